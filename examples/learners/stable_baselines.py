"""MaskablePPO of SB3-Contrib on the vectorized games, against a bot or a league of earlier selves.

pip install sb3-contrib
python examples/learners/stable_baselines.py --game raising_robots --league
"""

import copy
from typing import Any

import torch
from common import DISCOUNT, Choose, Task, read_task
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from automatable.envs.stable_baselines import TableVecEnv


def chooser(model: MaskablePPO) -> Choose:
    """The policy as it is now."""
    frozen = type(model.policy)(**model.policy._get_constructor_parameters())
    frozen.load_state_dict(copy.deepcopy(model.policy.state_dict()))

    def choose(seen: Any, mask: Any) -> Any:
        return frozen.predict(seen, action_masks=mask)[0]

    return choose


class Progress(BaseCallback):
    """Lets a copy join the league, and tests the learner, every now and then."""

    def __init__(self, task: Task) -> None:
        super().__init__()
        self.task, self.rollouts = task, 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        self.rollouts += 1
        if self.rollouts % 10 == 0:
            self.task.join(chooser(self.model))
        if self.rollouts % 20 == 0:
            self.task.tell(self.num_timesteps, chooser(self.model))


def main() -> None:
    task = read_task(__doc__, "python examples/learners/stable_baselines.py --game cyberion")
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        TableVecEnv(task.table(observations="array")),
        n_steps=64,
        batch_size=1024,
        learning_rate=1e-3,
        gamma=DISCOUNT,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=task.seed,
        device="cpu",
    )
    task.tell(0, chooser(model))
    model.learn(task.steps, callback=Progress(task))
    task.tell(model.num_timesteps, chooser(model))


if __name__ == "__main__":
    main()
