import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { closingDocuments } from '@homeline/domain/facts/closing.selectors.ts';
import { notaryDocuments } from '@homeline/domain/facts/notary.selectors.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, advanceTo, registerPersona, workingApp } from '../../testing/journey.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

it('lists each package in reading order, even when all documents have the same creation time', async () => {
  const borrower = await registerPersona(app, builtInPersona('t01'));
  const facts = await advanceTo(app, borrower, 'COMPLETE');
  await sql`update document set created_at = now()`.execute(app.context.db);

  const { body } = await app.call('listDocuments', {
    params: { uuid: borrower.uuid },
    jwt: borrower.jwt,
  });
  const listed = (name: DocumentSummary['package']) =>
    (body as DocumentSummary[]).filter((document) => document.package === name).map(({ uuid }) => uuid);

  expect(listed('SUMMARY')).toEqual(facts.summaryDocuments.at(-1)?.documents);
  expect(listed('CLOSING')).toEqual(closingDocuments(facts)?.documents);
  expect(listed('NOTARY')).toEqual(notaryDocuments(facts)?.documents);
  expect(listed('SUMMARY').length).toBeGreaterThan(5);
});

it('returns the home’s time zone, which dates its documents', async () => {
  // Still the day before in Ohio.
  await app.providers.moveClock('2026-03-11T02:00:00.000Z');
  const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'late@example.com' });
  await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
  const key = { params: { uuid: borrower.uuid }, jwt: borrower.jwt };
  const documents = (await app.call('listDocuments', key)).body as DocumentSummary[];
  const summary = documents.find(({ type }) => type === 'APPLICATION_SUMMARY') ?? expect.fail();
  const params = { ...key.params, document: summary.uuid };
  const { body: page } = await app.call('getDocumentHtml', { ...key, params });
  expect(page).toContain('<dt>Date</dt><dd>March 10, 2026</dd>');
  expect(civilDateIn(summary.timeZone, Date.parse(summary.created))).toBe('2026-03-10');
});

it('returns when the borrower signed each document of the note package only', async () => {
  const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'signs@example.com' });
  const facts = await advanceTo(app, borrower, 'NOTARY_DOCUMENT_GENERATION');
  const { body } = await app.call('listDocuments', { params: { uuid: borrower.uuid }, jwt: borrower.jwt });
  const signed = (body as DocumentSummary[]).filter(({ signedAt }) => signedAt !== undefined);
  expect(signed.map(({ uuid }) => uuid)).toEqual(closingDocuments(facts)?.documents);
  expect(new Set(signed.map(({ signedAt }) => signedAt))).toEqual(
    new Set([facts.noteSignatureRequests.at(-1)?.at]),
  );
});
