import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../apps/server/src/audit/canonical.ts';
import { checkOrganisation } from '../../scripts/organisation/check.ts';

const SAMPLES = join(import.meta.dirname, '../../organisations');
const AT = { nowMs: Date.parse('2026-11-21T18:00:00Z'), most: 10_000 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homeline-checked-'));
  cpSync(SAMPLES, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (file: string) => join(folder, 'homeline', file);
const change = (file: string, from: string | RegExp, to: string, into = file) =>
  writeFileSync(path(into), readFileSync(path(file), 'utf8').replace(from, to));
const cell = (id: string) => new RegExp(`(id="${id}"><text>)[^<]*`);
const rateOfFirstRow = cell('base_row_1_out_1');
/** The sample sheet on another day, with others for its average prime offer rates and its Treasury yields, of so many first rows. */
const sheetOn = (day: string, rates: { apor?: string; yields?: string }, rows = 5) => {
  const text = Array.from({ length: rows }, (_, row) => row + 1).reduce(
    (before, row) =>
      before
        .replace(cell(`averagePrimeOfferRate_row_${row}_out_1`), (all, to) =>
          rates.apor ? to + rates.apor : all,
        )
        .replace(cell(`treasuryYield_row_${row}_out_1`), (all, to) =>
          rates.yields ? to + rates.yields : all,
        ),
    readFileSync(path('rates/2026-01-01.dmn'), 'utf8'),
  );
  writeFileSync(path(`rates/${day}.dmn`), text);
};
const published = (file: string, text = readFileSync(path(file), 'utf8')) => {
  const [kind, name = ''] = file.split('/');
  const effectiveOn = civilDate(name.replace('.dmn', ''));
  return { kind: kind === 'policy' ? 'policy' : 'rates', effectiveOn, sha256: sha256(text) } as const;
};
const warningsOn = async (day: string) => {
  const at = { ...AT, nowMs: Date.parse(`${day}T18:00:00Z`), most: 1000 };
  const findings = await checkOrganisation(folder, 'homeline', at);
  return findings.flatMap(({ what, warnings = [] }) => warnings.map((warning) => `${what}: ${warning}`));
};
const problemsOf = async () =>
  (await checkOrganisation(folder, 'homeline', AT)).flatMap(({ problems }) => problems);

describe('the check of an organisation', () => {
  it('counts tables and rows, says which version is in effect, and within which APR its prices lie', async () => {
    change('rates/2026-01-01.dmn', rateOfFirstRow, '$18.85', 'rates/2026-12-01.dmn');
    const findings = await checkOrganisation(folder, 'homeline', AT);
    expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
    expect(findings.map(({ what, note }) => `${what}: ${note}`)).toEqual([
      'organisation.json, brand.json: Homeline; contrast of both palettes',
      'rates/2026-01-01.dmn: 17 tables, 158 rows, in effect since 2026-01-01',
      'rates/2026-12-01.dmn: 17 tables, 158 rows, from 2026-12-01 on',
      'policy/2026-01-01.dmn: 8 tables, 45 rows, in effect since 2026-01-01',
      expect.stringMatching(
        /^rates 2026-01-01 with policy 2026-01-01: no gap; APR [78]\.\d\d% to 1[67]\.\d\d%; [\d,]+ prices/,
      ),
      expect.stringMatching(/^rates 2026-12-01 with policy 2026-01-01: no gap; APR /),
    ]);
  });

  it('warns of average prime offer rates that are older than a week (12 CFR 1026.35(a)(2))', async () => {
    // Licensed where no law asks for Treasury yields.
    change('organisation.json', /"(NY|MA)",/g, '');
    const old = (days: number, on: string) =>
      `its average prime offer rates are ${days} days old on ${on}: a newer version brings those of the week`;
    expect(await warningsOn('2026-01-08')).toEqual([]);
    expect(await warningsOn('2026-01-09')).toEqual([
      `rates 2026-01-01 with policy 2026-01-01: ${old(8, '2026-01-09')}`,
    ]);
    // A version of each week is enough; what it took the place of no longer matters.
    sheetOn('2026-11-19', { apor: '6.26' });
    expect(await warningsOn('2026-11-21')).toEqual([]);
    // A policy that begins later finds them older, and one that began earlier changes nothing.
    const policy = readFileSync(path('policy/2026-01-01.dmn'), 'utf8');
    for (const day of ['2026-11-20', '2026-12-01']) writeFileSync(path(`policy/${day}.dmn`), policy);
    expect(await warningsOn('2026-11-21')).toEqual([
      `rates 2026-11-19 with policy 2026-12-01: ${old(12, '2026-12-01')}`,
    ]);
  });

  it('warns of Treasury yields of an earlier month where the lender is licensed in a state whose law asks for them', async () => {
    sheetOn('2026-01-29', { apor: '6.3' });
    expect(await warningsOn('2026-01-31')).toEqual([]);
    expect(await warningsOn('2026-02-01')).toEqual([
      'rates 2026-01-29 with policy 2026-01-01: its Treasury yields are those of 2025-12-15; on 2026-02-01 the law of MA and NY asks for those of 2026-01-15: a newer version brings them',
    ]);
    sheetOn('2026-02-01', { apor: '6.29', yields: '4.5' });
    expect(await warningsOn('2026-02-01')).toEqual([]);
  });

  it('warns when the dollar amounts of the federal test of points and fees are not those of the year', async () => {
    const ofAmounts = async (day: string) =>
      (await warningsOn(day)).filter((warning) => warning.startsWith('amounts of the law'));
    expect(await ofAmounts('2026-12-31')).toEqual([]);
    expect(await ofAmounts('2027-01-01')).toEqual([
      'amounts of the law: the dollar amounts of 12 CFR 1026.32(a)(1)(ii) are those of 2026 and not of 2027: a line may be called high cost by the wrong ones until this program is brought up to date',
    ]);
  });

  it('warns of published rates that are those of an older sheet, and names their terms: also where some were changed', async () => {
    const is =
      'is that of the version of 2026-01-01 to the last digit: look whether it was brought up to date';
    sheetOn('2026-11-20', { apor: '6.26', yields: '4.1' }, 1);
    const copied = [
      `rates/2026-11-20.dmn: its average prime offer rate over 10, 15, 20 and 30 years ${is}`,
      `rates/2026-11-20.dmn: its Treasury yield over 10, 20 and 30 years ${is}`,
    ];
    expect(await warningsOn('2026-11-21')).toEqual(copied);
    // Before its day as well, and no longer once another has replaced it. The first is copied again: all of it, and that of no other week.
    sheetOn('2026-11-27', { apor: '6.2', yields: '4.2' });
    expect(await warningsOn('2026-11-21')).toEqual(copied);
    sheetOn('2026-12-03', {});
    expect(await warningsOn('2026-12-03')).toEqual([
      `rates/2026-12-03.dmn: its average prime offer rate over 5, 10, 15, 20 and 30 years ${is}`,
      `rates/2026-12-03.dmn: its Treasury yield over 5, 10, 20 and 30 years ${is}`,
    ]);
  });

  it('does not warn of a rate that is the same a week later, and does when no later sheet brings another', async () => {
    sheetOn('2026-01-08', { apor: '6.35' });
    expect(await warningsOn('2026-01-08')).toEqual([]);
    sheetOn('2026-01-15', { apor: '6.31' }, 4);
    expect(await warningsOn('2026-01-15')).toEqual([
      'rates/2026-01-15.dmn: its average prime offer rate over 30 years is that of the version of 2026-01-01 to the last digit: look whether it was brought up to date',
    ]);
  });

  it('warns of published rates that moved by more than a point, which lifts a limit of the law', async () => {
    const since =
      'since the version of 2026-01-01: look at what was published, since a limit of the law moves with it';
    sheetOn('2026-11-20', { apor: '11.9', yields: '11.9' });
    expect(await warningsOn('2026-11-21')).toEqual([
      `rates/2026-11-20.dmn: its average prime offer rate over 5, 10, 15, 20 and 30 years 6.35% → 11.9% ${since}`,
      `rates/2026-11-20.dmn: its Treasury yield over 5 years 3.73% → 11.9% ${since}`,
      `rates/2026-11-20.dmn: its Treasury yield over 10 years 4.18% → 11.9% ${since}`,
      `rates/2026-11-20.dmn: its Treasury yield over 20 years 4.79% → 11.9% ${since}`,
      `rates/2026-11-20.dmn: its Treasury yield over 30 years 4.85% → 11.9% ${since}`,
    ]);
    sheetOn('2026-11-20', { apor: '7.35', yields: '4.5' });
    expect(await warningsOn('2026-11-21')).toEqual([]);
  });

  it('says one wrong end of a range once, with the rows and the column to mend', async () => {
    change('rates/2026-01-01.dmn', cell('base_row_3_in_2'), '$1(60..65]', 'rates/2026-12-01.dmn');
    expect(await problemsOf()).toEqual([
      'homeline/rates/2026-12-01.dmn: table "Base rate", rows 3 and 4, column "Combined loan to value, %": a gap: no row for Score [800..850], Combined loan to value, % (65..70]',
    ]);
  });

  it.each<[string, () => void, string]>([
    [
      'a malformed cell',
      () => change('rates/2026-01-01.dmn', rateOfFirstRow, '$18,85', 'rates/2026-12-01.dmn'),
      'homeline/rates/2026-12-01.dmn: table "Base rate", row 1, column "Percent": the cell 8,85 is not understood',
    ],
    [
      'a Treasury yield that is left out',
      () =>
        change('rates/2026-01-01.dmn', cell('treasuryYield_row_3_out_1'), '$1null', 'rates/2026-12-01.dmn'),
      'homeline/rates/2026-12-01.dmn: table "Treasury yield on the 15th of the month before", row 3, column "Percent": null: Must be a yield in percent',
    ],
    [
      'a limit above what Texas allows',
      () =>
        change('policy/2026-01-01.dmn', cell('limitsByHome_row_4_out_2'), '$185', 'policy/2026-12-01.dmn'),
      'homeline/policy/2026-12-01.dmn: table "Limits by home", row 4, column "Highest combined loan to value, %": 85% in Texas, where the law allows 80%',
    ],
    [
      'a haircut of a value that says no place from which it cuts',
      () => change('policy/2026-01-01.dmn', cell('valuation_row_3_out_2'), '$1null', 'policy/2026-12-01.dmn'),
      'homeline/policy/2026-12-01.dmn: table "Automated valuation", row 3, column "Cut down above": Must be the deviation from which a HAIRCUT cuts',
    ],
    [
      'a score without a rate',
      () => change('rates/2026-01-01.dmn', rateOfFirstRow, '$1null', 'rates/2026-12-01.dmn'),
      'homeline, rates 2026-12-01 with policy 2026-01-01: no rate for Score 800 to 850, Combined loan to value, % 0 to 50 (table "Base rate" of the rate sheet, row 1; the policy lends by table "Limits by score", row 1)',
    ],
    [
      'a sheet that has a price for nobody',
      () => change('rates/2026-01-01.dmn', cell('product_row_1_out_1'), '$1null', 'rates/2026-12-01.dmn'),
      'homeline, rates 2026-12-01 with policy 2026-01-01: no rate for Product FIXED_TERM (table "Product" of the rate sheet, row 1)',
    ],
    [
      'a policy that declines everybody',
      () =>
        change(
          'policy/2026-01-01.dmn',
          cell('creditRules_row_1_in_1'),
          '$1&gt;= -550',
          'policy/2026-12-01.dmn',
        ),
      'homeline, rates 2026-01-01 with policy 2026-12-01: no ordinary file has an offer: a score of 850',
    ],
    [
      'a file without a day',
      () => change('rates/2026-01-01.dmn', '', '', 'rates/winter.dmn'),
      'homeline/rates/winter.dmn: must be named by the day from which it holds, 2026-01-01.dmn',
    ],
    [
      'a file in another encoding than UTF-8',
      () => {
        const text = readFileSync(path('rates/2026-01-01.dmn'), 'utf8');
        writeFileSync(path('rates/2026-12-01.dmn'), text.replace('Base rate', 'Taux à la base'), 'latin1');
      },
      'homeline/rates/2026-12-01.dmn: is not UTF-8; save it in this encoding',
    ],
    ...['rates/2027-02-01.DMN', 'policy/2027-01-01.xml', 'rates/2026-12-01.new.dmn'].map(
      (file): [string, () => void, string] => [
        `${file}, which no server takes up`,
        () => writeFileSync(path(file), ''),
        `homeline/${file}: must be named by the day from which it holds, 2026-01-01.dmn`,
      ],
    ),
    [
      'rules that are all still to come',
      () => {
        change('policy/2026-01-01.dmn', '', '', 'policy/2026-12-01.dmn');
        rmSync(path('policy/2026-01-01.dmn'));
      },
      'homeline: no rate sheet with a policy is in effect on 2026-11-21',
    ],
    [
      'an APR that is advertised lower than it is',
      () => change('organisation.json', '"highestAprPct": 17.2', '"highestAprPct": 12'),
      'homeline, rates 2026-01-01 with policy 2026-01-01: an APR of 17',
    ],
    [
      'a pair of colours without contrast',
      () => change('brand.json', /"ink": "#[0-9a-f]{6}"/, '"ink": "#ffffff"'),
      'homeline/brand.json colours.light: ink on canvas has a contrast of ',
    ],
    [
      'a field that is not one of ours',
      () => change('organisation.json', '{', '{ "surprise": true,'),
      'homeline/organisation.json: Unrecognized key: "surprise"',
    ],
    [
      'an agency that does not administer equal credit',
      () => change('organisation.json', '"supervisor": "FTC"', '"supervisor": "SEC"'),
      'homeline/organisation.json supervisor: ',
    ],
  ])('names %s', async (_, breaking, words) => {
    breaking();
    expect((await problemsOf()).join('\n')).toContain(words);
  });
});

describe('a file of a past day', () => {
  const FIRST = ['rates/2026-01-01.dmn', 'policy/2026-01-01.dmn'] as const;
  const ofRates = async (of?: readonly ReturnType<typeof published>[]) => {
    const at = { ...AT, ...(of && { published: [...of] }) };
    const findings = await checkOrganisation(folder, 'homeline', at);
    return {
      notes: findings
        .filter(({ what }) => what.startsWith('rates/'))
        .map(({ note }) => note.replace(/.*rows, /, '')),
      problems: findings.flatMap(({ problems }) => problems),
      together: findings.map(({ what }) => what).filter((what) => what.startsWith('rates 2')),
    };
  };
  beforeEach(() => {
    change('rates/2026-01-01.dmn', rateOfFirstRow, '$18.85', 'rates/2026-05-01.dmn');
    change('rates/2026-01-01.dmn', rateOfFirstRow, '$18.75', 'rates/2026-07-01.dmn');
  });

  it('holds only if it was published by then, which is said of each but the first', async () => {
    const doubt = 'if it was published by then, which --server tells';
    expect(await ofRates()).toMatchObject({
      notes: [
        'since 2026-01-01, until the next that was published by its day',
        `since 2026-05-01, ${doubt}, until the next that was published by its day`,
        `in effect since 2026-07-01, ${doubt}`,
      ],
      problems: [],
    });
  });

  it('that an installation never published, or published with another text, is named', async () => {
    const other = published('rates/2026-07-01.dmn', 'another text');
    expect(await ofRates([...FIRST.map((file) => published(file)), other])).toEqual({
      notes: ['in effect since 2026-01-01', 'never in effect', 'never in effect'],
      problems: [
        'homeline/rates/2026-05-01.dmn: its day lies in the past, and it was not published by then',
        'homeline/rates/2026-07-01.dmn: was changed after it took effect; put the change into a file of a later day',
      ],
      together: ['rates 2026-01-01 with policy 2026-01-01'],
    });
  });

  it('that an installation published is in effect there', async () => {
    const all = [...FIRST, 'rates/2026-05-01.dmn', 'rates/2026-07-01.dmn'].map((file) => published(file));
    expect(await ofRates(all)).toMatchObject({
      notes: ['since 2026-01-01, replaced', 'since 2026-05-01, replaced', 'in effect since 2026-07-01'],
      problems: [],
    });
  });
});
