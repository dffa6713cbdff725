// Proves DS-60, DS-62.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  waitForNewFact,
  workingApp,
} from '../../testing/journey.ts';
import { type Signing, sendWebhook, webhookSecret } from '../../testing/send-webhook.ts';
import { projectionOf, recordFacts } from '../../testing/stages.ts';
import { DEED } from '../../vendors/bridge-check/sample-requests.ts';
import { openDocument, openDocuments } from '../documents/stored-file.ts';

let app: AppWithProviders;
let borrower: TestBorrower;
let reference: string;
let session: string;
beforeAll(async () => {
  app = await workingApp();
  const persona = builtInPersona('t01');
  borrower = await registerPersona(app, persona);
  const facts = await advanceTo(app, borrower, 'NOTARY_SESSION');
  session = facts.notarySessions[0]?.session ?? '';
  reference = await referenceOf('openNotarySession');
});
afterAll(() => app.stop());

async function referenceOf(task: string, { uuid } = borrower): Promise<string> {
  const intent = await app.context.db
    .selectFrom('intent')
    .select('reference')
    .where('application_id', '=', uuid)
    .where('task', '=', task)
    .executeTakeFirstOrThrow();
  return intent.reference;
}

const document = { ...DEED, bytes: undefined, content: Buffer.from(DEED.bytes).toString('base64') };

/** Returns the notary's event for a completed session, with fields replaced by `more`. */
function sessionEnded(more: object = {}) {
  const outcome = { outcome: 'COMPLETED', sealed: true, document };
  return {
    port: 'notary',
    event: 'SESSION_ENDED',
    reference,
    fileNumber: borrower.uuid,
    session,
    ...outcome,
    ...more,
  };
}

/** Sends a webhook of the notary's provider. Returns the status of the answer. */
const sendNotary = (body: object, signing: Signing = {}) => sendWebhook(app, 'notary', body, signing);

const step = async () => (await projectionOf(app, borrower)).step;

it.each([
  [
    'with a forged signature',
    () => sendNotary(sessionEnded(), { secret: 'of somebody else, just as long as ours' }),
    401,
  ],
  ['signed by another provider', () => sendNotary(sessionEnded(), { secret: webhookSecret('flood') }), 401],
  ['for a port without webhooks', () => sendWebhook(app, 'credit', sessionEnded()), 404],
  ['for another port', () => sendWebhook(app, 'flood', sessionEnded()), 400],
  ['of an unknown event', () => sendNotary(sessionEnded({ event: 'SESSION_VANISHED' })), 400],
  ['for an unknown reference', () => sendNotary(sessionEnded({ reference: randomUUID() })), 404],
  ['for another application', () => sendNotary(sessionEnded({ fileNumber: randomUUID() })), 404],
  ['of a signed deed without the deed', () => sendNotary(sessionEnded({ document: undefined })), 400],
] as const)('refuses a webhook %s and records nothing', async (_, send, status) => {
  expect(await send()).toBe(status);
  expect(await step()).toBe('NOTARY_SESSION');
});

it('accepts a webhook about a replaced session and records nothing', async () => {
  expect(await sendNotary(sessionEnded({ session: randomUUID() }))).toBe(204);
  expect(await sendNotary({ ...sessionEnded({ event: 'SESSION_STARTED' }) })).toBe(204);
  expect(await step()).toBe('NOTARY_SESSION');
});

it('refuses a webhook before our request is recorded, and accepts its retry', async () => {
  const intents = app.context.db.updateTable('intent').where('reference', '=', reference);
  await intents.set({ state: 'PREPARED' }).execute();
  const id = randomUUID();
  expect(await sendNotary(sessionEnded({ session: randomUUID() }), { id })).toBe(409);
  await intents.set({ state: 'ANSWERED' }).execute();
  expect(await sendNotary(sessionEnded({ session: randomUUID() }), { id })).toBe(204);
});

it('records the notary’s result and deed once, however often the webhook arrives', async () => {
  const before = await factsOf(app, borrower);
  await app.providers.makeFail('notary', 'DUPLICATE_WEBHOOK');
  await app.providers.control('POST', `/notary/sessions/${session}/end`, {});
  await waitForNewFact(app, borrower, before);
  expect(await sendNotary(sessionEnded())).toBe(204);

  const facts = await factsOf(app, borrower);
  expect(facts.remoteNotaryResults.map(({ answer }) => answer)).toEqual(['COMPLETED']);
  expect(facts.deedDecisions.map(({ decision }) => decision)).toEqual(['ACCEPTED']);
  const [result] = facts.remoteNotaryResults;
  const back = await openDocuments(app.context, keyOf(borrower), result?.documents ?? []);
  const papers = ['SECURITY_INSTRUMENT', 'SIGNATURE_NAME_AFFIDAVIT', 'OCCUPANCY_AFFIDAVIT'];
  expect(back.map(({ type }) => type).toSorted()).toEqual(papers.toSorted());
  expect(result?.missing).toEqual([]);
  const deed = await openDocument(app.context, keyOf(borrower), facts.remoteNotaryResults[0]?.document ?? '');
  expect(deed.type).toBe('SECURITY_INSTRUMENT');
  const check = async (bytes: Uint8Array) =>
    (await app.call('findSignedFile', { params: { sha256: sha256(bytes) } })).body;
  expect(await check(deed.bytes)).toEqual({ isOurs: false, isFromNotary: true });
  expect(await check(deed.bytes.slice(1))).toEqual({ isOurs: false, isFromNotary: false });
  expect(Buffer.from(deed.bytes).toString('latin1')).toContain('%PDF-');
});

