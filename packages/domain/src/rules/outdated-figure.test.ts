// Proves LW-11.

import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../dates/civil-date.ts';
import { noFacts, withFact } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import { initialDecisionFacts } from '../offers/decision-facts.ts';
import { endsSoon, withoutEnd } from '../policy/figures.ts';
import { feesLimit } from '../policy/high-cost.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { sheetProblems, sheetWith } from '../testing/changed-rules.ts';
import { homelineRules } from '../testing/homeline.ts';
import { figuresAhead } from './figures-ahead.ts';
import { outdatedFigure } from './outdated-figure.ts';
import { rulesFor, rulesOn, sheetOn } from './rulebook.ts';

const sheetFrom = (version: CivilDate): RateSheet => ({ ...homelineRules.sheet, version });
const bookOf = (...sheets: readonly RateSheet[]) => ({
  sheets,
  policies: [{ ...homelineRules.policy, version: civilDate('2025-01-01') }],
  replaced: { sheets: [], policies: [] },
});
const MONDAY = civilDate('2026-11-02');
const weekly = bookOf(sheetFrom(MONDAY));
const outdatedOn = (day: string, facts = noFacts(), book = weekly) =>
  outdatedFigure(sheetOn(book, civilDate(day)), facts, civilDate(day))?.name;
const homeIn = (state: 'NY' | 'OH') =>
  withFact(
    noFacts(),
    { fact: 'property', value: { state, occupancy: 'PRIMARY' } as never },
    '2026-11-02T17:00:00Z',
  );

/** The constants with which a sheet adds the dollar amounts of a year. */
const constants = (values: Readonly<Record<string, number>>) =>
  Object.entries(values)
    .map(
      ([id, value]) =>
        `<decision id="${id}" name="${id}"><variable id="${id}_variable" name="${id}" typeRef="number" /><literalExpression id="${id}_value"><text>${value}</text></literalExpression></decision>`,
    )
    .join('');
const adding = (values: Readonly<Record<string, number>>) =>
  [/(?=<inputData id="input_fico")/, constants(values)] as const;
// Not published yet: amounts such as the Bureau would publish.
const OF_2027 = { federalYear: 2027, federalSmallLineBelow: 28_200, federalSmallLineFees: 1410 };

describe('average prime offer rates', () => {
  it('can be used for seven days after their sheet’s date, and not from the eighth (12 CFR 1026.32(a)(1)(i))', () => {
    expect(outdatedOn('2026-11-09')).toBeUndefined();
    expect(outdatedOn('2026-11-10')).toBe('AVERAGE_PRIME_OFFER_RATE');
    expect(
      outdatedOn('2026-11-10', noFacts(), bookOf(...weekly.sheets, sheetFrom(civilDate('2026-11-09')))),
    ).toBe(undefined);
  });

  it('stay those of the lock date while the price is held', () => {
    const [decision] = initialDecisionFacts(noFacts(), {
      ...homelineRules,
      today: MONDAY,
      ageYears: 40,
      coBorrowerAges: new Map(),
    });
    if (!decision) throw new Error('No decision');
    const held = withFact(noFacts(), decision, '2026-11-02T17:00:00Z');
    expect(outdatedOn('2026-11-30', held)).toBeUndefined();
    // The dollar amounts are those of the day, even for a held price.
    expect(outdatedOn('2026-12-31', held)).toBeUndefined();
    expect(outdatedOn('2027-01-01', held)).toBe('FEDERAL_AMOUNTS');
  });
});

describe('Treasury yields', () => {
  it('can be used only in their month, and matter only where state law compares with them', () => {
    const late = bookOf(sheetFrom(civilDate('2026-10-30')));
    expect(outdatedOn('2026-10-31', homeIn('NY'), late)).toBeUndefined();
    expect(outdatedOn('2026-11-01', homeIn('NY'), late)).toBe('TREASURY_YIELD');
    expect(outdatedOn('2026-11-01', homeIn('OH'), late)).toBeUndefined();
  });
});

