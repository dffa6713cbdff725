import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A data folder with a file of this name. */
export function folderWithFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-start-'));
  writeFileSync(join(folder, name), '');
  return folder;
}

/** Starts a server that is expected to end at once, with these settings alone. */
export function startServer(settings: Record<string, string>): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'homeline-start-')),
      ...settings,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
}
