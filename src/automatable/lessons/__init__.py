"""Lessons: games that are played step by step, and say what to do and why; and summaries."""

from .lesson import BadLesson, Lesson, Step, lesson, lessons
from .lesson_run import LessonRun, Reply
from .summary import Section, example, pictured, summary, teaching

__all__ = [
    "BadLesson",
    "Lesson",
    "LessonRun",
    "Reply",
    "Section",
    "Step",
    "example",
    "lesson",
    "lessons",
    "pictured",
    "summary",
    "teaching",
]