describe('the federal dollar amounts', () => {
  const line = toCents(27_000);
  const limitOn = (day: string) => feesLimit(line, 'OH', sheetOn(weekly2025, civilDate(day)).federalAmounts);
  const weekly2025 = bookOf(sheetFrom(civilDate('2025-12-29')));

  it('change at midnight: $27,000 is a small line from 2026 on (90 FR 57890)', () => {
    expect(limitOn('2025-12-31')).toBe(toCents(1350));
    expect(limitOn('2026-01-01')).toBe(toCents(1380));
  });

  it('can’t be used in a year they aren’t published for', () => {
    const late = bookOf(sheetFrom(civilDate('2026-12-28')));
    expect(outdatedOn('2026-12-31', noFacts(), late)).toBeUndefined();
    expect(outdatedOn('2027-01-01', noFacts(), late)).toBe('FEDERAL_AMOUNTS');
  });

  it('for a later year can come from a rate sheet, even for prices held before', async () => {
    const { sheet } = await sheetWith(adding(OF_2027));
    const book = bookOf(sheetFrom(MONDAY), { ...sheet, version: civilDate('2026-12-30') });
    const newYear = civilDate('2027-01-01');
    expect(outdatedOn(newYear, noFacts(), book)).toBeUndefined();
    expect(sheetOn(book, newYear).federalAmounts.smallLineFeesCents).toBe(toCents(1410));
    const [decision] = initialDecisionFacts(noFacts(), {
      ...rulesOn(book, MONDAY),
      ...{ today: MONDAY, ageYears: 40, coBorrowerAges: new Map() },
    });
    if (!decision) throw new Error('No decision');
    const held = withFact(noFacts(), decision, '2026-12-20T17:00:00Z');
    expect(rulesFor(book, held, newYear)?.sheet).toMatchObject({
      version: MONDAY,
      federalAmounts: { smallLineBelowCents: toCents(28_200) },
    });
  });

  it('in a rate sheet are complete and consistent', async () => {
    expect(await sheetProblems(adding({ federalYear: 2027, federalSmallLineBelow: 28_200 }))).toEqual([
      'table "federalSmallLineFees": is missing or is not a number',
      'table "federalSmallLineFees": must be about 5% of the line below which it applies',
    ]);
    expect(await sheetProblems(adding({ ...OF_2027, federalSmallLineFees: 2820 }))).toEqual([
      'table "federalSmallLineFees": must be about 5% of the line below which it applies',
    ]);
    expect(await sheetProblems(adding(OF_2027))).toEqual([]);
  });
});

describe('staff', () => {
  const warnedOn = (day: string, book = weekly) =>
    figuresAhead(book, civilDate(day), ['OH', 'NY'])
      .filter((figure) => endsSoon(figure, civilDate(day)))
      .map(({ name, until }) => `${name} ${until}`);

  it('are warned three days before market rates end, a week before yields and thirty days before dollar amounts', () => {
    expect(warnedOn('2026-11-05')).toEqual([]);
    expect(warnedOn('2026-11-06')).toEqual(['AVERAGE_PRIME_OFFER_RATE 2026-11-09']);
    expect(warnedOn('2026-11-23')).toContain('TREASURY_YIELD 2026-11-30');
    expect(warnedOn('2026-11-30')).not.toContain('FEDERAL_AMOUNTS 2026-12-31');
    expect(warnedOn('2026-12-01')).toContain('FEDERAL_AMOUNTS 2026-12-31');
  });

  it('aren’t warned once the next sheet is published, before it takes effect', () => {
    const next = bookOf(...weekly.sheets, sheetFrom(addDays(MONDAY, 7)));
    expect(warnedOn('2026-11-06', next)).toEqual([]);
    const tooLate = bookOf(...weekly.sheets, sheetFrom(addDays(MONDAY, 9)));
    expect(warnedOn('2026-11-06', tooLate)).toEqual(['AVERAGE_PRIME_OFFER_RATE 2026-11-09']);
  });
});

it('the sample figures of a trial never expire', () => {
  const sheet = withoutEnd(sheetFrom(MONDAY));
  expect(outdatedFigure(sheet, homeIn('NY'), civilDate('2031-05-05'))).toBeUndefined();
});
