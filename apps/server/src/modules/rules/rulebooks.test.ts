import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { ORDINARY_LINE } from '@homeline/domain/testing/ordinary-line.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { changedVersions } from './changed-versions.ts';

const SAMPLES = join(import.meta.dirname, '../../../../../organisations');
const NOW = Date.parse('2026-11-21T18:00:00Z');

let folder: string;
let app: TestApp;
let said: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homeline-lenders-'));
  cpSync(SAMPLES, folder, { recursive: true });
  said = [];
  app = await started();
});
afterEach(() => app.stop());

async function started(database?: Database): Promise<TestApp> {
  const logTo = { write: (line: string) => void said.push(line) };
  const environment = { ORGANISATIONS_DIR: folder, LOG_LEVEL: 'info' };
  const starting = await testApp({ ...(database && { database }), logTo }, environment);
  starting.clock.moveTo(NOW - Date.now());
  return starting;
}

const file = (day: string, kind = 'rates') => join(folder, 'homeline', kind, `${day}.dmn`);
const first = () => readFileSync(file('2026-01-01'), 'utf8');
const versions = () => app.context.rulebooks.get('homeline').sheets.map(({ version }) => version);

/** The first sheet with the rate of its first row as given. */
function sheetWith(rate: string): string {
  return first().replace(/(id="base_row_1_out_1"><text>)[^<]*/, `$1${rate}`);
}

const rateOfBest = () =>
  app.context.rulebooks.get('homeline').sheets.at(-1)?.adjustments[0]?.ask(ORDINARY_LINE).output.pct;

