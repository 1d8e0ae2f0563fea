import path from 'node:path';
import { siteDir } from './run.mjs';

/** Specs of a Playwright report, also those inside of `describe`. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Counts the tests in a JSON report of Jest or Playwright.
 * @param {object} report
 * @returns {{ passed: number, failed: number }} a suite that can't run counts as one failed test
 */
export function countTests({ stats, numPassedTests, numFailedTests, numFailedTestSuites }) {
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

/**
 * Counts the tests of a Playwright report by project.
 * @param {{ suites: object[] }} report
 * @returns {Record<string, { passed: number, failed: number }>} by project name; flaky tests count as failed
 */
export function countByProject(report) {
  const counts = {};
  for (const { projectName, status } of specsOf(report).flatMap(({ tests }) => tests)) {
    const count = (counts[projectName] ??= { passed: 0, failed: 0 });
    if (status === 'expected') count.passed += 1;
    else count.failed += 1;
  }
  return counts;
}

/** Test files of a report with their durations in seconds. */
function durationsOf({ testResults = [], ...report }) {
  const ofJest = testResults.map(({ name, startTime, endTime }) => [
    path.relative(siteDir, name),
    (endTime - startTime) / 1000,
  ]);
  const ofPlaywright = specsOf(report).map(({ file, tests }) => [
    `tests/${file}`,
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  ]);
  return [...ofJest, ...ofPlaywright];
}

/**
 * @param {object[]} reports of Jest and Playwright
 * @returns {{ file: string, seconds: number }[]} the ten files that took longest, with the sum of their tests
 */
export function slowestFiles(reports) {
  const seconds = new Map();
  for (const [file, duration] of reports.flatMap(durationsOf)) {
    seconds.set(file, (seconds.get(file) ?? 0) + duration);
  }
  const files = [...seconds].map(([file, sum]) => ({ file, seconds: Math.round(sum) }));
  return files.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
}
