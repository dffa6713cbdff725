import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when another process holds the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(`${folder} is in use by another process: one data folder serves one server`);
  }
}

/**
 * Locks a folder for this process until release or process exit. The embedded database has no lock, and two writers lose rows silently.
 * @returns a function that releases the lock
 * @throws FolderInUse while a running process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'in-use-by');
  if (!acquire(path)) throw new FolderInUse(folder);
  return () => rmSync(path, { force: true });
}

function acquire(path: string): boolean {
  const ownPath = `${path}.${process.pid}`;
  writeFileSync(ownPath, identityOf(process.pid) ?? '');
  try {
    if (linked(ownPath, path)) return true;
    return !isHeld(path) && takeOver(ownPath, path);
  } finally {
    rmSync(ownPath, { force: true });
  }
}

/** Replaces the lock of a dead process. A takeoverPath lock lets only one of several processes do so. */
function takeOver(ownPath: string, path: string): boolean {
  const takeoverPath = `${path}.takeover`;
  if (!acquire(takeoverPath)) return false;
  try {
    if (isHeld(path)) return false;
    renameSync(ownPath, path);
    return true;
  } finally {
    unlinkSync(takeoverPath);
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(path: string): boolean {
  let holder: string;
  try {
    holder = readFileSync(path, 'utf8');
  } catch {
    return false;
  }
  const pid = Number(holder.split(' ')[0]);
  return pid > 0 && identityOf(pid) === holder;
}

/** Returns a process's id and start time, since the system reuses process ids. */
function identityOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // Field 22 is the start time; the name in parentheses may hold spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
      if (fields?.[0] === 'Z') return undefined;
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${pid} ${boot} ${fields?.[19]}`;
    }
    return `${pid} ${execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()}`;
  } catch {
    return undefined;
  }
}
