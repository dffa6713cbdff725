// Proves SH-23.

import type { Notifications } from '@homeline/contract/notifications/notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { accountEmailsTo } from '../../testing/account-emails.ts';
import { REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import { queueMessage } from '../notifications/outbox.ts';

const SPANISH_PAGE = { 'accept-language': 'es' };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  Object.assign(app.context.organisations.get('homeline'), { spanish: { messages: {} } });
});
afterAll(() => app.stop());

async function registered(email: string, headers: Record<string, string>) {
  const answer = await app.call('register', { body: { ...REGISTRATION, email }, headers });
  const { jwt, applicationUuid: uuid } = answer.body as { jwt: string; applicationUuid: string };
  return { jwt, key: { organisation: headers['x-org'] ?? 'homeline', applicationId: uuid } };
}

const subjects = async (email: string) => (await accountEmailsTo(app, email)).map(({ subject }) => subject);

describe('a person who registers on a Spanish page', () => {
  it('gets emails in Spanish, with a greeting in Spanish', async () => {
    await registered('rosa@example.com', SPANISH_PAGE);
    const [email] = await accountEmailsTo(app, 'rosa@example.com');
    expect(email?.subject).toBe('Confirme su dirección de correo electrónico');
    expect(email?.text).toMatch(/^Hola:\n\n.* El enlace funciona durante 2 días\./);
  });

  it('gets notifications in Spanish, as worded when created', async () => {
    const { jwt, key } = await registered('luz@example.com', SPANISH_PAGE);
    const announce = async () => {
      const facts = await loadFacts(app.context.db, key);
      await app.context.db
        .transaction()
        .execute((trx) => queueMessage(trx, app.context, key, facts, 'OFFER_SELECTION'));
    };
    await announce();
    await app.call('saveLanguage', { jwt, body: { language: 'en' } });
    await announce();
    const { notifications } = (await app.call('listNotifications', { jwt })).body as Notifications;
    expect(
      notifications
        .slice(0, 2)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Sus ofertas están listas', 'Your offers are ready']);
  });

  it('gets them in English at a lender that doesn’t offer Spanish', async () => {
    const headers = { ...SPANISH_PAGE, 'x-org': 'harborview' };
    const { jwt, key } = await registered('sol@example.com', headers);
    expect(await languageOfBorrower(app.context.db, app.context, key)).toBe('en');
    const refused = await app.call('saveLanguage', { jwt, headers, body: { language: 'es' } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { language: expect.any(String) } } });
  });
});

it('a person who registers on an English page gets emails in English, until they choose Spanish', async () => {
  const { jwt, key } = await registered('ana@example.com', { 'accept-language': 'en' });
  expect(await subjects('ana@example.com')).toEqual(['Confirm your email address']);
  expect((await app.call('saveLanguage', { jwt, body: { language: 'es' } })).status).toBe(204);
  expect(await languageOfBorrower(app.context.db, app.context, key)).toBe('es');
});
