// Proves DS-67, OR-02, OR-04, RU-01, RU-26, RU-36, RU-46, RU-56.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { PricingInfo } from '@homeline/domain/organisations/organisation.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ruleFile, ruleFilesIn } from '../../apps/server/src/modules/rules/rule-files.ts';
import { checkOrganisation, checkRules } from '../../scripts/organisation/check.ts';
import { withFiles } from '../../scripts/organisation/rule-sources.ts';

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
const advertise = (pricing: Readonly<Partial<Record<keyof PricingInfo, unknown>>>) => {
  const own = JSON.parse(readFileSync(path('organisation.json'), 'utf8'));
  writeFileSync(
    path('organisation.json'),
    JSON.stringify({ ...own, pricing: { ...own.pricing, ...pricing } }),
  );
};
const cell = (id: string) => new RegExp(`(id="${id}"><text>)[^<]*`);
const rateOfFirstRow = cell('base_row_1_out_1');
/** Writes the sample sheet for another day, with other market rates in its first rows. */
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
const warningsOn = async (day: string) => {
  const at = { ...AT, nowMs: Date.parse(`${day}T18:00:00Z`), most: 1000 };
  const findings = await checkOrganisation(folder, 'homeline', at);
  return findings.flatMap(({ what, warnings = [] }) => warnings.map((warning) => `${what}: ${warning}`));
};
const problemsOf = async (day = '2026-11-21') => {
  const at = { ...AT, nowMs: Date.parse(`${day}T18:00:00Z`) };
  return (await checkOrganisation(folder, 'homeline', at)).flatMap(({ problems }) => problems);
};

