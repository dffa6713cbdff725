// Proves CO-33, RU-02, RU-25.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import type { ComparedRules } from '@homeline/contract/rules/compare-rules.ts';
import type { SamplePeople } from '@homeline/contract/rules/compare-sample-people.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { impactCounts } from '@homeline/domain/rules/impact-counts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { createDecider, createStaffMember, type Journey } from '../../testing/persona-driver.ts';

const RULES = join(import.meta.dirname, '../../../../../organisations/homeline');

let app: AppWithProviders;
let officer: string;
let priced: Journey;

beforeAll(async () => {
  app = await workingApp();
  officer = await createDecider(app);
  priced = await journeyAt(app, builtInPersona('t01'), 'OFFER_SELECTION');
  await journeyAt(app, builtInPersona('t14'), 'DECLINED');
  await app.register();
});
afterAll(() => app.stop());

/** Returns the first version with one cell changed. */
function fileWith(kind: 'rates' | 'policy', cell: string, value: string): string {
  const xml = readFileSync(join(RULES, kind, '2026-01-01.dmn'), 'utf8');
  return xml.replace(new RegExp(`(id="${cell}"><text>)[^<]*`), `$1${value}`);
}

const ask = (body: object, jwt = officer) => app.call('compareRules', { body, jwt });
const answerTo = async (body: object) => (await ask(body)).body as ComparedRules;
const sheetWithHigherRate = () => fileWith('rates', 'term_row_3_out_1', '0.25');

describe('an unpublished version', () => {
  it('is compared over every open application, identified only by UUID', async () => {
    const { against, rows, undecided } = await answerTo({ kind: 'rates', xml: sheetWithHigherRate() });
    expect(against).toEqual({ rates: '2026-01-01', policy: '2026-01-01' });
    expect(rows).toMatchObject([{ uuid: priced.uuid, before: { outcome: 'OFFERS' } }]);
    expect(undecided).toBe(1);
    const { name, email } = priced.person;
    for (const personal of [name, email, '1981']) expect(JSON.stringify(rows)).not.toContain(personal);
  });

  it('shows each changed cell before and after, once', async () => {
    const xml = sheetWithHigherRate();
    const { changedCells, next } = await answerTo({ kind: 'rates', xml });
    expect(next).toBeUndefined();
    expect(changedCells).toEqual([
      {
        ...{ table: 'Term', row: 3, where: 'Term 15 years', column: 'Percent' },
        ...{ before: expect.any(String), after: '0.25' },
      },
    ]);
    const policy = fileWith('policy', 'limitsByScore_row_2_out_1', '79');
    const both = await answerTo({ kind: 'rates', xml, alsoXml: policy });
    expect(both.changedCells).toHaveLength(2);
    expect(await answerTo({ kind: 'rates', xml, after: priced.uuid })).not.toHaveProperty('changedCells');
    const same = fileWith('rates', 'no such cell', '');
    expect((await answerTo({ kind: 'rates', xml: same })).changedCells).toEqual([]);
  });

  it('prices an application again and changes nothing', async () => {
    // The score disclosure follows the offers automatically.
    await expect.poll(async () => (await priced.facts()).scoreDisclosures.length).toBe(1);
    const factsBefore = await priced.facts();
    const { rows } = await answerTo({ kind: 'rates', xml: sheetWithHigherRate() });
    const [row] = rows;
    const shown = factsBefore.initialDecisions.at(-1)?.offers.find(({ termYears }) => termYears === 15);
    expect(row?.before.terms?.noteRatePct).toBe(shown?.terms.noteRatePct);
    expect(row?.after.terms?.noteRatePct).toBeCloseTo((shown?.terms.noteRatePct ?? 0) + 0.25, 6);
    expect(await priced.facts()).toEqual(factsBefore);
  });

  it('may be larger than other requests', async () => {
    const xml = `${sheetWithHigherRate()}<!-- ${'as long as a sheet of many rows '.repeat(20_000)} -->`;
    expect(await ask({ kind: 'rates', xml })).toMatchObject({ status: 200 });
  });

  it('of the policy lists the failed rules', async () => {
    const xml = fileWith('policy', 'limitsByScore_row_1_out_2', '1');
    const { rows } = await answerTo({ kind: 'policy', xml });
    expect(rows[0]).toMatchObject({
      before: { outcome: 'OFFERS', failures: [] },
      after: { outcome: 'ASSETS', failures: ['DTI'], largestLineCents: 0 },
    });
  });

  it('continues after the last application of the previous page', async () => {
    const after = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    const { rows, undecided } = await answerTo({ kind: 'rates', xml: sheetWithHigherRate(), after });
    expect({ rows, undecided }).toEqual({ rows: [], undecided: 0 });
  });
});

