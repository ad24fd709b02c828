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


def find() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def find_or_install() -> str:
    """The path of a Chromium; raises `RuntimeError` with what to do where there is none."""
    if not find() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
    path = find()
    if path is None:
        raise RuntimeError(
            "The browser tests need Chromium on the PATH: on Debian or Ubuntu run "
            "`sudo apt-get install chromium`, elsewhere install it by the system's own means."
        )
    return path


def _install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        result = subprocess.run(
            ["apt-get", *command], env=quiet, capture_output=True, text=True, check=False
        )
        if result.returncode:
            raise RuntimeError(f"Chromium could not be installed:\n{result.stderr[-2000:]}")
