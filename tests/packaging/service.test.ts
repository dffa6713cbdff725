// Proves IN-15.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const UNIT = readFileSync(join(import.meta.dirname, '../../packaging/homeline.service'), 'utf8');
const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;
/** Of 100: what systemd calls OK ends at 49. */
const MOST_EXPOSED = 15;

/** What every service waits for. */
const TARGETS = ['sysinit.target', 'basic.target', 'shutdown.target', 'network-online.target'];

/** A root file system with nothing but a unit, the program that it starts and what it waits for. */
function rootWith(unit: string): string {
  const root = mkdtempSync(join(tmpdir(), 'homeline-unit-'));
  for (const folder of ['usr/bin', 'etc/systemd/system']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'usr/bin/homeline'), '#!/bin/sh\n');
  chmodSync(join(root, 'usr/bin/homeline'), 0o755);
  for (const target of TARGETS) writeFileSync(join(root, 'etc/systemd/system', target), '[Unit]\n');
  writeFileSync(join(root, 'etc/systemd/system/homeline.service'), unit);
  return root;
}

function analyzed(unit: string, ...args: readonly string[]) {
  const options = { encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    [...args, `--root=${rootWith(unit)}`, 'homeline.service'],
    options,
  );
  return { status, stderr };
}

describe.runIf(HAS_SYSTEMD)('the service', () => {
  it('is one that systemd understands, line by line', () => {
    expect(analyzed(UNIT, 'verify')).toEqual({ status: 0, stderr: '' });
    const mistaken = UNIT.replace('ProtectHome=yes', 'ProtectHomes=yes');
    expect(analyzed(mistaken, 'verify').stderr).toContain('ProtectHomes');
  });

  it('may do little on its machine', () => {
    const judged = ['security', '--offline=yes', `--threshold=${MOST_EXPOSED}`];
    expect(analyzed(UNIT, ...judged).status).toBe(0);
    const open = UNIT.replace('ProtectSystem=strict\n', '').replace('NoNewPrivileges=yes\n', '');
    expect(analyzed(open, ...judged).status).toBe(1);
  });
});
