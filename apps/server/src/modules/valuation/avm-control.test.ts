// Proves LW-13.

import type { AvmControl } from '@homeline/contract/valuation/avm-control.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { drawAvmSamples } from './draw-avm-sample.ts';

const RANGE = { from: '2026-03-01', to: '2026-04-30' };

let app: TestApp;
let officer = '';
beforeAll(async () => {
  app = await appWithIdleTasks();
  officer = await createStaffMember(app, ['CREDIT_OFFICER']);
  for (const place of Array.from({ length: 7 }, (_, index) => index)) {
    const person = builtInPersona('t01');
    const property = { ...person.property, street2: `Unit ${place}` };
    await personAt(app, { ...person, email: `avm.${place}@example.com`, property }, 'OFFER_SELECTION');
  }
  // Nothing ran on the first of April and of May.
  app.clock.moveTo(Date.parse('2026-06-02T17:00:00.000Z') - Date.now());
});
afterAll(() => app.stop());

const control = async () =>
  (await app.call('getAvmControl', { jwt: officer, query: RANGE as never })).body as AvmControl;

it('draws each past month’s sample once, even late or repeatedly, without personal data', async () => {
  expect((await control()).sample).toEqual([]);
  await Promise.all([drawAvmSamples(app.context), drawAvmSamples(app.context)]);
  const first = await control();
  expect(first).toMatchObject({ valuations: 7, full: 7, areas: [] });
  expect(first.sample).toHaveLength(5);
  expect(first.sample[0]).toMatchObject({ month: '2026-03', zip: expect.stringMatching(/^\d{5}$/) });
  await drawAvmSamples(app.context);
  expect(await control()).toEqual(first);
  expect(JSON.stringify(first)).not.toMatch(/Happy|Avery|Test Street|example\.com/);
});

it('stores a test’s value only for sampled valuations', async () => {
  const { sample } = await control();
  const [{ uuid, valueCents } = expect.fail()] = sample;
  const record = (application: string) =>
    app.call('recordAvmTest', {
      ...{ jwt: officer, params: { uuid: application }, headers: { 'idempotency-key': application } },
      body: { valueCents: valueCents / 1.25, method: 'APPRAISAL' },
    });
  expect((await record(uuid)).status).toBe(204);
  const tested = (await control()).sample.find((one) => one.uuid === uuid);
  expect(tested?.test).toEqual({ valueCents: valueCents / 1.25, method: 'APPRAISAL', error: 0.25 });
  const { uuid: other } = await app.register({ email: 'not.sampled@example.com' });
  expect((await record(other)).status).toBe(404);
});

it('is for credit and compliance officers', async () => {
  const underwriter = await createStaffMember(app, ['UNDERWRITER']);
  expect((await app.call('getAvmControl', { jwt: underwriter, query: RANGE as never })).status).toBe(404);
});
