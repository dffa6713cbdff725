import type { Funding } from '@homeline/contract/funding/get-funding.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { rescissionEndsOn } from '@homeline/domain/funding/rescission-period.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordDueDates } from '../../jobs/due-dates.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';

const PATIENCE_MS = 60_000;
const HALF_HOUR_MS = 1_800_000;
const CENTRAL = 'America/Chicago';

/** Someone like T01 with a home in Pensacola, in the western part of Florida, which is on Central Time. */
function inPensacola(number: number) {
  const avery = builtInPersona('t01');
  return {
    ...avery,
    ...{ testId: `901-00-21${number}`, email: `pensacola.${number}@example.com`, name: 'Avery Pensacola' },
    property: {
      ...avery.property,
      city: 'Pensacola',
      state: 'FL' as const,
      zip: '32501',
      street1: `${number} Palafox Street`,
    },
  };
}
const [late, patient] = [inPensacola(11), inPensacola(12)];

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp([late, patient]);
}, PATIENCE_MS);
afterAll(() => app.stop());

const callAs = ({ uuid, jwt }: TestBorrower, name: 'rescind' | 'confirmNonRescission') =>
  app.call(name, {
    params: { uuid },
    jwt,
    body: { agreed: true },
    headers: { 'idempotency-key': `${name}-${uuid}-${app.clock.nowMs()}` },
  });
const fundingOf = async ({ uuid, jwt }: TestBorrower) =>
  (await app.call('getFunding', { params: { uuid }, jwt })).body as Funding;

/** Moves the clock and lets due dates pass. */
async function wait(untilMs: number): Promise<void> {
  app.clock.moveTo(untilMs - Date.now());
  await recordDueDates(app.context);
}

it(
  'accepts a rescission at 11:30 PM on the last day in Pensacola, which is past midnight in Miami',
  async () => {
    const borrower = await registerPersona(app, late);
    const endsOn = rescissionEndsOn(await advanceTo(app, borrower, 'RESCISSION'));
    const midnightMs = Date.parse(startOfDay(CENTRAL, addDays(endsOn ?? ('' as never), 1)));
    await wait(midnightMs - HALF_HOUR_MS);
    expect(await callAs(borrower, 'confirmNonRescission')).toMatchObject({ status: 409 });
    expect(await callAs(borrower, 'rescind')).toMatchObject({ status: 200, body: { step: 'RESCINDED' } });
  },
  PATIENCE_MS,
);

it(
  'disburses only after mail time, or once the only owner confirms not having rescinded',
  async () => {
    const borrower = await registerPersona(app, patient);
    await advanceTo(app, borrower, 'FUNDABLE');
    const { releaseOn, mayConfirm, mayRescind } = await fundingOf(borrower);
    expect({ mayConfirm, mayRescind }).toEqual({ mayConfirm: true, mayRescind: false });
    expect((await factsOf(app, borrower)).disbursements).toEqual([]);
    expect(await callAs(borrower, 'rescind')).toMatchObject({ status: 409 });

    expect(await callAs(borrower, 'confirmNonRescission')).toMatchObject({ status: 200 });
    const sooner = await fundingOf(borrower);
    expect(sooner.mayConfirm).toBe(false);
    expect(sooner.releaseOn && releaseOn && sooner.releaseOn < releaseOn).toBe(true);
    expect(await callAs(borrower, 'confirmNonRescission')).toMatchObject({ status: 409 });

    const facts = await advanceTo(app, borrower, 'COMPLETE');
    expect(facts.disbursements).toHaveLength(1);
    const releasedMs = Date.parse(startOfDay(CENTRAL, sooner.releaseOn as never));
    expect(Date.parse(facts.disbursements[0]?.at ?? '')).toBeGreaterThanOrEqual(releasedMs);
  },
  PATIENCE_MS,
);
