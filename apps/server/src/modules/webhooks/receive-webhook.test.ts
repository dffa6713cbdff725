import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WEBHOOK_SECRET } from '../../testing/app.ts';
import {
  begin,
  factsOf,
  keyOf,
  type Traveller,
  travel,
  untilNews,
  type WorkingApp,
  workingApp,
} from '../../testing/journey.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { projectionOf } from '../../testing/stages.ts';
import { DEED } from '../../vendors/testing/exchanges.ts';
import { openDocument } from '../documents/stored-file.ts';

let app: WorkingApp;
let traveller: Traveller;
let reference: string;
let session: string;
beforeAll(async () => {
  app = await workingApp();
  const persona = ourPerson('t01');
  traveller = await begin(app, persona);
  const facts = await travel(app, traveller, 'NOTARY_SESSION');
  session = facts.notarySessions[0]?.session ?? '';
  reference = await referenceOf('openNotarySession');
}, 30_000);
afterAll(() => app.stop());

async function referenceOf(task: string): Promise<string> {
  const intent = await app.context.db
    .selectFrom('intent')
    .select('reference')
    .where('application_id', '=', traveller.uuid)
    .where('task', '=', task)
    .executeTakeFirstOrThrow();
  return intent.reference;
}

const document = { ...DEED, bytes: undefined, content: Buffer.from(DEED.bytes).toString('base64') };

/** What the notary says when a session ends well, unless something of it is said otherwise. */
function ended(more: object = {}) {
  const outcome = { outcome: 'COMPLETED', sealed: true, document };
  return {
    port: 'notary',
    event: 'SESSION_ENDED',
    reference,
    fileNumber: traveller.uuid,
    session,
    ...outcome,
    ...more,
  };
}

/** Sends a webhook as a provider would, signed over its bytes. */
async function tells(body: object, { id = randomUUID(), secret = WEBHOOK_SECRET, port = 'notary' } = {}) {
  const payload = JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${payload}`).digest('hex');
  const answer = await app.send({
    method: 'POST',
    url: `/service-webhooks/external/api/v1/${port}`,
    headers: {
      'content-type': 'application/json',
      'x-webhook-id': id,
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signature,
    },
    payload,
  });
  return answer.status;
}

const step = async () => (await projectionOf(app, traveller)).step;

it.each([
  ['forged', () => tells(ended(), { secret: 'of somebody else, just as long as ours' }), 401],
  ['for a port that never calls', () => tells(ended(), { port: 'credit' }), 404],
  ['for another port', () => tells(ended(), { port: 'flood' }), 400],
  ['in words that we do not know', () => tells(ended({ event: 'SESSION_VANISHED' })), 400],
  ['about something we never asked', () => tells(ended({ reference: randomUUID() })), 404],
  ['about another application', () => tells(ended({ fileNumber: randomUUID() })), 404],
  ['that a deed is signed, without the deed', () => tells(ended({ document: undefined })), 400],
] as const)('a word %s is refused and moves nothing', async (_, send, status) => {
  expect(await send()).toBe(status);
  expect(await step()).toBe('NOTARY_SESSION');
});

it('a word about a session that was replaced is taken and moves nothing', async () => {
  expect(await tells(ended({ session: randomUUID() }))).toBe(204);
  expect(await tells({ ...ended({ event: 'SESSION_STARTED' }) })).toBe(204);
  expect(await step()).toBe('NOTARY_SESSION');
});

it('a word that comes before our own request is on record is to come again', async () => {
  const intents = app.context.db.updateTable('intent').where('reference', '=', reference);
  await intents.set({ state: 'PREPARED' }).execute();
  const id = randomUUID();
  expect(await tells(ended({ session: randomUUID() }), { id })).toBe(409);
  await intents.set({ state: 'ANSWERED' }).execute();
  expect(await tells(ended({ session: randomUUID() }), { id })).toBe(204);
});

it('the notary’s word with the notarised file moves the step, once however often it comes', async () => {
  const before = await factsOf(app, traveller);
  await app.world.makeFail('notary', 'DUPLICATE_WEBHOOK');
  await app.world.control('POST', `/notary/sessions/${session}/end`, {});
  await untilNews(app, traveller, before);
  expect(await tells(ended())).toBe(204);

  const facts = await factsOf(app, traveller);
  expect(facts.remoteNotaryResults.map(({ answer }) => answer)).toEqual(['COMPLETED']);
  expect(facts.deedDecisions.map(({ decision }) => decision)).toEqual(['ACCEPTED']);
  const deed = await openDocument(
    app.context,
    keyOf(traveller),
    facts.remoteNotaryResults[0]?.document ?? '',
  );
  expect(deed.type).toBe('SECURITY_INSTRUMENT');
  expect(Buffer.from(deed.bytes).toString('latin1')).toContain('%PDF-');
});

it('a payment’s end is taken once, and none that contradicts it', async () => {
  const facts = await travel(app, traveller, 'COMPLETE');
  const payment = facts.disbursements[0]?.reference;
  expect(payment).toBe(await referenceOf('originateDisbursement'));
  const returned = {
    port: 'disbursement',
    event: 'TRANSFER_ENDED',
    reference: payment,
    fileNumber: traveller.uuid,
    outcome: 'RETURNED',
    returnCode: 'R03',
  };
  expect(await tells(returned, { port: 'disbursement' })).toBe(204);
  expect((await factsOf(app, traveller)).disbursementResults.map(({ answer }) => answer)).toEqual([
    'SETTLED',
  ]);
  expect(await step()).toBe('COMPLETE');
}, 30_000);
