// Proves LW-13.

import type { MessageChoices } from '@homeline/contract/notifications/message-choices.ts';
import { TEXT_CONSENT as SPANISH_TEXT_CONSENT } from '@homeline/domain/notifications/text-consent.es.ts';
import { TEXT_CONSENT } from '@homeline/domain/notifications/text-consent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import { queueMessage } from './outbox.ts';
import { messageEncryptionContext } from './sealed-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const keyOf = ({ uuid }: Person) => ({ organisation: 'homeline', applicationId: uuid });

type Person = { readonly jwt: string; readonly uuid: string };

async function emailsTo({ uuid }: Person, template: string): Promise<EmailMessage[]> {
  const rows = await app.context.db
    .selectFrom('outbox')
    .select(['uuid', 'message'])
    .where('application_id', '=', uuid)
    .where('template', '=', template)
    .orderBy('created_at')
    .execute();
  return rows.map((row) =>
    JSON.parse(app.context.sealing.open(row.message, messageEncryptionContext(uuid, row.uuid))),
  );
}

async function send(person: Person, name: 'WAITING_FOR_DISBURSEMENT' | 'DOCUMENT_REQUEST'): Promise<void> {
  const facts = await loadFacts(app.context.db, keyOf(person));
  await app.context.db
    .transaction()
    .execute((trx) => queueMessage(trx, app.context, keyOf(person), facts, name));
}

const choices = async ({ jwt }: Person) =>
  (await app.call('listMessageChoices', { jwt })).body as MessageChoices;
const isOn = async (person: Person) => (await choices(person)).find(({ kind }) => kind === 'PROGRESS')?.isOn;
const oneClick = (url: string, type = 'application/x-www-form-urlencoded') =>
  app.send({
    method: 'POST',
    url: url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { 'content-type': type },
    payload: FORMS[type] ?? '',
  });

const MULTIPART = 'multipart/form-data; boundary=x';
const FORMS: Record<string, string> = {
  'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
  [MULTIPART]: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
};

it('turns off progress emails, but none required by law or for closing', async () => {
  const ann = await app.register({ email: 'choices@example.com' });
  expect(await choices(ann)).toEqual([
    { kind: 'NOTICES', isOn: true, isRequired: true },
    { kind: 'ACTIONS', isOn: true, isRequired: true },
    { kind: 'SECURITY', isOn: true, isRequired: true },
    { kind: 'PROGRESS', isOn: true, isRequired: false },
    { kind: 'REMINDERS', isOn: true, isRequired: false },
    { kind: 'TEXTS', isOn: false, isRequired: false },
  ]);
  const save = (kind: string) => app.call('saveMessageChoice', { jwt: ann.jwt, body: { kind, isOn: false } });
  expect((await save('NOTICES')).status).toBe(400);
  expect((await save('PROGRESS')).status).toBe(200);
  await send(ann, 'WAITING_FOR_DISBURSEMENT');
  await send(ann, 'DOCUMENT_REQUEST');
  expect(await emailsTo(ann, 'WAITING_FOR_DISBURSEMENT')).toEqual([]);
  const [needed] = await emailsTo(ann, 'DOCUMENT_REQUEST');
  expect(needed?.unsubscribeUrl).toBeUndefined();
  expect(needed?.text).not.toContain('unsubscribe');
});

it('unsubscribes with one click in a mail program, repeatably, without sign-in or personal data', async () => {
  const bob = await app.register({ email: 'one.click@example.com' });
  const other = await app.register({ email: 'other@example.com' });
  await send(bob, 'WAITING_FOR_DISBURSEMENT');
  const [{ unsubscribeUrl = '', text } = { text: '' }] = await emailsTo(bob, 'WAITING_FOR_DISBURSEMENT');
  const token = unsubscribeUrl.split('/').at(-1)?.split('?')[0];
  expect(text).toContain(`/account/heloc/unsubscribe?orgCode=homeline#${token}`);
  expect(unsubscribeUrl).not.toMatch(/@|one\.click|example\.com/);
  expect(unsubscribeUrl).not.toContain(bob.uuid);
  const opened = await app.send({ url: unsubscribeUrl.replace(/^https?:\/\/[^/]+/, '') });
  expect([opened.status, opened.headers['location']]).toEqual([
    302,
    `/account/heloc/unsubscribe?orgCode=homeline#${token}`,
  ]);
  expect(await isOn(bob)).toBe(true);
  expect((await oneClick(unsubscribeUrl)).status).toBe(204);
  expect(await isOn(bob)).toBe(false);
  expect(await isOn(other)).toBe(true);
  await app.call('saveMessageChoice', { jwt: bob.jwt, body: { kind: 'PROGRESS', isOn: true } });
  expect((await oneClick(unsubscribeUrl, MULTIPART)).status).toBe(204);
  expect(await isOn(bob)).toBe(false);
  expect((await oneClick(unsubscribeUrl.replace(token ?? '', 'other'))).body).toMatchObject({
    code: 'LINK_UNUSABLE',
  });
});

it('keeps the in-app notification when its email is turned off', async () => {
  const eve = await app.register({ email: 'kept@example.com' });
  await app.call('saveMessageChoice', { jwt: eve.jwt, body: { kind: 'PROGRESS', isOn: false } });
  await send(eve, 'WAITING_FOR_DISBURSEMENT');
  const { body } = await app.call('listNotifications', { jwt: eve.jwt });
  expect(JSON.stringify(body)).toContain('Your money is on its way');
});

it('stores the text message opt-in with its wording and time, and sends none without it', async () => {
  const agreed = await app.register({ email: 'texts@example.com', takesTexts: true });
  const without = await app.register({ email: 'without.texts@example.com' });
  const texts = async (person: Person) => (await choices(person)).find(({ kind }) => kind === 'TEXTS');
  expect(await texts(agreed)).toMatchObject({ isOn: true, isRequired: false });
  expect(await texts(without)).toMatchObject({ isOn: false });
  const { textConsent } = await loadFacts(app.context.db, keyOf(agreed));
  expect(textConsent).toMatchObject({ textVersion: TEXT_CONSENT.version, at: expect.any(String) });
  expect((await loadFacts(app.context.db, keyOf(without))).textConsent).toBeUndefined();
  const inSpanish = await app.register({
    ...{ email: 'mensajes@example.com', takesTexts: true, textVersion: SPANISH_TEXT_CONSENT.version },
  });
  const { textConsent: consent } = await loadFacts(app.context.db, keyOf(inSpanish));
  expect(consent?.textVersion).toBe('texts-2026-11-es');
  const body = { kind: 'TEXTS', isOn: true };
  await app.call('saveMessageChoice', { jwt: without.jwt, body });
  expect(await texts(without)).toMatchObject({ isOn: true });
});
