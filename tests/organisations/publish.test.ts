// Proves RU-01, RU-06.

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';

const ROOT = join(import.meta.dirname, '../..');
const EMAIL = 'credit@lender.example.com';
const TODAY = civilDateIn('America/Los_Angeles', Date.now());
const DAY = addDays(TODAY, 30);

let app: AppWithProviders;
let server: string;
let folder: string;

beforeAll(async () => {
  app = await workingApp();
  const person = { organisation: 'homeline', email: EMAIL, password: PASSWORD };
  await addStaff(app.context, { ...person, roles: ['UNDERWRITER'] });
  const { port } = app.http.server.address() as AddressInfo;
  server = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'homeline-lenders-'));
  cpSync(join(ROOT, 'organisations'), folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.stop();
});

const withRate = (rate: string) =>
  homelineFiles.rates.replace(/(id="term_row_3_out_1"><text>)[^<]*/, `$1${rate}`);
const newFile = (text: string) => {
  const path = join(folder, 'new.dmn');
  writeFileSync(path, text);
  return path;
};

/** Runs a command as a credit officer. */
async function run(command: 'check' | 'compare' | 'publish', ...args: readonly string[]) {
  const env = { ...process.env, ORGANISATIONS_DIR: folder, STAFF_EMAIL: EMAIL, STAFF_PASSWORD: PASSWORD };
  const script = join(ROOT, `scripts/organisation-${command}.ts`);
  const all = [script, 'homeline', ...args, '--server', server];
  const {
    stdout,
    stderr,
    code = 0,
  } = await promisify(execFile)(process.execPath, all, { env }).catch((error) => error);
  return { said: stdout + stderr, code };
}

const publish = (text: string, day: string) => run('publish', newFile(text), '--from', day);

describe('a credit officer, with a running server on the embedded database', () => {
  it.runIf(process.env['TEST_LONG'])(
    'checks, publishes, corrects, compares with and withdraws a rate sheet',
    async () => {
      const tablesOfDay = new RegExp(`ok +rates ${DAY}: \\d+ tables, \\d+ rows, takes effect on ${DAY}`);
      const checked = await run('check', newFile(withRate('0.3')), '--from', DAY);
      expect(checked.said).toMatch(tablesOfDay);
      expect(checked.said).toContain(`ok      rates ${DAY} with policy 2026-01-01: no gap; APR `);

      const published = await publish(withRate('0.3'), DAY);
      expect(published).toMatchObject({
        code: 0,
        said: expect.stringContaining(`\nrates ${DAY}: published\n`),
      });
      expect((await publish(withRate('0.3'), DAY)).said).toContain(`\nrates ${DAY}: unchanged\n`);
      expect((await publish(withRate('0.35'), DAY)).said).toContain(
        `\nrates ${DAY}: published, replacing the earlier file\n`,
      );

      const compared = await run('compare', newFile(withRate('0.35')), '--against', DAY);
      expect(compared.said).toContain(
        `Compared with rates ${DAY} and policy 2026-01-01, in effect on ${DAY} as published.`,
      );
      expect(compared.said).toMatch(/\n +\d+ +0 +no impact\n$/);
      expect((await run('check')).said).toMatch(tablesOfDay);

      expect((await run('publish', '--from', DAY, '--withdraw')).said).toBe(`rates ${DAY}: withdrawn\n`);
      expect((await run('publish', 'rates', '--from', DAY, '--withdraw')).said).toBe(
        `rates ${DAY}: unchanged\n`,
      );
    },
    120_000,
  );

  it('gets the invalid cell of a file, and nothing is published', async () => {
    const { said, code } = await publish(withRate('0,3'), DAY);
    expect(code).toBe(1);
    expect(said).toContain(`rates ${DAY}: table "Term", row 3, column "Percent": can’t read 0,3`);
    expect(said).toContain('Nothing was published.');
    expect((await run('check')).said).not.toContain(DAY);
  });

  it('cannot publish for a past day or withdraw a version in effect', async () => {
    const past = addDays(TODAY, -10);
    const { said, code } = await publish(withRate('0.3'), past);
    expect({ said, code }).toMatchObject({
      code: 1,
      said: expect.stringContaining(`rates ${past}: is for a past day; publish it from `),
    });
    expect((await run('publish', 'rates', '--from', '2026-01-01', '--withdraw')).said).toContain(
      "rates 2026-01-01: already took effect and can't be withdrawn",
    );
  });
});
