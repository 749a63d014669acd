"""How a network is improved by what it did: proximal policy optimisation (PPO)."""

from __future__ import annotations

from typing import Any

import torch

from yksi.learning.selfplay import CHAIRS
from yksi.training.arena import NOW
from yksi.training.network import NEVER, Form
from yksi.training.rollout import Choices
from yksi.training.settings import Settings

Tensor = Any
LONGEST_SLOPE = 0.5
OWN_VALUE, CRITICS_VALUE = 0.25, 0.5  # weights of the errors
TOLD = ("entropy", "own error", "critic's error", "changed")


def advantages(choices: Choices, values: Tensor, trace: float) -> tuple[Tensor, Tensor]:
    """How much better than expected each choice turned out, and of which that is known.

    Every seat of a table has a story of its own. The last choice of each seat has no sequel yet
    unless the game is over, so nothing is known of it.
    """
    steps, width = values.shape
    following = torch.zeros(width, CHAIRS, device=values.device)
    ahead, known = torch.zeros_like(following), torch.zeros_like(following)
    gains, use = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
    for step in reversed(range(steps)):
        over = (choices.dones[step] > 0)[:, None]
        following = torch.where(over, choices.rewards[step], following)
        ahead = ahead.masked_fill(over, 0.0)
        known = known.masked_fill(over, 1.0)
        seat = choices.seats[step][:, None]
        value = values[step][:, None]
        is_known = known.gather(1, seat)
        surprise = following.gather(1, seat) - choices.costs[step][:, None] - value
        gain = (surprise + trace * ahead.gather(1, seat)) * is_known
        gains[step] = gain[:, 0]
        use[step] = (is_known[:, 0] > 0) & (choices.kinds[step] == NOW)
        following.scatter_(1, seat, value)
        ahead.scatter_(1, seat, gain)
        known.scatter_(1, seat, 1.0)
    return gains, use


