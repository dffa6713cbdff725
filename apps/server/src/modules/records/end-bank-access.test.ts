// Proves PR-41.

import { randomUUID } from 'node:crypto';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import type { Person } from '../../testing/stages.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { partyOf } from '../../vendors/testing/exchanges.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { endBankAccess } from './end-bank-access.ts';

const DAY_MS = 86_400_000;
/** The attempts within one request to a provider. */
const TRIES = 3;

let providers: TestProviders;
let app: TestApp;
let processor: string;
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  app = await appWithIdleTasks({}, { SANDBOX_URL: providers.url });
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});
beforeEach(async () => {
  await app.context.db.deleteFrom('provider_note').execute();
});

let people = 0;
/** Returns somebody at a step who has linked a bank and the deposits of their income at Plaid. */
async function linkedAt(persona: string, step: StepName): Promise<Person> {
  people += 1;
  const known = builtInPersona(persona);
  const property = { ...known.property, street2: `Unit ${people}` };
  const person = await personAt(app, { ...known, email: `access.${people}@example.com`, property }, step);
  const { uuid: fileNumber } = person;
  const { bank, income } = app.context.vendors;
  const from = () => ({ reference: randomUUID(), fileNumber, provider: 'plaid' });
  const returnUrl = 'https://apply.lender.example/back';
  const visit = { returnUrl, oauthReturnUrl: returnUrl };
  const party = partyOf(known);
  await forLender('homeline', async () => {
    const opened = await bank.link.ask({ ...from(), ...visit, holder: party });
    const { url } = opened.ok && !opened.pending ? opened.answer : expect.fail();
    await fetch(`${url}/finish`, { method: 'POST' });
    await bank.account.ask(from());
    await income.link.ask({ ...from(), ...visit, worker: party, source: 'PLAID_TRANSACTIONS' });
  });
  return person;
}
const items = async () => (await providers.made())['items'] ?? 0;
const removals = async (what: string) =>
  (await providers.requests()).filter(({ call }) => call === `POST ${what}/remove`).length;
const withdraw = (name: 'withdrawApplication' | 'reopenApplication', { uuid }: Person) =>
  app.call(name, {
    ...{ jwt: processor, params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
    body: { reason: 'By phone' },
  });

it('ends once, after a decline, and leaves what proves the income to the records’ term', async () => {
  await linkedAt('t14', 'DECLINED');
  const [before, removed, users] = [await items(), await removals('item'), await removals('user')];
  await endBankAccess(app.context);
  expect(await items()).toBe(before - 1);
  await endBankAccess(app.context);
  expect([await removals('item'), await removals('user')]).toEqual([removed + 1, users]);
});

it('goes on while the application is open, and while it can be reopened', async () => {
  const person = await linkedAt('t01', 'OFFER_SELECTION');
  const before = await items();
  await endBankAccess(app.context);
  expect(await withdraw('withdrawApplication', person)).toMatchObject({ status: 200 });
  await endBankAccess(app.context);
  expect(await items()).toBe(before);
  expect(await withdraw('reopenApplication', person)).toMatchObject({ status: 200 });
  expect(await withdraw('withdrawApplication', person)).toMatchObject({ status: 200 });
  app.clock.moveTo(app.clock.nowMs() + 31 * DAY_MS - Date.now());
  await endBankAccess(app.context);
  expect(await items()).toBe(before - 1);
});

it('is tried again by the next run if the provider is away', async () => {
  await linkedAt('t14', 'DECLINED');
  const before = await items();
  await providers.makeFail('provider plaid', 'DOWN', TRIES);
  await expect(endBankAccess(app.context)).rejects.toThrow('Access to banks couldn’t be ended: 1');
  expect(await items()).toBe(before);
  // The answer is lost after the removal: a repeat ends well.
  await providers.makeFail('provider plaid', 'CUT');
  await endBankAccess(app.context).catch(() => undefined);
  await endBankAccess(app.context);
  expect(await items()).toBe(before - 1);
});

it('keeps the note of an access that Plaid doesn’t know, as with the keys of another account', async () => {
  const { uuid: fileNumber } = await linkedAt('t14', 'DECLINED');
  const { memory } = app.context.accounts.account('homeline', 'plaid')?.tools ?? expect.fail();
  const reference = `plaid bank ${fileNumber}`;
  await memory.change({ fileNumber, reference }, (note = '') =>
    note.replace(/"accessToken":"[^"]*"/, '"accessToken":"access-of-other-keys"'),
  );
  const removed = await removals('item');
  await endBankAccess(app.context);
  expect(await removals('item')).toBe(removed + 1);
  expect(await memory.recall(reference)).toContain('access-of-other-keys');
});
