// Proves CO-17.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

let app: TestApp;
let processor = '';
beforeAll(async () => {
  app = await testApp();
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());

const withdraw = (uuid: string, reason: string) =>
  app.call('withdrawApplication', {
    jwt: processor,
    params: { uuid },
    body: { reason },
    headers: { 'idempotency-key': randomUUID() },
  });

it('lets staff withdraw an application once at the borrower’s request, stating how they asked', async () => {
  const { uuid } = await app.register();
  expect((await withdraw(uuid, ' ')).status).toBe(400);
  expect((await withdraw(uuid, 'By phone on Monday')).body).toMatchObject({ step: 'CANCELLED' });
  expect((await withdraw(uuid, 'Again')).body).toMatchObject({ code: 'WRONG_STEP' });
});
