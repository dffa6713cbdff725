import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Logs, writes to standard error that it goes on, and ends as the server does. */
const PROGRAM = `
  import { flushLog, loggerFor } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
  const log = loggerFor({ level: 'info' });
  log.info('first');
  await new Promise((resolve) => setTimeout(resolve, 50));
  log.info('last');
  console.error('goes on');
  await flushLog(log);
  process.exit(0);`;

const run = (stdout: 'pipe' | number) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
    timeout: 60_000,
  });

it.runIf(existsSync('/dev/full'))('neither ends nor hangs when the disk of the log is full', () => {
  const { status, stderr } = run(openSync('/dev/full', 'w'));
  expect([status, stderr]).toEqual([0, 'goes on\n']);
});

it('writes every line before the server ends', () => {
  const { status, stdout } = run('pipe');
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['first', 'last']);
});
