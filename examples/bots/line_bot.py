#!/usr/bin/env python3
"""Answers any option to every question it reads."""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if "options" in told:
        action = random.choice(told["options"])
        print(json.dumps({"id": told["id"], "action": action}), flush=True)
