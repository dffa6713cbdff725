import { execFileSync } from 'node:child_process';
import { report, runVitest } from './vitest-run.ts';

/** The tests too slow for every change: personas and handlers on both databases, full journeys at both widths, and kill tests. */
const RUNS = [
  { path: 'apps/server/src', database: 'pglite' },
  { path: 'apps/server/src/personas.test.ts', database: 'postgres' },
  { path: 'apps/server/src/http/database-outage.test.ts', database: 'postgres' },
  { path: 'tests/journeys/own-providers.test.ts', database: 'postgres' },
  { path: 'tests', database: 'pglite' },
] as const;

// The journeys open the pages as they are built.
execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });

report(RUNS.map(({ path, database }) => runVitest(path, { TEST_LONG: '1', TEST_DATABASE: database })));
