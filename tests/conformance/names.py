"""How cases are called."""


def name(value: object) -> str:
    return str(getattr(value, "__name__", value))
