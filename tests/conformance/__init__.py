"""The conformance suite must be able to fail: broken games, each caught by the check named."""
