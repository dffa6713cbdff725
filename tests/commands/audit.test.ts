// Proves CO-37.

import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { testApp } from '../../apps/server/src/testing/app.ts';

const ROOT = join(import.meta.dirname, '../..');

function audit(dataDir: string): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    execFile(process.execPath, ['scripts/audit.ts'], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

describe('npm run audit', () => {
  it('prints what it checked for each lender, and exits with 1 on a finding in plain words', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'homeline-audit-'));
    const opened = () => openDatabase({ databaseUrl: undefined, dataDir });
    const app = await testApp({ database: await opened() }, { DATA_DIR: dataDir });
    const { uuid } = await app.register();
    await app.stop();

    const path = join(dataDir, 'anchors/homeline.jsonl');
    const sound = await audit(dataDir);
    expect(sound).toMatchObject({ code: 0, stderr: '' });
    expect(sound.stdout).toContain(
      `homeline: applications 1, events 6, facts 5, terms shown 0, files 0, anchors 0 (0 in ${path})`,
    );
    expect(sound.stdout).toMatch(/, findings 0\n$/);

    const { db, close } = await opened();
    await db.deleteFrom('fact').where('seq', '=', 5).execute();
    await close();
    const broken = await audit(dataDir);
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain(`homeline: application ${uuid}: fact 5 (contact) was removed\n`);
    expect(broken.stdout).toMatch(/, findings 2\n$/);
  });
});
