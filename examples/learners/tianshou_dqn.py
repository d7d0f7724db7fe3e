"""DQN of Tianshou, which knows masks, on single environments.

pip install tianshou
python examples/learners/tianshou_dqn.py --game duel
"""

from typing import Any

import gymnasium
import numpy as np
import torch
from common import DISCOUNT, MOST, Choose, Task, read_task
from gymnasium.spaces import Dict
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from torch import nn

from automatable.envs.single import TableEnv


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The names that Tianshou looks for: `obs` and `mask`. No infos: its buffer would keep them."""

    def __init__(self, env: Any, highs: Any) -> None:
        super().__init__(env)
        self.highs = highs
        inside = env.observation_space
        self.observation_space = Dict(obs=inside["observation"], mask=inside["action_mask"])

    def reset(self, **given: Any) -> Any:
        return self._named(self.env.reset(**given)[0]), {}

    def step(self, action: Any) -> Any:
        seen, reward, ended, cut, _ = self.env.step(int(action))
        return self._named(seen), reward, ended, cut, {}

    def _named(self, seen: Any) -> dict[str, Any]:
        return {
            "obs": (seen["observation"] / self.highs).astype(np.float32),
            "mask": seen["action_mask"].astype(bool),
        }


class Worths(nn.Module):
    """The worth of every answer."""

    def __init__(self, length: int, answers: int) -> None:
        super().__init__()
        width = 128
        self.body = nn.Sequential(
            nn.Linear(length, width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
            nn.Linear(width, answers),
        )

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Any, Any]:
        seen = obs.obs if hasattr(obs, "obs") else obs
        return self.body(torch.as_tensor(np.asarray(seen), dtype=torch.float32)), state


def chooser(policy: Any, highs: Any) -> Choose:
    """The policy as it is."""

    @torch.no_grad()
    def choose(seen: Any, mask: Any) -> Any:
        look = Batch(obs=(seen / highs).astype(np.float32), mask=mask.astype(bool))
        return np.asarray(policy(Batch(obs=look, info=Batch())).act)

    return choose


def make(task: Task, highs: Any) -> Masked:
    options = {"opponents": task.pool or task.opponent, "reward": task.reward, "max_cycles": MOST}
    return Masked(TableEnv(task.game, task.settings, **options), highs)


def main() -> None:
    task = read_task(__doc__, "python examples/learners/tianshou_dqn.py --game duel")
    torch.manual_seed(task.seed)
    torch.set_num_threads(1)
    highs = task.highs()
    env = make(task, highs)
    answers: Any = env.action_space
    policy = DiscreteQLearningPolicy(
        model=Worths(len(highs), int(answers.n)), action_space=answers, eps_training=0.1
    )
    learner: Any = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=1e-3),
        gamma=DISCOUNT,
        n_step_return_horizon=3,
        target_update_freq=500,
    )
    games = min(task.games, 16)
    envs = DummyVectorEnv([lambda: make(task, highs) for _ in range(games)])
    collector = Collector[Any](learner, envs, VectorReplayBuffer(50_000, games))
    task.tell(0, chooser(policy, highs))
    epochs = max(1, task.steps // 5_000)
    for number in range(1, epochs + 1):
        params = OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=task.steps // epochs,
            collection_step_num_env_steps=10 * games,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=128,
            test_step_num_episodes=0,
            show_progress=False,
            verbose=False,
        )
        learner.run_training(params)
        task.join(chooser(policy, highs))
        task.tell(number * task.steps // epochs, chooser(policy, highs))


if __name__ == "__main__":
    main()
