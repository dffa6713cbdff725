import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DESKS } from '@homeline/contract/call.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type WorkingApp, workingApp } from '../../apps/server/src/testing/journey.ts';

const ROOT = join(import.meta.dirname, '../..');
const EMAIL = 'credit@lender.example.com';

let app: WorkingApp;
let server: string;
let folder: string;

beforeAll(async () => {
  app = await workingApp();
  await addStaff(app.context, { organisation: 'homeline', email: EMAIL, password: PASSWORD, desks: DESKS });
  const { port } = app.http.server.address() as AddressInfo;
  server = `http://127.0.0.1:${port}`;
  // The folder of somebody who dates a sheet back: the installation has never seen it.
  folder = mkdtempSync(join(tmpdir(), 'homeline-dated-back-'));
  cpSync(join(ROOT, 'organisations'), folder, { recursive: true });
  const dearer = homelineFiles.rates.replace(/(id="term_row_3_out_1"><text>)[^<]*/, '$10.5');
  writeFileSync(join(folder, 'homeline/rates/2026-02-01.dmn'), dearer);
  writeFileSync(join(folder, 'new.dmn'), homelineFiles.rates);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.stop();
});

/** What a command of the credit officer writes. */
async function said(command: 'check' | 'compare', ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, ORGANISATIONS_DIR: folder, STAFF_EMAIL: EMAIL, STAFF_PASSWORD: PASSWORD };
  const script = join(ROOT, `scripts/organisation-${command}.ts`);
  const run = promisify(execFile)(process.execPath, [script, 'homeline', ...args], { env });
  const { stdout, stderr } = await run.catch((error) => error);
  return stdout + stderr;
}

describe('a sheet of a past day that the installation never published', () => {
  const compared = ['--against', '2026-03-01'];

  it('is a problem of the check against the installation', async () => {
    const text = await said('check', '--server', server);
    expect(text).toContain('BROKEN  rates/2026-02-01.dmn: 17 tables, 158 rows, never in effect');
    expect(text).toContain(
      'homeline/rates/2026-02-01.dmn: its day lies in the past, and it was not published',
    );
    expect(await said('check')).toContain(
      'ok      rates/2026-02-01.dmn: 17 tables, 158 rows, in effect since 2026-02-01, if it was published by then, which --server tells',
    );
  }, 60_000);

  it('is never compared with where the installation is asked', async () => {
    const text = await said('compare', join(folder, 'new.dmn'), ...compared, '--server', server);
    expect(text).toContain(
      'In effect on 2026-03-01 in the installation: rates/2026-01-01.dmn and policy/2026-01-01.dmn.',
    );
    expect(text).toMatch(/move +0\n/);
  }, 60_000);

  it('is compared with for want of better knowledge, which is said', async () => {
    const text = await said('compare', join(folder, 'new.dmn'), ...compared);
    expect(text).toContain(
      'Taken as in effect on 2026-03-01: rates/2026-02-01.dmn and policy/2026-01-01.dmn of the folder. Whether rates/2026-02-01.dmn was published by its day, --server knows: a file that came later is never in effect.',
    );
    expect(text).not.toMatch(/ {2}move +0\n/);
  }, 60_000);
});

it('a file that is not what the installation has in effect is not compared with', async () => {
  const first = join(folder, 'homeline/rates/2026-01-01.dmn');
  writeFileSync(first, `${homelineFiles.rates}\n`);
  const text = await said('compare', join(folder, 'new.dmn'), '--against', '2026-03-01', '--server', server);
  expect(text).toContain(
    'homeline/rates/2026-01-01.dmn of the folder is not what the installation published',
  );
  writeFileSync(first, homelineFiles.rates);
}, 60_000);
