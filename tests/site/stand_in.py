"""Reads requests by what stands in for pydantic: shapes and data in, what is made of them out."""

import json
import sys

from automatable.site.frames import stand_in


def main() -> None:
    stand_in()
    from automatable.server.table_routes import ROUTES
    from automatable.site.shapes import ValidationError

    shapes = {route.shape.__name__: route.shape for route in ROUTES if route.shape}
    found: dict[str, list[object]] = {}
    for name, all_data in json.load(sys.stdin).items():
        made = found[name] = []
        for data in all_data:
            try:
                made.append(
                    shapes[name].model_validate_json(json.dumps(data).encode()).model_dump()
                )
            except ValidationError:  # type: ignore[misc]
                made.append(None)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
