import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the tests too slow for every change: full journeys at both widths, and kill tests on both databases. */
const report = join(tmpdir(), `homeline-long-${process.pid}.json`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { stdio: 'inherit', env: { ...process.env, TEST_LONG: '1' } },
);
const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(report);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = status ?? 1;
