// Proves DS-08.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordDueDates } from '../../jobs/due-dates.ts';
import { PASSWORD } from '../../testing/app.ts';
import { applyTogether } from '../../testing/co-owners.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider } from '../../testing/persona-driver.ts';
import { acceptInvitation, advanceSigner, invitationCode } from '../../testing/signer-driver.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE_MS = 60_000;
const DAY_MS = 86_400_000;

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

async function wait(days: number): Promise<void> {
  await app.providers.moveClock(new Date(app.clock.nowMs() + days * DAY_MS).toISOString());
  await recordDueDates(app.context);
  // Whatever is due is written once.
  await recordDueDates(app.context);
}

type Message = { readonly to: string; readonly subject?: string; readonly text: string };

async function messagesTo(to: string): Promise<Message[]> {
  await sendOutbox(app.context);
  const messages = await (await fetch(`${app.providers.url}/control/messages`)).json();
  return (messages as Message[]).filter((message) => message.to === to);
}

const isReminder = ({ subject }: Message) => subject === 'Your documents are waiting for you';

describe('a borrower with documents to sign', () => {
  it(
    'is reminded once after two days and once after seven, and not after declining',
    async () => {
      const { wren } = await applyTogether(app, decider, 'NOTE_SIGNING');
      const reminders = async () => (await messagesTo(wren.person.email)).filter(isReminder).length;
      await wait(1);
      expect(await reminders()).toBe(0);
      await wait(2);
      expect(await reminders()).toBe(1);
      await wait(2);
      expect(await reminders()).toBe(1);
      await app.call('declineToSign', {
        params: { uuid: wren.uuid },
        jwt: wren.jwt,
        headers: { 'idempotency-key': randomUUID() },
        body: { reason: 'QUESTIONS' },
      });
      await wait(5);
      expect(await reminders()).toBe(1);
    },
    PATIENCE_MS,
  );

  it(
    'who turned reminders off gets none',
    async () => {
      const { wren } = await applyTogether(app, decider, 'NOTE_SIGNING');
      await app.call('saveMessageChoice', { jwt: wren.jwt, body: { kind: 'REMINDERS', isOn: false } });
      await wait(3);
      expect((await messagesTo(wren.person.email)).filter(isReminder)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'gets a text message too, if they agreed to those',
    async () => {
      const { wren } = await applyTogether(app, decider, 'NOTE_SIGNING');
      await app.call('saveMessageChoice', { jwt: wren.jwt, body: { kind: 'TEXTS', isOn: true } });
      await app.providers.moveClock(
        `${new Date(app.clock.nowMs() + 3 * DAY_MS).toISOString().slice(0, 10)}T20:00:00Z`,
      );
      await recordDueDates(app.context);
      const queued = await app.context.db
        .selectFrom('outbox')
        .select('channel')
        .where('application_id', '=', wren.uuid)
        .where('template', '=', 'SIGN_REMINDER')
        .execute();
      expect(queued.map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'SMS']);
    },
    PATIENCE_MS,
  );
});

describe('a signer', () => {
  it(
    'who hasn’t used their link gets a new one, which ends when the first would have',
    async () => {
      const { robin } = await applyTogether(app, decider, 'WAITING_FOR_ADDITIONAL_SIGNERS');
      const first = await invitationCode(app, robin.email);
      await wait(4);
      const second = await invitationCode(app, robin.email);
      expect(second).not.toBe(first);
      const [, reminder] = await messagesTo(robin.email);
      expect(reminder?.text).toMatch(/within 2[5-7] days/);
      expect(await app.call('checkInvitation', { body: { code: first } })).toMatchObject({
        body: { link: 'REPLACED' },
      });
      expect(await app.call('checkInvitation', { body: { code: second } })).toMatchObject({
        body: { link: 'OPEN' },
      });
    },
    PATIENCE_MS,
  );

  it(
    'with documents to sign is reminded of them, and of the day on which the line is given up, until they have signed',
    async () => {
      const { wren, robin: invited } = await applyTogether(app, decider, 'WAITING_FOR_ADDITIONAL_SIGNERS');
      const robin = await acceptInvitation(app, invited);
      await advanceSigner(robin, 'SIGNER_SIGN');
      const subjects = async () => (await messagesTo(robin.email)).map(({ subject }) => subject);
      await wait(3);
      expect(await subjects()).toContain('Wren Cosigner is waiting for you');
      await wait(25);
      expect((await subjects()).join()).toMatch(/Please sign by \d\d\/\d\d\/\d{4}/);
      const before = await subjects();
      await advanceSigner(robin, 'WAITING_FOR_SIGNER_NOTARY');
      await wait(1);
      expect(await subjects()).toEqual(before);
      expect((await wren.facts()).cancellation).toBeUndefined();
    },
    PATIENCE_MS,
  );
});

describe('an expired link', () => {
  it(
    'says so, and one press emails a new one to the invited address',
    async () => {
      const { robin } = await applyTogether(app, decider, 'NOTE_SIGNING');
      const code = await invitationCode(app, robin.email);
      await app.context.db
        .updateTable('signer_invitation')
        .set({ expires_at: new Date(app.clock.nowMs() - DAY_MS).toISOString() })
        .execute();
      expect(await app.call('checkInvitation', { body: { code } })).toMatchObject({
        body: { link: 'EXPIRED' },
      });
      expect(await app.call('renewInvitation', { body: { code } })).toMatchObject({ status: 204 });
      const fresh = await invitationCode(app, robin.email);
      expect(fresh).not.toBe(code);
      const accepted = { code: fresh, email: robin.email, password: PASSWORD };
      expect(await app.call('acceptInvitation', { body: accepted })).toMatchObject({ status: 200 });
      const known = (await messagesTo(robin.email)).length;
      expect(await app.call('renewInvitation', { body: { code: fresh } })).toMatchObject({ status: 204 });
      expect(await messagesTo(robin.email)).toHaveLength(known);
    },
    PATIENCE_MS,
  );

  it(
    'that is pressed three times at once emails one new link',
    async () => {
      const { robin } = await applyTogether(app, decider, 'NOTE_SIGNING');
      const code = await invitationCode(app, robin.email);
      await app.context.db
        .updateTable('signer_invitation')
        .set({ expires_at: new Date(app.clock.nowMs() - DAY_MS).toISOString() })
        .execute();
      const known = (await messagesTo(robin.email)).length;
      const press = () => app.call('renewInvitation', { body: { code } });
      await Promise.all([press(), press(), press()]);
      expect(await messagesTo(robin.email)).toHaveLength(known + 1);
    },
    PATIENCE_MS,
  );

  it('that nobody was sent gets the same answer as a real one', async () => {
    const body = { code: 'a-code-that-nobody-was-sent' };
    expect(await app.call('renewInvitation', { body })).toMatchObject({ status: 204 });
    expect(await app.call('checkInvitation', { body })).toMatchObject({ body: { link: 'REPLACED' } });
  });
});
