// Proves RU-50.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';

let app: AppWithProviders;
let borrower: TestBorrower;
let documents: readonly DocumentSummary[];
beforeAll(async () => {
  app = await workingApp();
  borrower = await registerPersona(app, builtInPersona('t01'));
  await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
  documents = await listed();
});
afterAll(() => app.stop());

async function listed(): Promise<readonly DocumentSummary[]> {
  const { uuid, jwt } = borrower;
  return (await app.call('listDocuments', { params: { uuid }, jwt })).body as DocumentSummary[];
}

const read = (as: 'getDocumentHtml' | 'getDocumentFile', document: string, jwt = borrower.jwt) =>
  app.call(as, { params: { uuid: borrower.uuid, document }, jwt });

const openings = async () => (await factsOf(app, borrower)).documentOpenings;

it('records once when and from where the borrower opened a document (15 USC 7001(c)(1)(C)(ii))', async () => {
  const [first, second] = documents.filter((document) => document.package === 'SUMMARY');
  if (!first || !second) throw new Error('The summary package has fewer than two documents');
  expect(await openings()).toEqual([]);

  const answers = await Promise.all([
    read('getDocumentHtml', first.uuid),
    read('getDocumentFile', first.uuid),
    read('getDocumentFile', first.uuid),
    read('getDocumentHtml', second.uuid),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await read('getDocumentHtml', first.uuid);

  const recorded = await openings();
  expect(recorded.map(({ document }) => document).toSorted()).toEqual([first.uuid, second.uuid].toSorted());
  const opened = (await listed()).filter(({ openedAt }) => openedAt !== undefined);
  expect(new Map(opened.map(({ uuid, openedAt }) => [uuid, openedAt]))).toEqual(
    new Map(recorded.map(({ document, at }) => [document, at])),
  );
  const { origin } = await app.context.db
    .selectFrom('fact')
    .select('origin')
    .where('application_id', '=', keyOf(borrower).applicationId)
    .where('name', '=', 'documentOpenings')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(origin).toMatchObject({ ip: expect.any(String) });
});

it('rejects another borrower and doesn’t record that they opened it', async () => {
  const before = await openings();
  const [stranger, unread] = [await app.register(), documents.at(-1)];
  const answer = await read('getDocumentFile', unread?.uuid ?? '', stranger.jwt);
  expect([answer.status === 200, await openings()]).toEqual([false, before]);
});
