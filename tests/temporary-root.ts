import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory. A container may have very little of it. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Returns where a run puts its temporary folder: in memory if there is room, unless `TMPDIR` says otherwise.
 * A database of hundreds of small files is copied there in a tenth of the time.
 */
export function temporaryRoot(): string {
  if (process.env['TMPDIR'] || !existsSync(MEMORY) || !mayRunPrograms()) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
}

/** Returns the start of the folder's name. It names this process, so that a later run knows when nobody needs the folder. */
export function temporaryPrefix(root: string, what: string): string {
  for (const name of readdirSync(root)) {
    const [, pid] = /^homeline-[a-z]+-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) removeIfOurs(join(root, name));
  }
  return join(root, `homeline-${what}-${process.pid}-`);
}

function removeIfOurs(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It belongs to another user, or another run removes it.
  }
}

/** A browser is unpacked into the temporary folder. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  return !mounts.some((mount) => mount.split(' ')[1] === MEMORY && mount.includes('noexec'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
