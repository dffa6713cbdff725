import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport } from './test-report.ts';

export type Counted = { readonly passed: number; readonly failed: number };

/** Runs vitest on a path, prints what it says and returns its counts. */
export function runVitest(
  path: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Counted {
  const report = join(tmpdir(), `homeline-vitest-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', path, ...reporters, ...args],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  );
  const { passed, failed } = readReport(report, status === 0);
  return { passed, failed };
}

/** Prints the sum of several runs as the last line, and fails the command if a test failed. */
export function report(runs: readonly Counted[]): void {
  const [passed, failed] = [sum(runs.map((run) => run.passed)), sum(runs.map((run) => run.failed))];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
