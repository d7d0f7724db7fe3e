"""PPO of TorchRL on the vectorized games.

pip install torchrl
python examples/learners/torchrl_ppo.py --game robot_quest_arena
"""

import copy
from typing import Any

import torch
from common import DISCOUNT, Choose, read_task
from tensordict import TensorDict, TensorDictBase
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from automatable.envs import VectorTable

ROLLOUT, EPOCHS, BATCH = 64, 4, 1024


class TableBatch(EnvBase):
    """A vector of games as a batched environment; a finished game begins anew when it is reset."""

    def __init__(self, vector: VectorTable) -> None:
        games = vector.num_envs
        super().__init__(batch_size=torch.Size([games]))
        self.vector = vector
        answers = int(vector.single_action_space.n)  # type: ignore[attr-defined]
        length = vector.single_observation_space.shape[0]  # type: ignore[index]
        self.observation_spec = Composite(
            observation=Unbounded((games, length)),
            action_mask=Binary(shape=(games, answers), dtype=torch.bool),
            shape=(games,),
        )
        self.action_spec = Categorical(answers, shape=(games,))
        self.reward_spec = Bounded(-2, 2, shape=(games, 1), dtype=torch.float32)

    def _reset(self, tensordict: TensorDictBase | None = None, **_: Any) -> TensorDictBase:
        options = None
        if tensordict is not None and tensordict.get("_reset") is not None:
            options = {"reset_mask": tensordict["_reset"][:, 0].numpy()}
        seen, infos = self.vector.reset(options=options)
        return TensorDict(self._look(seen, infos), self.batch_size)

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        seen, rewards, ended, cut, infos = self.vector.step(tensordict["action"].numpy())
        told = self._look(seen, infos) | {
            "reward": torch.as_tensor(rewards).float()[:, None],
            "terminated": torch.as_tensor(ended)[:, None],
            "truncated": torch.as_tensor(cut)[:, None],
            "done": torch.as_tensor(ended | cut)[:, None],
        }
        return TensorDict(told, self.batch_size)

    def _look(self, seen: Any, infos: Any) -> dict[str, torch.Tensor]:
        return {
            "observation": torch.as_tensor(seen).float(),
            "action_mask": torch.as_tensor(infos["action_mask"]).bool(),
        }

    def _set_seed(self, seed: int | None) -> None:
        self.vector.reset(seed=seed)


class Divided(nn.Module):
    """Divides an observation by the highest numbers."""

    def __init__(self, highs: Any) -> None:
        super().__init__()
        self.highs = nn.Parameter(torch.tensor(highs), requires_grad=False)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return seen.float() / self.highs


def network(highs: Any, out: int) -> nn.Module:
    width = 128
    layers = [nn.Linear(len(highs), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()]
    return nn.Sequential(Divided(highs), *layers, nn.Linear(width, out))


def chooser(actor: Any) -> Choose:
    """The policy as it is now."""
    frozen = copy.deepcopy(actor.module[0].module)

    @torch.no_grad()
    def choose(seen: Any, mask: Any) -> Any:
        logits = frozen(torch.as_tensor(seen))
        return MaskedCategorical(logits=logits, mask=torch.as_tensor(mask).bool()).sample().numpy()

    return choose


def main() -> None:
    task = read_task(__doc__, "python examples/learners/torchrl_ppo.py --game duel --league")
    torch.manual_seed(task.seed)
    torch.set_num_threads(1)
    env = TableBatch(task.table(observations="array", autoreset_mode="Disabled"))
    env.set_seed(task.seed)
    highs, answers = task.highs(), env.action_spec.space.n
    actor = ProbabilisticActor(
        TensorDictModule(network(highs, answers), ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(highs, 1))
    advantage = GAE(gamma=DISCOUNT, lmbda=0.95, value_network=critic)
    losses = ClipPPOLoss(actor, critic, entropy_coeff=0.01, critic_coeff=0.5)
    optimizer = torch.optim.Adam(losses.parameters(), lr=1e-3)
    updates = max(1, task.steps // (ROLLOUT * task.games))
    task.tell(0, chooser(actor))
    look = env.reset()
    for number in range(1, updates + 1):
        with torch.no_grad():
            steps = []
            for _ in range(ROLLOUT):
                done, look = env.step_and_maybe_reset(actor(look))
                steps.append(done)
            played = torch.stack(steps, 1)
        advantage(played)
        rows = played.reshape(-1)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(rows)).split(BATCH):
                found = losses(rows[some])
                loss = found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(losses.parameters(), 0.5)
                optimizer.step()
        if number % 10 == 0:
            task.join(chooser(actor))
        if number % max(1, updates // 20) == 0 or number == updates:
            task.tell(number * ROLLOUT * task.games, chooser(actor))


if __name__ == "__main__":
    main()
