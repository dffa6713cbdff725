import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { report, runVitest } from './vitest-run.ts';

// A server doesn't start without its pages.
execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });

/** Trials measure who waits for whom, so one runs at a time. Words after the command choose some of them by their file names. */
const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen.map((name) => join('tests/trials', name)) : ['tests/trials'];

report(paths.map((path) => runVitest(path, { TEST_TRIALS: '1' }, ['--maxWorkers=1'])));