describe('an unusable version', () => {
  it.each<[string, string, string]>([
    ['for a cell', '8,85', 'table "Base rate", row 1, column "Percent": can’t read 8,85'],
    [
      'for a gap between the two',
      'null',
      'no rate for Score 800 to 850, Combined loan to value, % 0 to 50 (table "Base rate" of the rate sheet, row 1; the policy allows these scores in table "Limits by score", row 1)',
    ],
  ])('%s is refused with its problems', async (_, cell, words) => {
    const answer = await ask({ kind: 'rates', xml: fileWith('rates', 'base_row_1_out_1', cell) });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'RULES_UNUSABLE', errors: expect.arrayContaining([expect.stringContaining(words)]) },
    });
  });

  it('with an oversized cell is refused with the cell named', async () => {
    const xml = fileWith('rates', 'term_row_1_in_1', Array(50_000).fill(5).join(','));
    expect(await ask({ kind: 'rates', xml })).toMatchObject({
      status: 422,
      body: {
        code: 'RULES_UNUSABLE',
        errors: ['table "Term", row 1, column "Term, years": has more than 2,000 characters'],
      },
    });
  });

  it('that is not DMN is refused in one line', async () => {
    const { status, body } = await ask({ kind: 'policy', xml: '<definitions' });
    expect(status).toBe(422);
    expect((body as { errors: string[] }).errors).toEqual([expect.stringContaining('is not a DMN 1.3 file')]);
  });

  it('is refused for a day before any rules', async () => {
    expect(await ask({ kind: 'rates', xml: sheetWithHigherRate(), against: '2020-01-01' })).toMatchObject({
      status: 400,
      body: { fields: { against: 'No rules were in effect on this day' } },
    });
  });
});

describe('an application past its offers', () => {
  const rowOf = async ({ uuid }: Journey, body: object) =>
    (await answerTo(body)).rows.find((row) => row.uuid === uuid);

  it('is compared at the chosen fee', async () => {
    const chooser = await journeyAt(app, builtInPersona('t02'), 'OFFER_SELECTION');
    const { version } = await chooser.call<Offers>('getOffers');
    const body = { termYears: 15, lineCents: toCents(75_000), feePct: 0.99 };
    await chooser.call('selectOffer', { version, body });
    const { offerSelection } = await chooser.facts();
    const xml = fileWith('rates', 'feeBuydown_row_2_out_1', '-0.1');
    const row = await rowOf(chooser, { kind: 'rates', xml });
    expect(row?.before.terms?.noteRatePct).toBe(offerSelection?.terms.noteRatePct);
    expect(row?.after.terms?.noteRatePct).toBeCloseTo((offerSelection?.terms.noteRatePct ?? 0) + 0.1, 6);
  });

  it('is compared at its final decision too', async () => {
    const reducedByFinal = await journeyAt(app, builtInPersona('t38'), 'FINAL_OFFER');
    const xml = fileWith('policy', 'reserveMonths_value', '0');
    const row = await rowOf(reducedByFinal, { kind: 'policy', xml });
    expect(row?.final).toMatchObject({
      before: {
        outcome: 'CHANGED_OFFER',
        failures: ['RESERVES'],
        terms: { lineAmountCents: toCents(250_000) },
      },
      after: { outcome: 'KEEPS_OFFER', failures: [], terms: { lineAmountCents: toCents(300_000) } },
    });
    expect((await rowOf(priced, { kind: 'policy', xml }))?.final).toBeUndefined();
  });
});

it('answers 404 to staff other than underwriters', async () => {
  const jwt = await createStaffMember(app, ['TITLE_AGENT']);
  const body = { kind: 'rates', xml: sheetWithHigherRate() };
  expect((await ask(body, jwt)).status).toBe(404);
  expect((await ask(body, priced.jwt)).status).toBe(404);
});

describe('the sample people', () => {
  const compare = (body: object) => app.call('compareSamplePeople', { body, jwt: officer });

  it('are compared by name, in a thread that leaves the server free', async () => {
    const answered: string[] = [];
    const comparing = compare({ kind: 'rates', xml: sheetWithHigherRate() });
    void comparing.then(() => answered.push('people'));
    expect((await app.send({ url: '/healthz' })).status).toBe(200);
    answered.push('health');
    const { rows, undecided } = (await comparing).body as SamplePeople;
    expect(answered).toEqual(['health', 'people']);
    expect(rows.length).toBeGreaterThan(50);
    const { rate, decision } = impactCounts(rows);
    expect(rate).toBeGreaterThan(10);
    expect(decision).toBeLessThan(rows.length);
    expect(rows.find(({ id }) => id === 'T01')).toMatchObject({ name: priced.person.name });
    expect(undecided.map(({ reasons }) => reasons.length)).not.toContain(0);
  });

  it('are not compared under rules that can’t be used', async () => {
    const { status, body } = await compare({
      kind: 'rates',
      xml: fileWith('rates', 'term_row_3_out_1', 'cheap'),
    });
    expect([status, body]).toMatchObject([
      422,
      { code: 'RULES_UNUSABLE', errors: [expect.stringMatching(/table "Term", row 3/)] },
    ]);
  });

  it('are compared under a sheet and a policy that need each other', async () => {
    const xml = fileWith('policy', 'limitsByScore_row_1_out_2', '1');
    const { status } = await compare({ kind: 'rates', xml: sheetWithHigherRate(), alsoXml: xml });
    expect(status).toBe(200);
  });
});
