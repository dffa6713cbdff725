import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Tells whether this machine lets a test mount a disk of its own. */
export function canHaveSmallDisk(): boolean {
  const [command = '', ...args] = onSmallDisk(1, ['-e', '']);
  return spawnSync(command, args, { env: { ...process.env, DATA_DIR: tmpdir() } }).status === 0;
}

/**
 * Returns the command that runs Node with a disk of this size, which no other process sees.
 * @param variable the variable that names the disk's folder
 */
export function onSmallDisk(mib: number, args: readonly string[], variable = 'DATA_DIR'): readonly string[] {
  const mounted = `mount -t tmpfs -o size=${mib}m tmpfs "$${variable}" && exec "$0" "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mounted, process.execPath, ...args];
}
