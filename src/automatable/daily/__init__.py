"""The daily challenge: one deal for everybody each day, derived from the date alone."""

from .daily import BadDaily, Daily, daily, has_daily
from .daily_run import DailyRun, Outcome, check

__all__ = ["BadDaily", "Daily", "DailyRun", "Outcome", "check", "daily", "has_daily"]
