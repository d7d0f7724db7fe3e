"""A Duel against a bot, with random answers."""

import gymnasium

import automatable.envs  # noqa: F401  (registers the games)

env = gymnasium.make("automatable/Duel-v1", opponents="greedy:50")
seen, info = env.reset(seed=1)
over, reward = False, 0.0
while not over:
    seen, reward, terminated, truncated, info = env.step(env.action_space.sample())
    over = terminated or truncated
print("reward", reward)
