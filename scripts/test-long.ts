import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tests too slow for every change: personas and handlers on both databases, full journeys at both widths, and kill tests. */
const RUNS = [
  { path: 'apps/server/src', database: 'pglite' },
  { path: 'apps/server/src/personas.test.ts', database: 'postgres' },
  { path: 'tests', database: 'pglite' },
] as const;

// The journeys open the pages as they are built.
execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });

const report = join(tmpdir(), `homeline-long-${process.pid}.json`);
const total = { passed: 0, failed: 0 };
for (const { path, database } of RUNS) {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      path,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { stdio: 'inherit', env: { ...process.env, TEST_LONG: '1', TEST_DATABASE: database } },
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  total.passed += numPassedTests;
  // A suite that can't even start has no failed test of its own.
  total.failed += status === 0 ? numFailedTests : Math.max(1, numFailedTests);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
