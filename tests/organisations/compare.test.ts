// Proves RU-02, RU-56.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/organisation-compare.ts');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homeline-compared-'));
  file = join(folder, 'new.dmn');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [SCRIPT, 'homeline', file, ...args]);

async function refusalOf(...args: readonly string[]): Promise<string> {
  const { stderr } = await run(...args).then(
    () => ({ stderr: 'It was compared' }),
    (error) => error,
  );
  return stderr.trim();
}

describe('npm run organisation:compare', () => {
  it('names the published market rates that change, and who is affected', async () => {
    writeFileSync(
      file,
      homelineFiles.rates
        .replaceAll(/(?<=id="averagePrimeOfferRate_row_[12]_out_1"><text>)[^<]*/g, '11.9')
        .replace(/(?<=id="treasuryYield_row_4_out_1"><text>)[^<]*/, '4.9')
        .replace(/(?<=id="state_row_1_out_1"><text>)[^<]*/, '0.3'),
    );
    const { stdout } = await run();
    expect(stdout).toContain(
      'Published market rates change, and the legal limits with them: average prime offer rate over 5 and 10 years 6.35% → 11.9%; Treasury yield over 30 years 4.85% → 4.9%.\n',
    );
    expect(stdout).toMatch(/\n +\d+ +0 {2}\+0\.\d\d.* offers; APR up\n/);
  });

  it('prints every result as JSON, without an impact for the same sheet', async () => {
    writeFileSync(file, homelineFiles.rates);
    const { notes, people } = JSON.parse((await run('--json')).stdout);
    expect(notes).toEqual([
      expect.stringMatching(/^Compared with rates 2026-01-01 and policy 2026-01-01, in effect on .* folder/),
      "T05 isn't decided by these tables: No credit file was found for you.",
      expect.stringContaining("T07 isn't decided by these tables: "),
    ]);
    expect(people.length).toBeGreaterThan(40);
    expect(new Set(people.map(({ impact }: { impact: string }) => impact))).toEqual(new Set(['no impact']));
  });
});

describe('a comparison is refused in one line', () => {
  it.each(['foo', '2026-02-30', '01/01/2026'])('with %s, which is not a date', async (day) => {
    writeFileSync(file, homelineFiles.rates);
    expect(await refusalOf('--against', day)).toBe(`--against takes a date such as 2026-01-01, not ${day}`);
  });

  it('for a file that is not UTF-8', async () => {
    writeFileSync(file, homelineFiles.rates.replace('Base rate', 'Taux à la base'), 'latin1');
    expect(await refusalOf()).toBe(`${file}: is not UTF-8; save it in this encoding`);
  });

  it('for a missing file', async () => {
    expect(await refusalOf()).toBe(`${file}: can't be read`);
  });
});
