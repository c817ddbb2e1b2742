"""The rules for Prometheus in ``docs/operating.md``: it takes them, they know the host's own figures, and they fire."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from coatl_core.hosting.figures import Figures
from coatl_core.hosting.store import SqliteStore

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
RULES = PAGE.partition("```yaml\ngroups:")[1].removeprefix("```yaml\n") + PAGE.partition("```yaml\ngroups:")[2]
RULES = RULES.partition("```")[0]
FIRED = """
rule_files: [rules.yml]
evaluation_interval: 15s
tests:
  - interval: 15s
    input_series:
      - {series: 'up{job="coatl",instance="one"}', values: '1x4 0x20'}
      - {series: 'up{job="coatl",instance="other"}', values: '1x24'}
      - {series: 'coatl_healthy{job="coatl",instance="one"}', values: '1x4 _x20'}
      - {series: 'coatl_healthy{job="coatl",instance="other"}', values: '1x12 0x12'}
      - {series: 'coatl_healthy{job="coatl",instance="third"}', values: '1x24'}
    alert_rule_test:
      - {eval_time: 1m, alertname: CoatlHostGone, exp_alerts: []}
      - eval_time: 3m
        alertname: CoatlHostGone
        exp_alerts: [{exp_labels: {job: coatl, instance: one}, exp_annotations: {summary: "SUMMARY CoatlHostGone one"}}]
      - {eval_time: 3m, alertname: CoatlKeepsNothing, exp_alerts: []}
      - eval_time: 5m
        alertname: CoatlKeepsNothing
        exp_alerts:
          - {exp_labels: {job: coatl, instance: other}, exp_annotations: {summary: "SUMMARY CoatlKeepsNothing other"}}
      - {eval_time: 5m, alertname: CoatlDatabaseGone, exp_alerts: []}
  - interval: 15s
    input_series:
      - {series: 'coatl_healthy{job="coatl",instance="one"}', values: '1x4 0x20'}
      - {series: 'coatl_healthy{job="coatl",instance="other"}', values: '1x4 0x20'}
      - {series: 'coatl_notices_late_seconds{job="coatl",instance="one"}', values: '0x4 1+15x20'}
      - {series: 'coatl_notices_late_seconds{job="coatl",instance="other"}', values: '0 3 0 4x20'}
    alert_rule_test:
      - eval_time: 3m
        alertname: CoatlDatabaseGone
        exp_alerts: [{exp_labels: {job: coatl}, exp_annotations: {summary: "SUMMARY CoatlDatabaseGone "}}]
      - eval_time: 3m
        alertname: CoatlNoticesLate
        exp_alerts:
          - {exp_labels: {job: coatl, instance: one}, exp_annotations: {summary: "SUMMARY CoatlNoticesLate one"}}
"""


def summary(alert: re.Match[str]) -> str:
    """What a rule says of an instance."""
    name, instance = alert[1], alert[2]
    found = re.search(rf'alert: {name}\n.*?summary: "([^"]*)"', RULES, re.DOTALL)
    assert found is not None
    return found[1].replace("{{ $labels.instance }}", instance)


def test_prometheus_takes_the_rules_and_they_fire_when_they_should(tmp_path: Path) -> None:
    if shutil.which("promtool") is None:
        pytest.skip("promtool, a program of Prometheus, is not installed")
    (tmp_path / "rules.yml").write_text(RULES, "utf-8")
    fired = re.sub(r"SUMMARY (\w+) (\w*)", summary, FIRED)
    (tmp_path / "fired.yml").write_text(fired, "utf-8")
    for command in (("check", "rules", "rules.yml"), ("test", "rules", "fired.yml")):
        done = subprocess.run(["promtool", *command], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_rules_ask_for_figures_that_a_host_tells() -> None:
    figures = Figures(lambda: 1, lambda: 1, SqliteStore(":memory:"))
    figures.cut.labels("slow").inc()
    page = figures._page([b"GET", b"/metrics"])[2].decode()
    told = {*re.findall(r"^(\w+)[{ ]", page, re.MULTILINE)}
    asked = {*re.findall(r"\b((?:coatl|process)_\w+)", "\n".join(re.findall(r"expr: (.*)", RULES)))}
    assert len(asked) > 9
    assert asked <= told
