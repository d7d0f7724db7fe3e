#!/usr/bin/env python3
"""Answers every question at random."""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if "options" in told:
        action = random.choice(told["options"])
        print(json.dumps({"id": told["id"], "action": action}), flush=True)
