"""PPO of RLlib with its action masks, on single environments.

pip install 'ray[rllib]' torch
python examples/learners/rllib_ppo.py --game duel
"""

import os

os.environ.setdefault("RAY_TRAIN_V2_ENABLED", "1")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

from typing import Any

import gymnasium
import numpy as np
import torch
from common import DISCOUNT, MOST, Choose, Task, read_task
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from automatable.envs.single import TableEnv


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The names that RLlib's module with masks looks for, numbers from 0 to 1."""

    def __init__(self, env: Any, highs: Any) -> None:
        super().__init__(env)
        self.highs = highs
        self.action_space = gymnasium.spaces.Discrete(int(env.action_space.n))
        self.observation_space = Dict(
            observations=Box(0, 1, (len(highs),), np.float32),
            action_mask=Box(0, 1, (int(env.action_space.n),), np.float32),
        )

    def observation(self, observation: Any) -> dict[str, Any]:
        seen = (observation["observation"] / self.highs).astype(np.float32)
        mask = observation["action_mask"].astype(np.float32)
        return {"observations": np.clip(seen, 0, 1), "action_mask": mask}


def chooser(module: Any, highs: Any) -> Choose:
    """The policy as it is."""

    @torch.no_grad()
    def choose(seen: Any, mask: Any) -> Any:
        look = {
            "observations": torch.as_tensor((seen / highs).astype(np.float32)),
            "action_mask": torch.as_tensor(mask.astype(np.float32)),
        }
        logits = module.forward_inference({Columns.OBS: look})[Columns.ACTION_DIST_INPUTS]
        return torch.distributions.Categorical(logits=logits).sample().numpy()

    return choose


def make(task: Task, highs: Any) -> Named:
    options = {"opponents": task.pool or task.opponent, "reward": task.reward, "max_cycles": MOST}
    return Named(TableEnv(task.game, task.settings, **options), highs)


def main() -> None:
    task = read_task(__doc__, "python examples/learners/rllib_ppo.py --game duel")
    highs = task.highs()
    register_env("automatable", lambda _: make(task, highs))
    batch = min(4_000, task.steps)
    algorithm = (
        PPOConfig()
        .environment("automatable")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .learners(num_learners=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [128, 128]},
            )
        )
        .training(
            train_batch_size=batch,
            minibatch_size=min(1_000, batch),
            num_epochs=4,
            lr=1e-3,
            gamma=DISCOUNT,
            lambda_=0.95,
            entropy_coeff=0.01,
        )
        .debugging(seed=task.seed, log_level="ERROR")
        .build_algo()
    )
    task.tell(0, chooser(algorithm.get_module(), highs))
    for number in range(1, max(1, task.steps // batch) + 1):
        algorithm.train()
        task.tell(number * batch, chooser(algorithm.get_module(), highs))
    algorithm.stop()


if __name__ == "__main__":
    main()
