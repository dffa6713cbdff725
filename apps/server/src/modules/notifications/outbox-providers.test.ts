// Proves PR-30.

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, testApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { liftPauses } from '../operations/provider-pauses.ts';
import { queueTextMessage, sendOutbox } from './outbox.ts';

/** The attempts within one request to a provider, of which so many unanswered ones in a row pause it. */
const [TRIES, FAILURES] = [3, 5];

let providers: TestProviders;
let app: TestApp;
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  const ORGANISATIONS_DIR = sampleLendersAnd({ homeline: { providers: { messaging: ['twilio'] } } });
  app = await testApp({}, { SANDBOX_URL: providers.url, ORGANISATIONS_DIR });
});
beforeEach(async () => {
  await app.context.db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

async function queueText(): Promise<void> {
  const { jwt, uuid: applicationId } = await app.register();
  await app.context.db.deleteFrom('outbox').execute();
  await app.call('saveMessageChoice', { jwt, body: { kind: 'TEXTS', isOn: true } });
  const text = { to: '+15555550101', text: 'Please call us.' };
  await app.context.db
    .transaction()
    .execute((trx) =>
      queueTextMessage(trx, app.context, { organisation: 'homeline', applicationId }, 'TEST', text),
    );
}

/** Sends what is queued, as if its pause were over. */
async function sendNow(): Promise<void> {
  await app.context.db.updateTable('outbox').set({ next_attempt_at: null }).execute();
  await sendOutbox(app.context);
}
const sentBy = async () => {
  const texts = (await providers.requests()).filter(({ call, acted }) => acted && /text|Messages/.test(call));
  return texts.map(({ port }) => port);
};
const queued = () =>
  app.context.db
    .selectFrom('outbox')
    .select(['provider', sql<boolean>`sent_at is not null`.as('isSent')])
    .executeTakeFirstOrThrow();

it('leaves a text that may have gone with its provider, even while that one is paused', async () => {
  const before = (await sentBy()).length;
  await queueText();
  await providers.makeFail('provider twilio', 'ACTED_THEN_DOWN');
  await sendNow();
  expect(await queued()).toEqual({ provider: 'twilio', isSent: false });
  await providers.makeFail('provider twilio', 'DOWN', TRIES * (FAILURES - 1));
  for (let attempt = 1; attempt < FAILURES + 2; attempt += 1) await sendNow();
  expect(await queued()).toEqual({ provider: 'twilio', isSent: false });
  await liftPauses(app.context.db, 'homeline', 'messaging');
  await vi.waitFor(async () => {
    await sendNow();
    expect(await queued()).toMatchObject({ isSent: true });
  }, 5000);
  // Answered 503, the one that went isn't counted here.
  expect((await sentBy()).length).toBe(before);
  expect((await providers.made())['texts']).toBe(1);
});

it('leaves a text with its provider after a crash while that one was asked', async () => {
  await queueText();
  const { vendors } = app.context;
  const text = {
    ...vendors.messaging.text,
    ask: async () => {
      throw new Error('The process ended');
    },
  };
  const process = { ...app.context, vendors: { ...vendors, messaging: { ...vendors.messaging, text } } };
  await expect(sendOutbox(process)).rejects.toThrow('The process ended');
  expect(await queued()).toEqual({ provider: 'twilio', isSent: false });
});

it('gives a text that certainly didn’t go to the next provider while the first is paused', async () => {
  const before = (await sentBy()).length;
  await queueText();
  await providers.makeFail('provider twilio', 'LIMITED_FOR_AN_HOUR');
  await sendNow();
  expect(await queued()).toEqual({ provider: null, isSent: false });
  await sendNow();
  expect(await queued()).toEqual({ provider: 'bridge', isSent: true });
  expect((await sentBy()).slice(before)).toEqual(['messaging']);
});
