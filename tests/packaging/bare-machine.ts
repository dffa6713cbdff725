import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** A bare Debian that has booted: its own root, systemd, mounts and processes. It shares this machine's kernel, network and clock. */
export type BareMachine = {
  /** Its root, as this process sees it. */
  readonly root: string;
  /**
   * Runs a command to its end. Returns what it prints.
   * @throws Error with what it says, if it fails
   */
  run(user: string, ...command: readonly string[]): string;
  /** Ends everything that runs on it, as a power failure does, and deletes its disk. */
  lose(): Promise<void>;
};

const RELEASE = 'bookworm';
const PACKAGES = ['adduser', 'ca-certificates', 'libstdc++6', 'pgbackrest', 'postgresql', 'systemd-sysv'];
const TRIES = 200;
const PAUSE_MS = 50;
const BOOT = join(import.meta.dirname, 'boot-machine.sh');
const ENVIRONMENT = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};

/** Tells whether this machine can make another one: as root on Linux, with Debian's mmdebstrap. */
export function canMakeMachines(): boolean {
  return process.getuid?.() === 0 && spawnSync('mmdebstrap', ['--version']).status === 0;
}

/** Writes the root of a bare Debian with PostgreSQL into an archive, from Debian's packages. */
export function makeRoot(archive: string): void {
  const args = ['--quiet', '--variant=minbase', `--include=${PACKAGES.join(',')}`, RELEASE, archive];
  execFileSync('mmdebstrap', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Boots a machine with the root in an archive. */
export async function bootMachine(archive: string): Promise<BareMachine> {
  const root = mkdtempSync(join(tmpdir(), 'homeline-machine-'));
  execFileSync('tar', ['--extract', '--numeric-owner', '--file', archive, '--directory', root]);
  chmodSync(root, 0o755);
  // It finds itself under this machine's name.
  copyFileSync('/etc/hosts', join(root, 'etc/hosts'));
  const name = basename(root);
  const child = spawn('sh', [BOOT, root, name], { stdio: ['ignore', 'ignore', 'inherit'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const run = (user: string, ...command: readonly string[]) => {
    const [systemd = ''] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
    const enter = ['--target', systemd, '--mount', '--pid', '--uts', '--ipc', '--cgroup'];
    const options = { env: ENVIRONMENT, encoding: 'utf8' } as const;
    const args = [...enter, 'runuser', '-u', user, '--', ...command];
    const { status, stdout, stderr } = spawnSync('nsenter', args, options);
    if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}: ${stderr}${stdout}`);
    return stdout;
  };
  await expect
    .poll(() =>
      existsSync(join(root, 'old'))
        ? attempt(() => run('root', 'systemctl', 'is-active', 'multi-user.target'))
        : '',
    )
    .toBe('active\n');
  return {
    root,
    run,
    async lose() {
      const ended = once(child, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
      await removeGroups(name);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Removes the control groups of a machine. What the kernel is still ending keeps its group for a moment. */
async function removeGroups(name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      for (const group of globSync(`/sys/fs/cgroup/{,*/}${name}/{,**/}`).toReversed()) rmdirSync(group);
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

function attempt(act: () => string): string {
  try {
    return act();
  } catch (error) {
    return String(error);
  }
}