class Improver:
    """Both networks' weights in one tensor, and Adam, which improves them.

    On a GPU the loss is compiled (half a minute), and one improvement is recorded and then played
    back, which saves the time in which Python would ask for a thousand small things.
    """

    def __init__(self, form: Form, critic: Form, first: Tensor, settings: Settings) -> None:
        self._form, self._critic = form, critic
        self._halves = [sum(form.sizes), sum(critic.sizes)]
        device = first.device
        self.weights = first.clone().requires_grad_()
        self.mean, self.square = torch.zeros_like(first), torch.zeros_like(first)
        self.count = torch.zeros((), device=device)
        self.told = torch.zeros(len(TOLD) + 1, device=device)
        self._rates, self._curious = torch.zeros(2, device=device), torch.zeros((), device=device)
        self._settings, self._has_critic = settings, settings.critic
        self._judge = torch.compile(self._loss, dynamic=False) if first.is_cuda else self._loss
        self._recorded: Any = None

    def parts(self) -> tuple[Tensor, Tensor]:
        """The weights of the network and of its critic."""
        network, critic = torch.split(self.weights, self._halves)
        return network, critic

    def values(self, choices: Choices, size: int) -> Tensor:
        """What the critic expects at every choice, or where there is none the network."""
        rows, secrets = choices.rows.flatten(0, 1), choices.secrets.flatten(0, 1)
        network, critic = self.parts()
        with torch.no_grad():
            arrays = (self._critic if self._has_critic else self._form).arrays(
                critic if self._has_critic else network
            )
            found = [
                self._critic(arrays, rows[at : at + size], secrets[at : at + size])[1]
                if self._has_critic
                else self._form(arrays, rows[at : at + size])[1]
                for at in range(0, len(rows), size)
            ]
        return torch.cat(found).view(choices.actions.shape)

    def learn(self, choices: Choices, rates: tuple[float, float], curious: float) -> int:
        """Improve by all choices of which something is known; returns how many these were.

        The rates are the network's and its critic's.
        """
        settings = self._settings
        values = self.values(choices, 4 * settings.batch)
        gains, use = advantages(choices, values, settings.trace)
        usable = use.flatten().nonzero()[:, 0]
        returns = gains + values
        mean, spread = gains.flatten()[usable].mean(), gains.flatten()[usable].std()
        if self._recorded is None:
            self._gains, self._returns = torch.zeros_like(gains), torch.zeros_like(gains)
            self._index = torch.zeros(settings.batch, dtype=torch.int64, device=gains.device)
            self._flat = {
                name: getattr(choices, name).flatten(0, 1)
                for name in ("rows", "secrets", "masks", "actions", "logs")
            }
        self._gains.copy_((gains - mean) / (spread + 1e-6))
        self._returns.copy_(returns)
        self._rates.copy_(torch.tensor(rates))
        self._curious.fill_(curious)
        self.told.zero_()
        for _ in range(settings.epochs):
            order = usable[torch.randperm(len(usable), device=usable.device)]
            for at in range(0, len(order) - settings.batch + 1, settings.batch):
                self._index.copy_(order[at : at + settings.batch])
                self._improve()
        return len(usable)

    def _improve(self) -> None:
        if self._recorded is None:
            self._recorded = self._record() if self.weights.is_cuda else self._once
        self._recorded()

    def _record(self) -> Any:
        """Play three improvements, then record one; where that fails, none is recorded."""
        kept = [tensor.detach().clone() for tensor in self._state()]
        try:
            beside = torch.cuda.Stream()
            beside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(beside):
                for _ in range(3):
                    self._once()
            torch.cuda.current_stream().wait_stream(beside)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self._once()
            played: Any = graph.replay
        except RuntimeError:
            played = self._once
        with torch.no_grad():
            for tensor, value in zip(self._state(), kept, strict=True):
                tensor.copy_(value)
        return played

    def _state(self) -> list[Tensor]:
        return [self.weights, self.mean, self.square, self.count, self.told]

    def _once(self) -> None:
        """One step of Adam by the choices of `_index`."""
        chosen = {name: column[self._index] for name, column in self._flat.items()}
        gains = self._gains.flatten()[self._index]
        returns = self._returns.flatten()[self._index]
        loss, told = self._judge(self.weights, chosen, gains, returns, self._curious)
        [slope] = torch.autograd.grad(loss, self.weights)
        with torch.no_grad():
            self.told += told
            self._descend(slope)

    def _loss(
        self,
        weights: Tensor,
        chosen: dict[str, Tensor],
        gains: Tensor,
        returns: Tensor,
        curious: Tensor,
    ) -> tuple[Tensor, Tensor]:
        """What is to become smaller, and what is told of it."""
        network, critic = torch.split(weights, self._halves)
        liked, own = self._form(self._form.arrays(network), chosen["rows"])
        seen = own
        if self._has_critic:
            _, seen = self._critic(self._critic.arrays(critic), chosen["rows"], chosen["secrets"])
        logs = torch.log_softmax(liked.masked_fill(~chosen["masks"], NEVER), dim=1)
        ratio = torch.exp(logs.gather(1, chosen["actions"][:, None])[:, 0] - chosen["logs"])
        clip = self._settings.clip
        policy = torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        entropy = -(logs.exp() * logs).sum(dim=1).mean()
        own_error = (own - returns).square().mean()
        error = (seen - returns).square().mean()
        loss = OWN_VALUE * own_error + CRITICS_VALUE * error - policy - curious * entropy
        changed = ((ratio - 1).abs() > clip).float().mean()
        told = torch.stack((entropy, own_error, error, changed, torch.ones_like(error)))
        return loss, told.detach()

    def _descend(self, slope: Tensor) -> None:
        """One step of Adam, the slopes of both networks cut to length one half."""
        for part in torch.split(slope, self._halves):
            part *= (LONGEST_SLOPE / (part.norm() + 1e-8)).clamp(max=1.0)
        self.count += 1
        self.mean.lerp_(slope, 0.1)
        self.square.lerp_(slope.square(), 0.001)
        size = torch.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        change = size * self.mean / (self.square.sqrt() + 1e-8)
        for part, rate in zip(torch.split(change, self._halves), self._rates, strict=True):
            part *= rate
        self.weights -= change
