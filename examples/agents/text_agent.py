#!/usr/bin/env python3
"""Reads each prompt as a model would, and replies in text: here, with the first answer listed."""

import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    if "prompt" in told:
        reply = 'I take the first one.\n```json\n{"answer": 1}\n```'
        print(json.dumps({"id": told["id"], "text": reply}), flush=True)