describe('a version in a lender’s folder', () => {
  it('is published while the server runs, with its day, and stands beside the one before', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    expect(versions()).toEqual(['2026-01-01', '2026-12-01']);
    expect(rateOfBest()).toBe(8.85);
    expect(said.join()).toContain('A version of the rules is published');
  });

  it('may be corrected until its day', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    writeFileSync(file('2026-12-01'), sheetWith('8.7'));
    await app.context.rulebooks.refresh();
    expect(rateOfBest()).toBe(8.7);
  });

  it.each<[string, () => void, string]>([
    [
      'that was changed after it took effect',
      () => writeFileSync(file('2026-01-01'), sheetWith('8.85')),
      'homeline/rates/2026-01-01.dmn: was changed after it took effect',
    ],
    [
      'of a past day',
      () => writeFileSync(file('2026-11-20'), sheetWith('8.85')),
      'homeline/rates/2026-11-20.dmn: its day lies in the past',
    ],
    [
      'with a malformed cell',
      () => writeFileSync(file('2026-12-01'), sheetWith('8,85')),
      'homeline/rates/2026-12-01.dmn: table \\"Base rate\\", row 1, column \\"Percent\\": the cell 8,85 is not understood',
    ],
    [
      'with a cell of 60,000 values',
      () =>
        writeFileSync(
          file('2026-12-01'),
          first().replace(/(id="term_row_1_in_1"><text>)[^<]*/, `$1${Array(60_000).fill(5).join(', ')}`),
        ),
      'homeline/rates/2026-12-01.dmn: table \\"Term\\", row 1, column \\"Term, years\\": holds more than 2,000 characters',
    ],
    [
      'of more than 2 MB',
      () => writeFileSync(file('2026-12-01'), `${first()}${' '.repeat(2_000_000)}`),
      'homeline/rates/2026-12-01.dmn: is larger than 2 MB',
    ],
    [
      'that is a policy',
      () => writeFileSync(file('2026-12-01'), readFileSync(file('2026-01-01', 'policy'))),
      'homeline/rates/2026-12-01.dmn: is a credit policy, and not a rate sheet',
    ],
    [
      'that allows more than the law',
      () =>
        writeFileSync(
          file('2026-12-01', 'policy'),
          readFileSync(file('2026-01-01', 'policy'), 'utf8').replace(
            /(id="limitsByHome_row_4_out_2"><text>)[^<]*/,
            '$185',
          ),
        ),
      'homeline/policy/2026-12-01.dmn: table \\"Limits by home\\", row 4, column \\"Highest combined loan to value, %\\": 85% in Texas',
    ],
    [
      'without a day in its name',
      () => writeFileSync(file('winter'), first()),
      'homeline/rates/winter.dmn: must be named by the day',
    ],
    [
      'in another encoding than UTF-8',
      () => writeFileSync(file('2026-12-01'), first().replace('Base rate', 'Taux à la base'), 'latin1'),
      'homeline/rates/2026-12-01.dmn: is not UTF-8',
    ],
    [
      'with its ending in capitals',
      () => writeFileSync(join(folder, 'homeline', 'rates', '2026-12-01.DMN'), first()),
      'homeline/rates/2026-12-01.DMN: must be named by the day from which it holds, 2026-01-01.dmn',
    ],
    [
      'with another ending',
      () => writeFileSync(join(folder, 'homeline', 'policy', '2027-01-01.xml'), first()),
      'homeline/policy/2027-01-01.xml: must be named by the day from which it holds, 2026-01-01.dmn',
    ],
    [
      'with more than a day in its name',
      () => writeFileSync(file('2026-12-01.new'), first()),
      'homeline/rates/2026-12-01.new.dmn: must be named by the day from which it holds, 2026-01-01.dmn',
    ],
    [
      'that leaves a score without a rate',
      () => writeFileSync(file('2026-12-01'), sheetWith('null')),
      'homeline/rates/2026-12-01.dmn: no rate for Score 800 to 850, Combined loan to value, % 0 to 50',
    ],
  ])('%s is said with its place, and the last good one goes on', async (_, write, words) => {
    write();
    await app.context.rulebooks.refresh();
    expect(said.join()).toContain(words);
    expect(versions()).toEqual(['2026-01-01']);
    expect(rateOfBest()).toBe(8.8);
  });

  it('that lacks a rate for what a later policy admits is said, and left out', async () => {
    const others = 'not("SINGLE_FAMILY", "TOWNHOUSE", "PUD", "CONDO", "TWO_UNIT", "MANUFACTURED")';
    const policy = readFileSync(file('2026-01-01', 'policy'), 'utf8');
    writeFileSync(file('2026-12-01'), first().replace(/(id="property_row_4_out_1"><text>)[^<]*/, '$11'));
    writeFileSync(
      file('2027-01-01', 'policy'),
      policy.replace(/(id="propertyRules_row_1_in_1"><text>)[^<]*/, `$1${others}`),
    );
    await app.context.rulebooks.refresh();
    expect(said.join()).not.toContain('cannot be used');
    writeFileSync(file('2026-12-15'), first());
    await app.context.rulebooks.refresh();
    expect(said.join()).toContain('homeline/rates/2026-12-15.dmn: no rate for Type of property MANUFACTURED');
    expect(versions()).toEqual(['2026-01-01', '2026-12-01']);
  });

  it('that cannot be used keeps no good one from it', async () => {
    const policy = readFileSync(file('2026-01-01', 'policy'), 'utf8');
    const others = 'not("SINGLE_FAMILY", "TOWNHOUSE", "PUD", "CONDO", "TWO_UNIT", "MANUFACTURED")';
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    writeFileSync(
      file('2027-01-01', 'policy'),
      policy.replace(/(id="propertyRules_row_1_in_1"><text>)[^<]*/, `$1${others}`),
    );
    await app.context.rulebooks.refresh();
    expect(versions()).toEqual(['2026-01-01', '2026-12-01']);
    expect(said.join()).toContain(
      'homeline/policy/2027-01-01.dmn: no rate for Type of property MANUFACTURED',
    );
    expect(said.join()).not.toContain('2026-12-01.dmn: no rate');
  });

  it('that is no version is said once, until it is mended and comes back', async () => {
    const stray = join(folder, 'homeline', 'rates', '2026-12-01.DMN');
    const times = () => said.filter((line) => line.includes('2026-12-01.DMN')).length;
    writeFileSync(stray, first());
    await app.context.rulebooks.refresh();
    await app.context.rulebooks.refresh();
    expect(times()).toBe(1);
    rmSync(stray);
    await app.context.rulebooks.refresh();
    writeFileSync(stray, first());
    await app.context.rulebooks.refresh();
    expect(times()).toBe(2);
  });

  it('of the same day as another is said, and the first of them holds', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    writeFileSync(file('2026-12-01.second'), sheetWith('8.7'));
    await app.context.rulebooks.refresh();
    expect(said.join()).toContain('2026-12-01.second.dmn: holds from the same day as 2026-12-01.dmn');
    expect(rateOfBest()).toBe(8.85);
  });

  it('is withdrawn when its file is taken away before its day, and the log says so', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    rmSync(file('2026-12-01'));
    await app.context.rulebooks.refresh();
    expect(versions()).toEqual(['2026-01-01']);
    expect(said.join()).toContain('is withdrawn: its file was taken away before its day');
    app = await restarted();
    expect(versions()).toEqual(['2026-01-01']);
  });

  it('of another day when its file is renamed', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    renameSync(file('2026-12-01'), file('2026-12-15'));
    await app.context.rulebooks.refresh();
    expect(versions()).toEqual(['2026-01-01', '2026-12-15']);
  });

  it.each<[string, () => void]>([
    ['its day has come', () => app.clock.moveTo(Date.parse('2026-12-02T18:00:00Z') - Date.now())],
    ['the folder is missing', () => rmSync(join(folder, 'homeline', 'rates'), { recursive: true })],
    ['the folder holds nothing that is published', () => writeFileSync(file('2026-01-01'), sheetWith('8.7'))],
    ['a file beside it cannot be read', () => mkdirSync(file('2026-12-24'))],
  ])('stays when its file is gone and %s', async (_, happen) => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    rmSync(file('2026-12-01'));
    happen();
    await app.context.rulebooks.refresh();
    expect(versions()).toEqual(['2026-01-01', '2026-12-01']);
  });

  it('stays when its file is gone and without it a score would have no rate', async () => {
    const policy = readFileSync(file('2026-01-01', 'policy'), 'utf8');
    const wider = policy.replace(/(id="limitsByScore_row_2_out_1"><text>)[^<]*/, '$185');
    const sheet = first().replace(/(id="base_row_4[17]_out_1"><text>)[^<]*/g, '$113');
    writeFileSync(file('2026-12-01'), sheet);
    writeFileSync(file('2026-12-05', 'policy'), wider);
    await app.context.rulebooks.refresh();
    expect(app.context.rulebooks.get('homeline').policies).toHaveLength(2);
    rmSync(file('2026-12-01'));
    await app.context.rulebooks.refresh();
    expect(versions()).toEqual(['2026-01-01', '2026-12-01']);
    expect(said.join()).toContain(
      'homeline/rates/2026-12-01.dmn: cannot be withdrawn: no rate for Score 700 to 719, Combined loan to value, % 80 to 85',
    );
  });

  it('stays in the installation when its file is gone before another process starts', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    rmSync(file('2026-12-01'));
    app = await restarted();
    expect(versions()).toEqual(['2026-01-01', '2026-12-01']);
  });

  it('that was changed in the database behind our back is said and no longer used', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    const xml = sheetWith('8.7');
    await app.context.db
      .updateTable('rule_version')
      .set({ xml })
      .where('organisation', '=', 'homeline')
      .where('effective_on', '=', civilDate('2026-12-01'))
      .execute();
    await app.context.rulebooks.refresh();
    expect(said.join()).toContain('homeline/rates/2026-12-01.dmn as published: is not what was published');
    expect(versions()).toEqual(['2026-01-01']);
    expect(await changedVersions(app.context.db)).toEqual(['homeline/rates/2026-12-01']);
  });

  it('with a letter that no text holds keeps no other lender’s from being published', async () => {
    writeFileSync(
      join(folder, 'harborview', 'rates', '2026-12-01.dmn'),
      first().replace(/(id="state_row_1_in_1"><text>)[^<]*/, '$1"T\\X"'),
    );
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    expect(said.join()).toContain('harborview/rates/2026-12-01.dmn: table \\"State\\", row 1');
    expect(versions()).toEqual(['2026-01-01', '2026-12-01']);
  });

  it('that leaves a score without a rate is held against what is published also when a server starts', async () => {
    writeFileSync(file('2026-12-01'), sheetWith('null'));
    app = await restarted();
    expect(said.join()).toContain('homeline/rates/2026-12-01.dmn: no rate for Score 800 to 850');
    expect(versions()).toEqual(['2026-01-01']);
  });

  it('is said again when it was mended and is broken again, and not over and over', async () => {
    const timesSaid = () => said.filter((line) => line.includes('the cell 8,85 is not understood')).length;
    writeFileSync(file('2026-12-01'), sheetWith('8,85'));
    await app.context.rulebooks.refresh();
    await app.context.rulebooks.refresh();
    expect(timesSaid()).toBe(1);
    writeFileSync(file('2026-12-01'), sheetWith('8.85'));
    await app.context.rulebooks.refresh();
    writeFileSync(file('2026-12-01'), sheetWith('8,85'));
    await app.context.rulebooks.refresh();
    expect(timesSaid()).toBe(2);
  });

  it('that cannot be used does not keep a server from starting that has a good one', async () => {
    writeFileSync(file('2026-01-01', 'policy'), '<definitions');
    app = await restarted();
    expect(said.join()).toContain('homeline/policy/2026-01-01.dmn');
    expect(app.context.rulebooks.get('homeline').policies).toHaveLength(1);
  });
});

/** Another server on the same database and folder. */
async function restarted(): Promise<TestApp> {
  const before = app;
  const next = await started(before.context.database);
  return { ...next, stop: async () => void (await Promise.all([next.http.close(), before.stop()])) };
}

it('a lender without rules that can be used keeps the installation from starting, and the cell is named', async () => {
  writeFileSync(file('2026-01-01'), sheetWith('8,85'));
  await expect(testApp({}, { ORGANISATIONS_DIR: folder })).rejects.toThrow(
    'homeline has no rules in effect. homeline/rates/2026-01-01.dmn: table "Base rate", row 1',
  );
});