it('lets a person look when an affidavit doesn’t come back from a session', async () => {
  const other = await registerPersona(app, builtInPersona('t02'));
  const { notaryDocuments, notarySessions } = await advanceTo(app, other, 'NOTARY_SESSION');
  const sent = notaryDocuments.at(-1)?.documents ?? [];
  const files = await openDocuments(app.context, keyOf(other), sent);
  const [deed] = sent.filter((_, at) => files[at]?.type === 'SECURITY_INSTRUMENT');
  const event = {
    ...{ fileNumber: other.uuid, reference: await referenceOf('openNotarySession', other) },
    ...{ session: notarySessions[0]?.session, document: undefined, documents: [{ ...document, id: deed }] },
  };
  expect(await sendNotary(sessionEnded(event))).toBe(204);
  const { remoteNotaryResults, deedDecisions } = await factsOf(app, other);
  expect(remoteNotaryResults[0]?.missing?.toSorted()).toEqual([
    'OCCUPANCY_AFFIDAVIT',
    'SIGNATURE_NAME_AFFIDAVIT',
  ]);
  expect(deedDecisions).toEqual([]);
  expect((await projectionOf(app, other)).step).toBe('DEED_REVIEW');
});

it('keeps the deed and holds for a review when the notary later reports no signature', async () => {
  const before = await factsOf(app, borrower);
  const failed = sessionEnded({ outcome: 'FAILED', sealed: false, document: undefined });
  expect(await sendNotary(failed)).toBe(204);
  expect(await sendNotary(failed)).toBe(204);
  const facts = await factsOf(app, borrower);
  expect(await step()).toBe('ON_HOLD');
  expect(facts.holds.length - before.holds.length).toBe(1);
  expect(facts.holds.at(-1)?.reason).toContain('nobody signed');
  expect(facts.remoteNotaryResults).toEqual(before.remoteNotaryResults);
  await recordFacts(app, borrower, 'STAFF', { fact: 'holds', value: { hold: 'RELEASED' } });
  expect(await sendNotary(failed)).toBe(204);
  expect(await step()).not.toBe('ON_HOLD');
});

const transferEnded = (payment: string | undefined, outcome: object) =>
  sendWebhook(app, 'disbursement', {
    ...{ port: 'disbursement', event: 'TRANSFER_ENDED', reference: payment, fileNumber: borrower.uuid },
    ...outcome,
  });

it('ignores a repeated bank report about a payment', async () => {
  const facts = await advanceTo(app, borrower, 'COMPLETE');
  const payment = facts.disbursements[0]?.reference;
  expect(payment).toBe(await referenceOf('originateDisbursement'));
  expect(await transferEnded(payment, { outcome: 'SETTLED' })).toBe(204);
  expect((await factsOf(app, borrower)).disbursementResults.map(({ answer }) => answer)).toEqual(['SETTLED']);
  expect(await step()).toBe('COMPLETE');
});

it('makes a payment due again when the bank returns it after arrival', async () => {
  const payment = (await factsOf(app, borrower)).disbursements[0]?.reference;
  expect(await transferEnded(payment, { outcome: 'RETURNED', returnCode: 'R03' })).toBe(204);
  const facts = await factsOf(app, borrower);
  expect(facts.disbursementResults.map(({ answer }) => answer)).toEqual(['SETTLED', 'RETURNED']);
  expect(await step()).toBe('MANUAL_DISBURSEMENT_ACCOUNT');
});

it('doesn’t pay twice when a returned payment arrives after all, and holds for a review', async () => {
  const payment = (await factsOf(app, borrower)).disbursements[0]?.reference;
  expect(await transferEnded(payment, { outcome: 'SETTLED' })).toBe(204);
  expect(await step()).toBe('ON_HOLD');
  const { disbursements, holds } = await factsOf(app, borrower);
  expect(disbursements).toHaveLength(1);
  expect(holds.at(-1)?.reason).toContain('arrived which it had returned');
});

it('holds an application when its flood zone changes', async () => {
  const reference = await referenceOf('orderFloodDetermination');
  const changed = {
    ...{ port: 'flood', event: 'DETERMINED', reference, fileNumber: borrower.uuid },
    ...{ outcome: 'SPECIAL_HAZARD', zone: 'AE', communityParticipates: true },
  };
  const before = await factsOf(app, borrower);
  expect(await sendWebhook(app, 'flood', changed)).toBe(204);
  expect(await sendWebhook(app, 'flood', changed)).toBe(204);
  const { floodDeterminations, holds } = await factsOf(app, borrower);
  expect(floodDeterminations.at(-1)).toMatchObject({ answer: 'SPECIAL_HAZARD', zone: 'AE' });
  expect(holds.length - before.holds.length).toBe(1);
});

it('refuses a webhook without an id', async () => {
  expect(await sendNotary(sessionEnded(), { id: '' })).toBe(401);
});
