import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WorkingApp, workingApp } from './testing/journey.ts';
import { ourPerson } from './testing/our-people.ts';
import { PERSON_CALLS } from './testing/persona-calls.ts';
import { aDecider, drive, type Journey, register } from './testing/persona-driver.ts';

const PATIENCE_MS = 60_000;

let app: WorkingApp;
let decider: string;
let journey: Journey;

beforeAll(async () => {
  app = await workingApp();
  decider = await aDecider(app);
  await app.world.moveClock('2026-03-10T17:00:00.000Z');
  const person = ourPerson('t01');
  journey = await register(app, person);
}, PATIENCE_MS);
afterAll(() => app.stop());

const choose = async (choice: string) => {
  await PERSON_CALLS[choice]?.(journey, {});
  return (await journey.call<{ step: string }>('getStatus')).step;
};
const take = (name: CallName) =>
  app.call(name, {
    params: { uuid: journey.uuid },
    headers: { 'idempotency-key': randomUUID() },
    jwt: journey.jwt,
  });

/** The choice leads to a page, from which one comes back to where one chose, and may choose as if for the first time. */
async function isTakenBack(from: StepName, choice: string, to: StepName, back: CallName): Promise<void> {
  await drive(journey, decider, from);
  expect(await choose(choice)).toBe(to);
  expect(await take(back)).toMatchObject({ status: 200, body: { step: from } });
  expect(await choose(choice)).toBe(to);
  expect(await take(back)).toMatchObject({ status: 200, body: { step: from } });
}

describe(
  'along one person’s way a choice is taken back',
  () => {
    it('to upload pay stubs, and payroll is within reach again', () =>
      isTakenBack('INCOME_VERIFICATION', 'MANUAL_PAYSTUB_CHOSEN', 'MANUAL_PAYSTUB_UPLOAD', 'retryIncome'));

    it('to have the employer asked', () =>
      isTakenBack(
        'INCOME_VERIFICATION',
        'EMPLOYER_VERIFICATION_CHOSEN',
        'EMPLOYER_VERIFICATION',
        'retryIncome',
      ));

    it('to type the account in', () =>
      isTakenBack(
        'DISBURSEMENT_ACCOUNT',
        'MANUAL_ENTRY_CHOSEN',
        'MANUAL_DISBURSEMENT_ACCOUNT',
        'chooseBankLink',
      ));

    it('to meet the notary in person', () =>
      isTakenBack('DEED_SIGNING', 'SWITCHED_TO_MANUAL', 'MANUAL_NOTARY_SCHEDULING', 'switchToRemoteNotary'));

    it('but not once something follows from it', async () => {
      await choose('SWITCHED_TO_MANUAL');
      await choose('APPOINTMENT_REQUESTED');
      for (const back of ['retryIncome', 'chooseBankLink', 'switchToRemoteNotary'] as const)
        expect(await take(back)).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
    });
  },
  PATIENCE_MS,
);
