"""A small PPO in PyTorch for every game, against a bot or a league of earlier selves.

python examples/learners/ppo.py
python examples/learners/ppo.py --game cyberion --set support=5 --steps 1500000
python examples/learners/ppo.py --game duel --league
"""

import copy
from typing import Any

import torch
from common import DISCOUNT, Choose, Task, read_task
from torch import Tensor, nn
from torch.distributions import Categorical

ROLLOUT = 64  # answers in each game between two updates
EPOCHS, BATCH = 4, 1024
TRACE = 0.95
CLIP, CURIOSITY = 0.2, 0.01
JOIN = 10  # updates after which a copy joins the league


class Network(nn.Module):
    """Two layers that both the policy and the value look at."""

    def __init__(self, highs: Any, answers: int, width: int = 128) -> None:
        super().__init__()
        self.highs = nn.Parameter(torch.tensor(highs), requires_grad=False)
        self.body = nn.Sequential(
            nn.Linear(len(highs), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.policy, self.value = nn.Linear(width, answers), nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(seen.float() / self.highs)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden)[..., 0]


def chooser(network: Network) -> Choose:
    """The network as it is now, as a policy."""
    frozen = copy.deepcopy(network).eval()

    @torch.no_grad()
    def choose(seen: Any, mask: Any) -> Any:
        return frozen(torch.as_tensor(seen), torch.as_tensor(mask))[0].sample().numpy()

    return choose


class Rollout:
    """What was seen and done between two updates."""

    def __init__(self, task: Task, network: Network) -> None:
        self.env, self.network = task.table(), network
        self.look, self.infos = self.env.reset(seed=task.seed)

    @torch.no_grad()
    def play(self) -> tuple[Tensor, ...]:
        """Observations, masks, answers, their log probabilities, advantages and returns."""
        kept: list[tuple[Tensor, ...]] = []
        for _ in range(ROLLOUT):
            seen = torch.as_tensor(self.look["observation"])
            mask = torch.as_tensor(self.infos["action_mask"])
            policy, value = self.network(seen, mask)
            answers = policy.sample()
            self.look, rewards, ended, cut, self.infos = self.env.step(answers.numpy())
            # A game cut short is lost: else to draw games out would pay better than to play on.
            paid = torch.as_tensor(rewards - cut).float()
            over = torch.as_tensor(ended | cut)
            kept.append((seen, mask, answers, policy.log_prob(answers), value, paid, over))
        seen, mask, answers, logs, values, paid, over = (
            torch.stack(parts) for parts in zip(*kept, strict=True)
        )
        advantages = self._advantages(values, paid, over)
        parts = seen, mask, answers, logs, advantages, advantages + values
        return tuple(part.flatten(0, 1) for part in parts)

    def _advantages(self, values: Tensor, paid: Tensor, over: Tensor) -> Tensor:
        seen = torch.as_tensor(self.look["observation"])
        _, ahead = self.network(seen, torch.as_tensor(self.infos["action_mask"]))
        found, trace = torch.zeros_like(values), torch.zeros(values.shape[1])
        for step in reversed(range(ROLLOUT)):
            goes_on = (~over[step]).float()
            surprise = paid[step] + DISCOUNT * ahead * goes_on - values[step]
            trace = surprise + DISCOUNT * TRACE * goes_on * trace
            found[step], ahead = trace, values[step]
        return found


def update(network: Network, optimizer: torch.optim.Optimizer, told: tuple[Tensor, ...]) -> None:
    """Some steps towards answers that went better than expected, none of them far."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(told[0])).split(BATCH):
            seen, mask, answers, logs, advantages, returns = (part[rows] for part in told)
            policy, value = network(seen, mask)
            ratio = (policy.log_prob(answers) - logs).exp()
            better = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = 0.5 * (value - returns).square().mean() - gain
            loss = loss - CURIOSITY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    task = read_task(__doc__, "python examples/learners/ppo.py --game cyberion --set support=5")
    torch.manual_seed(task.seed)
    torch.set_num_threads(1)  # such small networks are slower on several cores
    highs = task.highs()
    network = Network(highs, int(task.table().single_action_space.n))  # type: ignore[attr-defined]
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    rollout = Rollout(task, network)
    updates = max(1, task.steps // (ROLLOUT * task.games))
    task.tell(0, chooser(network))
    for number in range(1, updates + 1):
        optimizer.param_groups[0]["lr"] = 1e-3 * (1 - (number - 1) / updates)
        update(network, optimizer, rollout.play())
        if number % JOIN == 0:
            task.join(chooser(network))
        if number % max(1, updates // 20) == 0 or number == updates:
            task.tell(number * ROLLOUT * task.games, chooser(network))


if __name__ == "__main__":
    main()
