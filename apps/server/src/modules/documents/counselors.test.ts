// Proves LW-06.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProviderSilent } from '../../jobs/provider-silent.ts';
import { checkCounselors, counselorsNear, counselorsProblem } from './counselors.ts';
import { generateSummaryDocuments } from './generate-summary-documents.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const SAMPLE = join(import.meta.dirname, 'sample-counseling-agencies.json');
const HOME = { zip: '43085', state: 'OH' };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'counselors-'));
});

const contextOn = (day: string, sandbox?: object) =>
  ({
    config: { dataDir, sandbox },
    clock: { nowMs: () => Date.parse(`${day}T17:00:00.000Z`) },
  }) as never;

/** Runs the command. Returns its output, or throws with its error. */
const imported = async (data: unknown, ...options: string[]) => {
  const file = join(dataDir, 'hud.json');
  writeFileSync(file, JSON.stringify(data));
  const script = join(ROOT, 'scripts/counselors-import.ts');
  const environment = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [script, file, ...options], {
    env: environment,
    cwd: ROOT,
  });
  return stdout;
};
const rows = JSON.parse(readFileSync(SAMPLE, 'utf8')) as object[];

describe('the housing counselors of an installation', () => {
  it('are ten samples near the home before the first import, allowed only in a trial', async () => {
    const { agencies, retrievedOn } = counselorsNear(contextOn('2026-03-02'), HOME);
    expect(agencies).toHaveLength(10);
    expect(agencies.every(({ state }) => state === 'OH')).toBe(true);
    expect(retrievedOn).toBeUndefined();
    expect(counselorsProblem(contextOn('2026-03-02'))).toContain('No housing counselors were imported');
    expect(counselorsProblem(contextOn('2026-03-02', {}))).toBeUndefined();
    const run = { organisation: 'homeline', applicationId: 'x', enteredSeq: 1 };
    await expect(generateSummaryDocuments(contextOn('2026-03-02'), run)).rejects.toThrow(ProviderSilent);
  });

  it('are imported with their day, and reported once older than 30 days (12 CFR 1024.20(a)(2))', async () => {
    expect(await imported(rows, '--retrieved', '2026-03-01')).toContain(`Imported ${rows.length} agencies`);
    expect(counselorsNear(contextOn('2026-03-02'), HOME)).toMatchObject({ retrievedOn: '2026-03-01' });
    expect(counselorsProblem(contextOn('2026-03-31'))).toBeUndefined();
    expect(counselorsProblem(contextOn('2026-04-01'))).toContain('more than 30 days old');
    expect(() => checkCounselors(contextOn('2026-04-01'))).toThrow('npm run counselors:import');
  });

  it('stay unchanged when a file has a mistake or too few agencies', async () => {
    await expect(imported([...rows, { nme: 'Nameless' }], '--retrieved', '2026-03-01')).rejects.toThrow(
      /row 63: city/,
    );
    await expect(imported(rows.slice(0, 3), '--retrieved', '2026-03-01')).rejects.toThrow(
      /3 active agencies for homeowners; a list needs 10/,
    );
    await expect(imported(rows)).rejects.toThrow(/Give a file and --retrieved/);
    expect(counselorsNear(contextOn('2026-03-02'), HOME).retrievedOn).toBeUndefined();
  });
});
