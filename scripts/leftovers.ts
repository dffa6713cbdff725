import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const GRACE_MS = 3_000;
const PAUSE_MS = 100;

/**
 * Names what a command left behind that ran with this folder as `TMPDIR`: entries of the folder, and processes still alive.
 * A process may take a moment to end after the one that stopped it.
 */
export async function leftoversOf(folder: string): Promise<readonly string[]> {
  const untilMs = performance.now() + GRACE_MS;
  while (processesOf(folder).length > 0 && performance.now() < untilMs) await setTimeout(PAUSE_MS);
  return [...readdirSync(folder).map((name) => `temporary file ${name}`), ...processesOf(folder)];
}

/** Finds processes by the environment they inherited, which outlives a change of parent or process group. Linux only. */
function processesOf(folder: string): readonly string[] {
  if (!existsSync('/proc')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .filter((pid) => read(`/proc/${pid}/environ`).includes(`TMPDIR=${folder}`))
    .map((pid) => `process ${pid}: ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 120)}`);
}

/** Returns nothing for a process that has ended or belongs to somebody else. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
