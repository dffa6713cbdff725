// Proves RU-02, RU-40, RU-53.

import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import type { ComparedRules } from '@homeline/contract/rules/compare-rules.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInPersona } from '../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../testing/journey.ts';
import { createDecider } from '../testing/persona-driver.ts';
import { projectionOf } from '../testing/stages.ts';

/** Returns persona T01 under another name and address, with other provider data. */
function variantOf(
  name: string,
  number: number,
  { credit, property }: { credit?: Partial<Persona['credit']>; property?: Partial<Persona['property']> },
): Persona {
  const avery = builtInPersona('t01');
  return {
    ...avery,
    ...{ name, testId: `999-00-000${number}`, email: `another.${number}@example.com` },
    phone: `(555) 777-000${number}`,
    property: { ...avery.property, street1: `${number} Forced Street`, ...property },
    credit: { ...avery.credit, ...credit },
  };
}

const NEGATIVE_DEBT = variantOf('Owen Owed', 1, { credit: { nonMortgageMonthlyDebts: -5000.25 } });
const ZERO_VALUE = variantOf('Nora Nothing', 2, { property: { avmValue: 0 } });
const HUGE_VALUE = variantOf('Tess Trillions', 3, { property: { avmValue: 10e12 } });

const logged: string[] = [];
let app: AppWithProviders;
let officer: string;

beforeAll(async () => {
  app = await workingApp([NEGATIVE_DEBT, ZERO_VALUE, HUGE_VALUE], {
    overrides: { logTo: { write: (line: string) => logged.push(line) } },
    environment: { LOG_LEVEL: 'info' },
  });
  officer = await createDecider(app);
});
afterAll(() => app.stop());

async function failuresOf({ uuid }: TestBorrower, task: string): Promise<readonly string[]> {
  const { rows } = await sql<{ failure: string }>`
    select output->>'message' as failure from pgboss.job
    where name = ${task} and state = 'retry' and data->>'applicationId' = ${uuid}`.execute(app.context.db);
  return rows.map(({ failure }) => failure);
}

describe('an impossible amount from a provider', () => {
  it.each<[string, Persona, string, string, 'softCredit' | 'automatedValuations']>([
    ['negative debts', NEGATIVE_DEBT, 'WAITING_FOR_SOFT_CREDIT', 'pullSoftCredit', 'softCredit'],
    [
      'a home worth nothing',
      ZERO_VALUE,
      'WAITING_FOR_AVM_DATA',
      'fetchAutomatedValuation',
      'automatedValuations',
    ],
    [
      'a home worth trillions',
      HUGE_VALUE,
      'WAITING_FOR_AVM_DATA',
      'fetchAutomatedValuation',
      'automatedValuations',
    ],
  ])('%s: is retried, and no decision uses it', async (_, person, step, task, fact) => {
    const borrower = await registerPersona(app, person);
    await advanceTo(app, borrower, step as 'WAITING_FOR_AVM_DATA');
    const failed = async () => (await failuresOf(borrower, task))[0];
    expect(await vi.waitUntil(failed, { timeout: 60_000 })).toBe(`${task}: GARBAGE`);
    expect((await factsOf(app, borrower))[fact]).toEqual([]);
    expect((await projectionOf(app, borrower)).step).toBe(step);
    expect(logged.join('')).toContain(`${task}: GARBAGE`);
    expect(logged.join('')).not.toMatch(/5000\.25|500025|10000000000000/);
  });
});

describe('an application that no table can decide', () => {
  let stuck: TestBorrower;
  beforeAll(async () => {
    stuck = await registerPersona(app, builtInPersona('t02'));
    await advanceTo(app, stuck, 'LIEN_VERIFICATION');
    // Such a value may have been stored before amounts had bounds.
    await sql`update fact set value = jsonb_set(value, '{adjustedValueCents}', '-50000000')
      where application_id = ${stuck.uuid} and name = 'automatedValuations'`.execute(app.context.db);
    await advanceTo(app, stuck, 'WAITING_FOR_INITIAL_OFFERS');
  });

  it('is listed for staff immediately, with the table but not the amount', async () => {
    const reviews = async () => (await app.call('listReviews', { jwt: officer })).body as unknown as Reviews;
    await vi.waitUntil(async () => (await reviews()).deadRuns.length > 0, { timeout: 60_000 });
    expect((await reviews()).deadRuns).toEqual([
      {
        id: expect.any(String),
        uuid: stuck.uuid,
        loanNumber: expect.any(String),
        borrower: builtInPersona('t02').name,
        task: 'priceInitialOffers',
        failure: expect.stringMatching(/^Table "/),
      },
    ]);
  });

  it('is listed separately in a rule comparison, without hiding other applications', async () => {
    const priced = await registerPersona(app, builtInPersona('t01'));
    await advanceTo(app, priced, 'OFFER_SELECTION');
    const body = { kind: 'rates', xml: homelineFiles.rates };
    const answer = (await app.call('compareRules', { body, jwt: officer })).body as unknown as ComparedRules;
    expect(answer.rows.map(({ uuid }) => uuid)).toContain(priced.uuid);
    expect(answer.incomparable).toEqual([{ uuid: stuck.uuid, why: expect.stringMatching(/^Table "/) }]);
    expect(answer.incomparable.map(({ why }) => why).join()).not.toMatch(/\d{6}/);
    expect(answer.undecided).toBe(3);
  });
});
