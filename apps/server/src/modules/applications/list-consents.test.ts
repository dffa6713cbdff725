import type { ApplicationConsents } from '@homeline/contract/applications/consents.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, register } from '../../testing/persona-driver.ts';

let app: AppWithProviders;
const listed = async (jwt: string) => (await app.call('listConsents', { jwt })).body as ApplicationConsents[];
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

it('returns only the person’s own consents, with text version and time', async () => {
  const decider = await createDecider(app);
  const ann = await register(app, builtInPersona('t01'));
  const bob = await register(app, { ...builtInPersona('t01'), email: 'other.consents@example.com' });
  await drive(ann, decider, 'INCOME_VERIFICATION');
  const body = await listed(ann.jwt);
  expect(body.map(({ application }) => application)).toEqual([ann.uuid]);
  const [{ consents } = { consents: [] }] = body;
  expect(consents.map(({ subject }) => subject)).toEqual([
    'SOFT_CREDIT',
    'ELECTRONIC_RECORDS',
    'HARD_CREDIT',
  ]);
  for (const { textVersion, givenAt } of consents) {
    expect(textVersion).not.toBe('');
    expect(givenAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  }
  expect(await listed(bob.jwt)).toEqual([expect.objectContaining({ application: bob.uuid, consents: [] })]);
});
