#!/usr/bin/env python3
"""Takes a seat by its link, and answers at random until the game is over."""

import json
import random
import secrets
import sys
from urllib.request import Request, urlopen

table, _, invite = sys.argv[1].replace("/t/", "/api/tables/").partition("#invite=")
headers = {"X-Automatable": "1", "Content-Type": "application/json"}
headers["Authorization"] = f"Bearer {secrets.token_urlsafe(24)}"  # stands for the seat once we join


def ask(path, **body):
    return urlopen(Request(f"{table}/{path}", json.dumps(body).encode() if body else None, headers))


mine = json.load(ask("join", key="sit-down", invite=invite))
for line in ask(f"events?seat={mine['seat']}"):
    told = json.loads(line[6:]) if line.startswith(b"data: ") else {}
    if told.get("decision"):
        seen, action = told["sequence"], random.choice(told["decision"]["options"])["action"]
        ask("answers", key=f"answer-{seen}", seat=mine["seat"], sequence=seen, answer=action)
    if told.get("result"):
        break