describe('the check of an organisation', () => {
  it('counts tables and rows, names the version in effect, and gives the range of APR', async () => {
    change('rates/2026-01-01.dmn', rateOfFirstRow, '$18.85', 'rates/2026-12-01.dmn');
    const findings = await checkOrganisation(folder, 'homeline', AT);
    expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
    expect(findings.map(({ what, note }) => `${what}: ${note}`)).toEqual([
      'organisation.json, brand.json, messages.json, articles.json, papers.json, es.json: Homeline; contrast of both palettes',
      'rates 2026-01-01: 17 tables, 160 rows, in effect since 2026-01-01',
      'rates 2026-12-01: 17 tables, 160 rows, takes effect on 2026-12-01',
      'policy 2026-01-01: 8 tables, 45 rows, in effect since 2026-01-01',
      expect.stringMatching(
        /^rates 2026-01-01 with policy 2026-01-01: no gap; APR [78]\.\d\d% to 1[67]\.\d\d%; [\d,]+ prices/,
      ),
      expect.stringMatching(/^rates 2026-12-01 with policy 2026-01-01: no gap; APR /),
    ]);
  });

  it('warns of average prime offer rates older than a week (12 CFR 1026.35(a)(2))', async () => {
    // Licensed where no state law uses Treasury yields.
    change('organisation.json', /"(NY|MA)",/g, '');
    const old = (days: number, on: string) =>
      `its average prime offer rates are ${days} days old on ${on}: publish a sheet with this week's rates`;
    expect(await warningsOn('2026-01-08')).toEqual([]);
    expect(await warningsOn('2026-01-09')).toEqual([
      `rates 2026-01-01 with policy 2026-01-01: ${old(8, '2026-01-09')}`,
    ]);
    // One version a week is enough; the replaced one no longer matters.
    sheetOn('2026-11-19', { apor: '6.26' });
    expect(await warningsOn('2026-11-21')).toEqual([]);
    // A later policy makes the rates older by then; an earlier one changes nothing.
    const policy = readFileSync(path('policy/2026-01-01.dmn'), 'utf8');
    for (const day of ['2026-11-20', '2026-12-01']) writeFileSync(path(`policy/${day}.dmn`), policy);
    expect(await warningsOn('2026-11-21')).toEqual([
      `rates 2026-11-19 with policy 2026-12-01: ${old(12, '2026-12-01')}`,
    ]);
  });

  it('warns of Treasury yields of an earlier month if the lender is licensed in New York or Massachusetts', async () => {
    sheetOn('2026-01-29', { apor: '6.3' });
    expect(await warningsOn('2026-01-31')).toEqual([]);
    expect(await warningsOn('2026-02-01')).toEqual([
      'rates 2026-01-29 with policy 2026-01-01: its Treasury yields are from 2025-12-15; on 2026-02-01 the law of MA and NY requires those of 2026-01-15: publish a sheet with them',
    ]);
    sheetOn('2026-02-01', { apor: '6.29', yields: '4.5' });
    expect(await warningsOn('2026-02-01')).toEqual([]);
  });

  it('warns when the federal dollar amounts for points and fees are not of the current year', async () => {
    const ofAmounts = async (day: string) =>
      (await warningsOn(day)).filter((warning) => warning.startsWith('federal amounts'));
    expect(await ofAmounts('2026-12-31')).toEqual([]);
    expect(await ofAmounts('2027-01-01')).toEqual([
      'federal amounts: the dollar amounts of 12 CFR 1026.32(a)(1)(ii) are for 2026, not 2027: nothing is priced until this software is updated, or a rate sheet adds them',
    ]);
  });

  it('warns of market rates copied from an older sheet, and names their terms', async () => {
    const is = 'equals that of 2026-01-01 to the last digit: check whether it was updated';
    sheetOn('2026-11-20', { apor: '6.26', yields: '4.1' }, 1);
    const copied = [
      `rates 2026-11-20: its average prime offer rate over 10, 15, 20 and 30 years ${is}`,
      `rates 2026-11-20: its Treasury yield over 10, 20 and 30 years ${is}`,
    ];
    expect(await warningsOn('2026-11-21')).toEqual(copied);
    // The warning appears before the version's day too, and ends once another version replaces it.
    sheetOn('2026-11-27', { apor: '6.2', yields: '4.2' });
    expect(await warningsOn('2026-11-21')).toEqual(copied);
    sheetOn('2026-12-03', {});
    expect(await warningsOn('2026-12-03')).toEqual([
      `rates 2026-12-03: its average prime offer rate over 5, 10, 15, 20 and 30 years ${is}`,
      `rates 2026-12-03: its Treasury yield over 5, 10, 20 and 30 years ${is}`,
    ]);
  });

  it('warns of a rate that stays the same only after a week', async () => {
    sheetOn('2026-01-08', { apor: '6.35' });
    expect(await warningsOn('2026-01-08')).toEqual([]);
    sheetOn('2026-01-15', { apor: '6.31' }, 4);
    expect(await warningsOn('2026-01-15')).toEqual([
      'rates 2026-01-15: its average prime offer rate over 30 years equals that of 2026-01-01 to the last digit: check whether it was updated',
    ]);
  });

  it('warns of market rates that moved by more than a point, which moves a legal limit', async () => {
    const since = 'since 2026-01-01: check the published rate, because a legal limit moves with it';
    sheetOn('2026-11-20', { apor: '11.9', yields: '11.9' });
    expect(await warningsOn('2026-11-21')).toEqual([
      `rates 2026-11-20: its average prime offer rate over 5, 10, 15, 20 and 30 years 6.35% → 11.9% ${since}`,
      `rates 2026-11-20: its Treasury yield over 5 years 3.73% → 11.9% ${since}`,
      `rates 2026-11-20: its Treasury yield over 10 years 4.18% → 11.9% ${since}`,
      `rates 2026-11-20: its Treasury yield over 20 years 4.79% → 11.9% ${since}`,
      `rates 2026-11-20: its Treasury yield over 30 years 4.85% → 11.9% ${since}`,
    ]);
    sheetOn('2026-11-20', { apor: '7.35', yields: '4.5' });
    expect(await warningsOn('2026-11-21')).toEqual([]);
  });

  it('warns once no holiday is left', async () => {
    const ofHolidays = async (day: string) =>
      (await warningsOn(day)).filter((warning) => warning.includes('holidays'));
    expect(await ofHolidays('2027-12-24')).toEqual([]);
    expect(await ofHolidays('2027-12-25')).toEqual([
      'organisation.json, brand.json, messages.json, articles.json, papers.json, es.json: holidays: none from 2027-12-25 on: add the next ones, or people are told that somebody answers',
    ]);
  });

  it('reports a gap once, with the inputs it covers', async () => {
    change('rates/2026-01-01.dmn', cell('base_row_3_in_2'), '$1(60..65]', 'rates/2026-12-01.dmn');
    expect(await problemsOf()).toEqual([
      'rates 2026-12-01: table "Base rate": gap: no row matches Score [800..850], Combined loan to value, % (65..70]',
    ]);
  });

  it('accepts an advertised lowest APR within a quarter point of the lowest price', async () => {
    advertise({ lowestAprPct: 7.35 });
    expect(await problemsOf()).toEqual([]);
  });

  it('warns of an advertised APR that nobody can get under rates that take effect later, and refuses it from then on', async () => {
    const floor = '<literalExpression id="aprFloor_value"><text>';
    change('rates/2026-01-01.dmn', `${floor}7.6`, `${floor}9`, 'rates/2026-12-01.dmn');
    const gone = 'rates 2026-12-01 with policy 2026-01-01: no APR below 9%; 7.6% is advertised';
    expect(await warningsOn('2026-11-21')).toContain(gone);
    expect(await problemsOf()).toEqual([]);
    expect(await problemsOf('2026-12-01')).toEqual([gone]);
    // The replaced sheet's lower APR no longer counts.
    advertise({ lowestAprPct: 9 });
    expect(await problemsOf('2026-12-01')).toEqual([]);
  });

  it('checks the rates of a lender without a license', async () => {
    const own = JSON.parse(readFileSync(path('organisation.json'), 'utf8'));
    writeFileSync(path('organisation.json'), JSON.stringify({ ...own, licensedStates: [] }));
    expect(await problemsOf()).toEqual([]);
  });

  it.each<[string, () => void, string]>([
    [
      'a malformed cell',
      () => change('rates/2026-01-01.dmn', rateOfFirstRow, '$18,85', 'rates/2026-12-01.dmn'),
      'rates 2026-12-01: table "Base rate", row 1, column "Percent": can’t read 8,85',
    ],
    [
      'a missing Treasury yield',
      () =>
        change('rates/2026-01-01.dmn', cell('treasuryYield_row_3_out_1'), '$1null', 'rates/2026-12-01.dmn'),
      'rates 2026-12-01: table "Treasury yield on the 15th of the month before", row 3, column "Percent": null: Must be a yield in percent',
    ],
    [
      'a limit above what Texas allows',
      () =>
        change('policy/2026-01-01.dmn', cell('limitsByHome_row_4_out_2'), '$185', 'policy/2026-12-01.dmn'),
      'policy 2026-12-01: table "Limits by home", row 4, column "Highest combined loan to value, %": 85% exceeds the Texas limit of 80%',
    ],
    [
      'an AVM haircut without its threshold',
      () => change('policy/2026-01-01.dmn', cell('valuation_row_3_out_2'), '$1null', 'policy/2026-12-01.dmn'),
      'policy 2026-12-01: table "Automated valuation", row 3, column "Cut down above": Must be the deviation above which the HAIRCUT applies',
    ],
    [
      'a score without a rate',
      () => change('rates/2026-01-01.dmn', rateOfFirstRow, '$1null', 'rates/2026-12-01.dmn'),
      'rates 2026-12-01 with policy 2026-01-01: no rate for Score 800 to 850, Combined loan to value, % 0 to 50 (table "Base rate" of the rate sheet, row 1; the policy allows these scores in table "Limits by score", row 1)',
    ],
    [
      'a sheet without a price for anybody',
      () => change('rates/2026-01-01.dmn', cell('product_row_1_out_1'), '$1null', 'rates/2026-12-01.dmn'),
      'rates 2026-12-01 with policy 2026-01-01: no rate for Product FIXED_TERM (table "Product" of the rate sheet, row 1)',
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
      'rates 2026-01-01 with policy 2026-12-01: no benchmark scenario gets an offer: a score of 850',
    ],
    [
      'a file without a date in its name',
      () => change('rates/2026-01-01.dmn', '', '', 'rates/winter.dmn'),
      'rates/winter.dmn: must be named by its effective date, such as 2026-01-01.dmn',
    ],
    [
      'a file in another encoding than UTF-8',
      () => {
        const text = readFileSync(path('rates/2026-01-01.dmn'), 'utf8');
        writeFileSync(path('rates/2026-12-01.dmn'), text.replace('Base rate', 'Taux à la base'), 'latin1');
      },
      'rates/2026-12-01.dmn: is not UTF-8; save it in this encoding',
    ],
    ...['rates/2027-02-01.DMN', 'policy/2027-01-01.xml', 'rates/2026-12-01.new.dmn'].map(
      (file): [string, () => void, string] => [
        `the file name ${file}`,
        () => writeFileSync(path(file), ''),
        `${file}: must be named by its effective date, such as 2026-01-01.dmn`,
      ],
    ),
    [
      'rules that all take effect later',
      () => {
        change('policy/2026-01-01.dmn', '', '', 'policy/2026-12-01.dmn');
        rmSync(path('policy/2026-01-01.dmn'));
      },
      'No rate sheet and policy are in effect on 2026-11-21',
    ],
    [
      'an APR above the advertised range',
      () => change('organisation.json', '"highestAprPct": 17.2', '"highestAprPct": 12'),
      'rates 2026-01-01 with policy 2026-01-01: an APR of 17',
    ],
    [
      'opening fees above the advertised range',
      () =>
        change('organisation.json', '"highestOpeningFeesCents": 618000', '"highestOpeningFeesCents": 100000'),
      'rates 2026-01-01 with policy 2026-01-01: opening fees of $6,180.00, above the advertised $1,000.00',
    ],
    ...(
      [
        ['an APR below', { lowestAprPct: 8 }, 'an APR of 7.6%, below the advertised 8%'],
        [
          'an origination fee above',
          { highestOriginationFeePct: 0 },
          'an origination fee of 4.99%, above the advertised 0%',
        ],
        ['a line below', { lowestLineCents: 2_500_000 }, 'a line of $15,000, below the advertised $25,000'],
        [
          'a line above',
          { highestLineCents: 30_000_000 },
          'a line of $400,000, above the advertised $300,000',
        ],
        ['a term outside', { termsYears: [5, 10, 15, 20] }, 'a term of 30 years, which isn’t advertised'],
      ] as const
    ).map(([what, pricing, words]): [string, () => void, string] => [
      `${what} the advertised range`,
      () => advertise(pricing),
      `rates 2026-01-01 with policy 2026-01-01: ${words}`,
    ]),
    ...(
      [
        ['lowest APR', { lowestAprPct: 7.3 }, 'no APR below 7.6%; 7.3% is advertised'],
        ['smallest line', { lowestLineCents: 1_000_000 }, 'no line below $15,000; $10,000 is advertised'],
        ['largest line', { highestLineCents: 50_000_000 }, 'no line above $400,000; $500,000 is advertised'],
      ] as const
    ).map(([what, pricing, words]): [string, () => void, string] => [
      `an advertised ${what} that nobody can get`,
      () => advertise(pricing),
      `rates 2026-01-01 with policy 2026-01-01: ${words}`,
    ]),
    [
      'an advertised term that nobody can get',
      () => {
        const row = (terms: string, offered: boolean) =>
          `<rule><inputEntry><text>"FIXED_TERM"</text></inputEntry><inputEntry><text>${terms}</text></inputEntry><outputEntry><text>${offered}</text></outputEntry></rule>`;
        const rows = `${row('10, 15, 20, 30', true)}${row('5', false)}`;
        change('rates/2026-01-01.dmn', /<rule id="terms_row_1">[\s\S]*?<\/rule>/, rows);
      },
      'rates 2026-01-01 with policy 2026-01-01: no term of 5 years, which is advertised',
    ],
    [
      'two colors without contrast',
      () => change('brand.json', /"ink": "#[0-9a-f]{6}"/, '"ink": "#ffffff"'),
      'homeline/brand.json colours.light: ink on canvas has a contrast of ',
    ],
    [
      'an unknown field',
      () => change('organisation.json', '{', '{ "surprise": true,'),
      'homeline/organisation.json surprise: Is not a known key',
    ],
    [
      'a supervisor that does not enforce equal credit',
      () => change('organisation.json', '"supervisor": "FTC"', '"supervisor": "SEC"'),
      'homeline/organisation.json supervisor: ',
    ],
    [
      'a statement of pay that isn’t a sentence',
      () => change('organisation.json', /"pay": "No one [^"]*"/, '"pay": ""'),
      'homeline/organisation.json practices.pay: Must be one or more sentences',
    ],
  ])('names %s', async (_, breaking, words) => {
    breaking();
    expect((await problemsOf()).join('\n')).toContain(words);
  });
});

