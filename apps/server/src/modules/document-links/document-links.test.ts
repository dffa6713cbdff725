// Proves DS-35, DS-47.

import type { DocumentLink } from '@homeline/contract/document-links/document-links.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, personAt } from '../../testing/person-at.ts';
import type { Person } from '../../testing/stages.ts';
import { storeDocument } from '../documents/stored-file.ts';

type Made = DocumentLink & { readonly token: string; readonly code: string };

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await appWithIdleTasks();
  owner = await personAt(app, builtInPersona('t01'), 'CLOSING_DISCLOSURE_REVIEW');
  for (const type of ['PRIVACY_NOTICE', 'HELOC_BROCHURE'] as const) await store(type, '<p>Written</p>');
});
afterAll(() => app.stop());

const store = (type: DocumentType, html?: string) => {
  const key = { organisation: 'homeline', applicationId: owner.uuid };
  const file = { name: 'file.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  const document = { type, file, ...(html && { html }) };
  return app.context.db.transaction().execute((trx) => storeDocument(trx, app.context, key, document));
};
const as = ({ uuid, jwt }: Person) => ({ params: { uuid }, jwt });
const make = async (person = owner) => (await app.call('createDocumentLink', as(person))).body as Made;
const links = async () => (await app.call('listDocumentLinks', as(owner))).body as DocumentLink[];
const open = (token: string, code: string) => app.call('getLinkedCopy', { body: { token, code } });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('a link and its code open what the borrower may read, without what they sent or what came later', async () => {
  await store('DRIVERSLICENSEFRONT');
  const written = ((await app.call('listDocuments', as(owner))).body as DocumentSummary[]).filter(
    ({ type }) => type !== 'DRIVERSLICENSEFRONT',
  );
  const { token, code, ...link } = await make();
  expect(link).toMatchObject({ documents: written.length, downloads: 0 });
  await store('CREDIT_SCORE_DISCLOSURE', '<p>Later</p>');

  const copy = await open(token, code);
  expect(copy).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  const names = Object.keys(unzipSync(copy.bytes));
  // And the list of contents.
  expect(names).toHaveLength(written.length + 1);
  expect(names.join()).not.toMatch(/license/i);
  expect(await links()).toEqual([{ ...link, downloads: 1, lastDownload: expect.any(String) }]);
  const taken = await app.context.db
    .selectFrom('audit_event')
    .select(['actor', 'what'])
    .where('application_id', '=', owner.uuid)
    .where('what', 'like', '% documents')
    .execute();
  expect(taken.map(({ actor, what }) => [actor.split(' ')[0], what])).toEqual([
    ['BORROWER', 'share documents'],
    ['LINK', 'copy documents'],
  ]);
});

it('the database keeps neither the token nor the code', async () => {
  const { token, code } = await make();
  const rows = JSON.stringify(await app.context.db.selectFrom('document_link').selectAll().execute());
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(`"${code}"`);
});

it('a link ends with its fifth wrong code, also for the right one', async () => {
  const { token, code, uuid } = await make();
  const wrong = otherThan(code);
  for (const left of [4, 3, 2, 1])
    expect([left, await open(token, wrong)]).toMatchObject([
      left,
      { status: 400, body: { fields: { code: expect.stringContaining('Not the code') } } },
    ]);
  expect(await open(token, wrong)).toMatchObject({
    body: { fields: { code: expect.stringContaining('has ended') } },
  });
  expect(await open(token, code)).toMatchObject({ status: 422, body: { code: 'LINK_UNUSABLE' } });
  expect((await links()).map((link) => link.uuid)).not.toContain(uuid);
});

it('five guesses at once are counted one by one', async () => {
  const { token, code } = await make();
  await Promise.all(Array.from({ length: 8 }, () => open(token, otherThan(code))));
  expect(await open(token, code)).toMatchObject({ status: 422 });
});

it('at most ten links work at a time, and none is made before there are documents', async () => {
  for (let count = 0; count < 10; count += 1) await make();
  expect(await app.call('createDocumentLink', as(owner))).toMatchObject({
    status: 400,
    body: { errors: ['You have ten links. End one first.'] },
  });
  const fresh = await app.register();
  expect(await app.call('createDocumentLink', as(fresh))).toMatchObject({ status: 404 });
});

it('a link ends after seven days, or when its owner ends it', async () => {
  for (const { uuid: link } of await links())
    await app.call('endDocumentLink', { params: { uuid: owner.uuid, link }, jwt: owner.jwt });
  const [early, ended] = [await make(), await make()];
  const stranger = await app.register();
  const end = (jwt: string) =>
    app.call('endDocumentLink', { params: { uuid: owner.uuid, link: ended.uuid }, jwt });
  expect(await end(stranger.jwt)).toMatchObject({ status: 404 });
  expect(await end(owner.jwt)).toMatchObject({ status: 204 });
  expect(await end(owner.jwt)).toMatchObject({ status: 404 });
  expect(await open(ended.token, ended.code)).toMatchObject({ status: 422 });
  app.clock.moveTo(Date.parse(early.ends) + 1000 - Date.now());
  expect(await open(early.token, early.code)).toMatchObject({ status: 422 });
});

it('a new link is announced to the borrower, in their account and by email', async () => {
  const count = async () => {
    const listed = (await app.call('listNotifications', as(owner))).body;
    const emails = await app.context.db
      .selectFrom('outbox')
      .select('template')
      .where('application_id', '=', owner.uuid)
      .where('template', '=', 'DOCUMENT_LINK_MADE')
      .execute();
    return [JSON.stringify(listed).split('A link to your documents was made').length - 1, emails.length];
  };
  const before = await count();
  await make();
  expect(await count()).toEqual(before.map((known) => known + 1));
});
