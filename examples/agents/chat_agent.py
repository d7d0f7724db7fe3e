#!/usr/bin/env python3
"""Lets a model answer that speaks the usual chat API: CHAT_URL, CHAT_MODEL and CHAT_KEY name it."""

import json
import os
import sys
from urllib.request import Request, urlopen

url = os.environ.get("CHAT_URL", "http://127.0.0.1:11434/v1/chat/completions")
headers = {"Content-Type": "application/json"}
headers["Authorization"] = f"Bearer {os.environ.get('CHAT_KEY', 'none')}"
system = ""

for line in sys.stdin:
    told = json.loads(line)
    system = told.get("hello", {}).get("system", system)
    if "prompt" in told:
        messages = [("system", system), ("user", told["prompt"])]
        asked = {"model": os.environ.get("CHAT_MODEL", "llama3.2")}
        asked["messages"] = [{"role": role, "content": text} for role, text in messages]
        with urlopen(Request(url, json.dumps(asked).encode(), headers)) as answered:
            reply = json.load(answered)["choices"][0]["message"]["content"]
        print(json.dumps({"id": told["id"], "text": reply}), flush=True)
