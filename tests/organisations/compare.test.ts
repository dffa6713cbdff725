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

/** What the command writes to its user when it refuses. */
async function refusalOf(...args: readonly string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [SCRIPT, 'homeline', file, ...args]);
  const { stderr } = await run.then(
    () => ({ stderr: 'It was compared' }),
    (error) => error,
  );
  return stderr.trim();
}

describe('a comparison', () => {
  it('says which rates published for all lenders the sheet tells otherwise', async () => {
    const report = async (text: string) => {
      writeFileSync(file, text);
      const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, 'homeline', file]);
      return stdout;
    };
    const other = homelineFiles.rates
      .replaceAll(/(?<=id="averagePrimeOfferRate_row_[12]_out_1"><text>)[^<]*/g, '11.9')
      .replace(/(?<=id="treasuryYield_row_4_out_1"><text>)[^<]*/, '4.9');
    expect(await report(other)).toContain(
      'Rates published for all lenders are others, and the limits of the law move with them: average prime offer rate over 5 and 10 years 6.35% → 11.9%; Treasury yield over 30 years 4.85% → 4.9%.\n',
    );
    expect(await report(homelineFiles.rates)).not.toContain('published for all lenders');
  });
});

describe('a comparison is refused in one line', () => {
  it.each(['foo', '2026-02-30', '01/01/2026'])('against %s, which is no day', async (day) => {
    writeFileSync(file, homelineFiles.rates);
    expect(await refusalOf('--against', day)).toBe(
      `--against takes a day such as 2026-01-01, and not ${day}`,
    );
  });

  it('for a file that is not UTF-8', async () => {
    writeFileSync(file, homelineFiles.rates.replace('Base rate', 'Taux à la base'), 'latin1');
    expect(await refusalOf()).toBe(`${file}: is not UTF-8; save it in this encoding`);
  });

  it('for a file that is not there', async () => {
    expect(await refusalOf()).toBe(`${file}: cannot be read`);
  });
});
