// Proves CO-18.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import {
  createDecider,
  createStaffMember,
  drive,
  type Journey,
  register,
} from '../../testing/persona-driver.ts';

let app: AppWithProviders;
let processor = '';
let decider = '';
beforeAll(async () => {
  app = await workingApp();
  processor = await createStaffMember(app, ['OPERATIONS']);
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

let people = 0;
async function personAt(step: Parameters<typeof drive>[2]): Promise<Journey> {
  people += 1;
  const t01 = builtInPersona('t01');
  const property = { ...t01.property, street2: `Unit ${people}` };
  const journey = await register(app, { ...t01, property, email: `held.${people}@example.com` });
  await drive(journey, decider, step);
  return journey;
}

type Act = 'holdApplication' | 'reopenApplication' | 'withdrawApplication' | 'decideReview' | 'getLoanFile';
async function staff<Answer>(name: Act, { uuid }: Journey, body?: object): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  const given = { params: { uuid }, jwt: processor, headers };
  return (await app.call(name, body ? { ...given, body } : given)).body as Answer;
}

it('holds an application at any step, without a reason for the borrower', async () => {
  const journey = await personAt('DISBURSEMENT_ACCOUNT');
  const reason = 'The county called about the deed';
  expect(await staff('holdApplication', journey, { reason })).toMatchObject({ step: 'ON_HOLD' });
  expect(JSON.stringify(await journey.call('getStatus'))).not.toContain(reason);
  await expect(journey.call('chooseManualEntry', { body: {} })).rejects.toThrow('WRONG_STEP');
  expect(await staff('getLoanFile', journey)).toMatchObject({
    step: 'ON_HOLD',
    referred: [`On hold: ${reason}`],
  });
  expect(await staff('holdApplication', journey, { reason })).toMatchObject({ code: 'WRONG_STEP' });

  expect(await staff('decideReview', journey, { step: 'ON_HOLD', decision: 'HOLD_RELEASED' })).toMatchObject({
    step: 'DISBURSEMENT_ACCOUNT',
  });
  const ended = await drive(journey, decider);
  expect(ended.holds.map(({ hold }) => hold)).toEqual(['PLACED', 'RELEASED']);
});

it('lets a withdrawn application continue where it stopped, for thirty days', async () => {
  const journey = await personAt('INCOME_VERIFICATION');
  expect(await staff('reopenApplication', journey, { reason: 'Early' })).toMatchObject({
    code: 'WRONG_STEP',
  });
  await staff('withdrawApplication', journey, { reason: 'By phone' });
  expect(await staff('reopenApplication', journey, { reason: 'Changed their mind' })).toMatchObject({
    step: 'INCOME_VERIFICATION',
  });
  await staff('withdrawApplication', journey, { reason: 'By phone again' });
  await app.providers.moveClock(new Date(app.clock.nowMs() + 31 * 86_400_000).toISOString());
  expect(await staff('reopenApplication', journey, { reason: 'Late' })).toMatchObject({ code: 'WRONG_STEP' });
  const { disabledReasons } = await staff<LoanFile>('getLoanFile', journey);
  expect(disabledReasons).toContainEqual({
    act: 'REOPEN_APPLICATION',
    reason: 'It was withdrawn more than 30 days ago. The borrower can apply again.',
  });
});
