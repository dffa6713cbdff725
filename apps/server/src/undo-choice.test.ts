import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from './testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from './testing/journey.ts';
import { PERSON_CALLS } from './testing/persona-calls.ts';
import { createDecider, drive, type Journey, register } from './testing/persona-driver.ts';

let app: AppWithProviders;
let decider: string;
let journey: Journey;

beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  const person = builtInPersona('t01');
  journey = await register(app, person);
});
afterAll(() => app.stop());

const submitChoice = async (choice: string) => {
  await PERSON_CALLS[choice]?.(journey, {});
  return (await journey.call<{ step: string }>('getStatus')).step;
};
const undo = (name: CallName) =>
  app.call(name, {
    params: { uuid: journey.uuid },
    headers: { 'idempotency-key': randomUUID() },
    jwt: journey.jwt,
  });

/** Expects that the borrower can make the choice, undo it, make it again and undo it again. */
async function expectUndoable(from: StepName, choice: string, to: StepName, back: CallName): Promise<void> {
  await drive(journey, decider, from);
  expect(await submitChoice(choice)).toBe(to);
  expect(await undo(back)).toMatchObject({ status: 200, body: { step: from } });
  expect(await submitChoice(choice)).toBe(to);
  expect(await undo(back)).toMatchObject({ status: 200, body: { step: from } });
}

describe('a borrower can undo the choice', () => {
  it('to upload pay stubs, so payroll can be linked again', () =>
    expectUndoable('INCOME_VERIFICATION', 'MANUAL_PAYSTUB_CHOSEN', 'MANUAL_PAYSTUB_UPLOAD', 'retryIncome'));

  it('to verify income with the employer', () =>
    expectUndoable(
      'INCOME_VERIFICATION',
      'EMPLOYER_VERIFICATION_CHOSEN',
      'EMPLOYER_VERIFICATION',
      'retryIncome',
    ));

  it('to enter the bank account manually', () =>
    expectUndoable(
      'DISBURSEMENT_ACCOUNT',
      'MANUAL_ENTRY_CHOSEN',
      'MANUAL_DISBURSEMENT_ACCOUNT',
      'chooseBankLink',
    ));

  it('of an in-person notary', () =>
    expectUndoable('DEED_SIGNING', 'SWITCHED_TO_MANUAL', 'MANUAL_NOTARY_SCHEDULING', 'switchToRemoteNotary'));

  it('only until they submit the next step', async () => {
    await submitChoice('SWITCHED_TO_MANUAL');
    await submitChoice('APPOINTMENT_REQUESTED');
    for (const back of ['retryIncome', 'chooseBankLink', 'switchToRemoteNotary'] as const)
      expect(await undo(back)).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
  });
});
