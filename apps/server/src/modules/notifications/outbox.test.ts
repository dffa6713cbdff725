// Proves CO-12, CO-71.

import { randomUUID } from 'node:crypto';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { recordFacts } from '../../testing/stages.ts';
import { warnOfCorrection } from '../corrections/correction-writes.ts';
import { queueEmail, queueMessage, queueTextMessage, sendOutbox } from './outbox.ts';

/** The attempts within one request to a provider. */
const TRIES = 3;

let app: AppWithProviders;
let operations: string;
let refused: TestBorrower;
let next: TestBorrower;
beforeAll(async () => {
  app = await workingApp();
  operations = await createStaffMember(app, ['OPERATIONS']);
  refused = await registerPersona(app, { ...builtInPersona('t01'), email: 'gone@suppressed.example' });
  next = await registerPersona(app, { ...builtInPersona('t01'), email: 'next@example.com' });
  // The messages that registration sends.
  await app.context.db.deleteFrom('outbox').execute();
});
afterAll(() => app.stop());

async function queue(borrower: TestBorrower): Promise<void> {
  const facts = await factsOf(app, borrower);
  await app.context.db
    .transaction()
    .execute((trx) => queueMessage(trx, app.context, keyOf(borrower), facts, 'OFFER_SELECTION'));
}

async function recipients(): Promise<string[]> {
  const messages = await (await fetch(`${app.providers.url}/control/messages`)).json();
  return (messages as { to: string }[]).map(({ to }) => to);
}

const refusedMessages = async () => {
  const { body } = await app.call('listReviews', { jwt: operations });
  return (body as Reviews).refusedMessages;
};

describe('a message that the provider refuses for good', () => {
  it('is shown to staff with its topic, and doesn’t block the next message', async () => {
    await queue(refused);
    await queue(next);
    await sendOutbox(app.context);
    expect(await recipients()).toEqual(['next@example.com']);
    expect(await refusedMessages()).toMatchObject([{ uuid: refused.uuid, template: 'OFFER_SELECTION' }]);
  });

  it('can be resent once by staff, to the corrected email address', async () => {
    const [{ id } = { id: '' }] = await refusedMessages();
    const { contact } = await factsOf(app, refused);
    if (!contact) expect.fail('no contact');
    await recordFacts(app, refused, 'BORROWER', {
      fact: 'contact',
      value: { ...contact, email: 'right@example.com' },
    });
    const resend = () =>
      app.call('resendMessage', {
        params: { id },
        headers: { 'idempotency-key': randomUUID() },
        jwt: operations,
      });
    expect((await resend()).status).toBe(204);
    await sendOutbox(app.context);
    expect(await recipients()).toEqual(['next@example.com', 'right@example.com']);
    expect(await refusedMessages()).toEqual([]);
    expect((await resend()).status).toBe(404);
  });
});

it('resends a refused change-of-address warning to the old email address, never to the new one', async () => {
  const moved = await registerPersona(app, { ...builtInPersona('t01'), email: 'old@suppressed.example' });
  const facts = await factsOf(app, moved);
  const { contact } = facts;
  if (!contact) expect.fail('no contact');
  await app.context.db.deleteFrom('outbox').execute();
  await app.context.db
    .transaction()
    .execute((trx) => warnOfCorrection(trx, app.context, keyOf(moved), facts, 'CONTACT'));
  const value = { ...contact, email: 'impostor@example.com' };
  await recordFacts(app, moved, 'BORROWER', { fact: 'contact', value });
  await sendOutbox(app.context);
  const [{ id } = { id: '' }] = await refusedMessages();
  const headers = { 'idempotency-key': randomUUID() };
  expect(await app.call('resendMessage', { params: { id }, headers, jwt: operations })).toMatchObject({
    status: 204,
  });
  await sendOutbox(app.context);
  expect(await recipients()).not.toContain('impostor@example.com');
  expect(await refusedMessages()).toMatchObject([{ id, template: 'CORRECTED_CONTACT' }]);
});

