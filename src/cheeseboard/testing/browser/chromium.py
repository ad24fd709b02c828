"""Finds the system's Chromium; on a fresh machine where we may, installs it."""

import os
import shutil
import subprocess
from typing import Final

WITHOUT: Final = (
    # Each is a page of its own behind every window, and costs as much as a page of ours.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # What Playwright switches off: of two such lists Chromium takes the last.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""Features of a browser that no page needs."""

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
)


INSTALL: Final = ("-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends")
WHOLE: Final = ("chromium", "chromium-browser")
SHELL: Final = ("chromium-headless-shell",)
"""Chromium without windows starts sooner and works less, but knows no notices of the system."""


def find(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def find_or_install() -> str:
    """The path of the Chromium that takes least; raises `RuntimeError` with what to do where there
    is none."""
    _install_where_we_may()
    return _found(*SHELL, *WHOLE)


def find_or_install_whole() -> str:
    """The same for what only a whole browser can do."""
    _install_where_we_may()
    return _found(*WHOLE)


def _found(*names: str) -> str:
    path = find(*names)
    if path is None:
        raise RuntimeError(
            "The browser tests need Chromium on the PATH: on Debian or Ubuntu run "
            "`sudo apt-get install chromium`, elsewhere install it by the system's own means."
        )
    return path


def _install_where_we_may() -> None:
    is_ours = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if find(*WHOLE) or not is_ours:
        return
    _apt("update")
    trouble = _apt(*INSTALL, "chromium", *SHELL) and _apt(*INSTALL, "chromium")
    if trouble:
        raise RuntimeError(f"Chromium could not be installed:\n{trouble}")


def _apt(*command: str) -> str:
    """Run it quietly; what it complains of, if it fails."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    result = subprocess.run(
        ["apt-get", *command], env=quiet, capture_output=True, text=True, check=False
    )
    return result.stderr[-2000:] if result.returncode else ""