describe('checking a file before it is published', () => {
  const findingsFrom = async (text: string) => {
    const since = civilDate('2026-12-01');
    const { files } = ruleFilesIn(folder, 'homeline');
    const added = [ruleFile('rates', since, text)];
    return checkRules(withFiles(files, added), { ...AT, lender: undefined, since });
  };

  it('reports only versions from its day on', async () => {
    const findings = await findingsFrom(homelineFiles.rates.replace(rateOfFirstRow, '$18.85'));
    expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual([
      'rates 2026-12-01',
      'rates 2026-12-01 with policy 2026-01-01',
    ]);
  });

  it('replaces another file of its day', async () => {
    change('rates/2026-01-01.dmn', rateOfFirstRow, '$1null', 'rates/2026-12-01.dmn');
    const findings = await findingsFrom(homelineFiles.rates);
    expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

it('names each line of a paper that the lender’s Spanish lacks', async () => {
  expect((await warningsOn('2026-11-21')).filter((warning) => warning.includes('no Spanish'))).toEqual([]);
  change('papers.json', '"How this is accepted":', '"How it is accepted":');
  expect((await warningsOn('2026-11-21')).filter((warning) => warning.includes('no Spanish'))).toEqual([
    'organisation.json, brand.json, messages.json, articles.json, papers.json, es.json: papers.json 2026-01-01: TEXAS_12_DAY_NOTICE has no Spanish for “How this is accepted”',
  ]);
});