describe('a message that gets no answer', () => {
  it('waits, and the next run starts with another message', async () => {
    const before = await recipients();
    await app.providers.makeFail('messaging', 'DOWN', TRIES);
    await queue(refused);
    await queue(next);
    await sendOutbox(app.context);
    expect(await recipients()).toEqual(before);
    await sendOutbox(app.context);
    expect(await recipients()).toEqual([...before, 'next@example.com']);
  });
});

it('an outage of one provider holds up no message of another', async () => {
  await app.context.db.deleteFrom('outbox').execute();
  const subject = { organisation: 'homeline', applicationId: null };
  const text = { to: '5555550199', text: 'Your offers are ready.' };
  await app.context.db
    .transaction()
    .execute((trx) => queueTextMessage(trx, app.context, subject, 'TEST', text));
  await queue(next);
  const { vendors } = app.context;
  const down = async () => ({ ok: false, failure: { failed: 'UNREACHABLE', mayHaveActed: false } }) as const;
  const messaging = { ...vendors.messaging, text: { ...vendors.messaging.text, ask: down } };
  const before = await recipients();
  await sendOutbox({ ...app.context, vendors: { ...vendors, messaging } });
  expect(await recipients()).toEqual([...before, 'next@example.com']);
});

describe('two server processes', () => {
  it('send each message once, though both send at the same time', async () => {
    await app.context.db.deleteFrom('outbox').execute();
    const subjects = ['first', 'second', 'third'];
    await app.context.db.transaction().execute(async (trx) => {
      for (const subject of subjects)
        await queueEmail(trx, app.context, { organisation: 'homeline', applicationId: null }, 'TEST', {
          ...{ from: { name: 'Lender', email: 'lender@example.com' }, to: 'once@example.com' },
          ...{ subject, text: subject },
        });
    });
    const asked: string[] = [];
    const { vendors } = app.context;
    const counted: typeof vendors.messaging.email = {
      ...vendors.messaging.email,
      async ask(message) {
        asked.push(message.subject);
        return vendors.messaging.email.ask(message);
      },
    };
    const process = {
      ...app.context,
      vendors: { ...vendors, messaging: { ...vendors.messaging, email: counted } },
    };
    await Promise.all([sendOutbox(process), sendOutbox(process)]);
    expect(asked.toSorted()).toEqual(subjects);
  });

  it('take over a message after the other’s claim expired in a crash', async () => {
    await app.context.db.deleteFrom('outbox').execute();
    await queue(next);
    const { vendors } = app.context;
    const crash = async () => {
      throw new Error('The process ended');
    };
    const email = { ...vendors.messaging.email, ask: crash };
    const process = { ...app.context, vendors: { ...vendors, messaging: { ...vendors.messaging, email } } };
    await expect(sendOutbox(process)).rejects.toThrow('The process ended');
    const before = await recipients();
    await sendOutbox(app.context);
    expect(await recipients()).toEqual(before);
    await app.context.db
      .updateTable('outbox')
      .set({ next_attempt_at: sql<string>`now() - interval '1 second'` })
      .execute();
    await sendOutbox(app.context);
    expect(await recipients()).toEqual([...before, 'next@example.com']);
  });
});

it('a text message goes to the phone of a borrower who agreed to texts, once', async () => {
  await app.call('saveMessageChoice', { jwt: next.jwt, body: { kind: 'TEXTS', isOn: true } });
  const processor = await createStaffMember(app, ['OPERATIONS']);
  await app.call('writeToBorrower', {
    ...{ jwt: processor, params: { uuid: next.uuid }, headers: { 'idempotency-key': randomUUID() } },
    body: { channel: 'TEXT_MESSAGE', text: 'Please call us.' },
  });
  await sendOutbox(app.context);
  await sendOutbox(app.context);
  const sent = await (await fetch(`${app.providers.url}/control/messages`)).json();
  const texts = (sent as { kind: string }[]).filter(({ kind }) => kind === 'TEXT');
  expect(texts).toEqual([
    expect.objectContaining({
      to: expect.stringMatching(/^\+1\d{10}$/),
      text: expect.stringContaining('Please call us.'),
    }),
  ]);
});
