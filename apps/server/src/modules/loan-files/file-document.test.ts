// Proves CA-32.

import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { FileDocument } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { pdfOf } from '../../testing/files.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createStaffMember, type Journey, register } from '../../testing/persona-driver.ts';

let app: AppWithProviders;
let processor: string;
let journey: Journey;

beforeAll(async () => {
  app = await workingApp();
  processor = await createStaffMember(app, ['OPERATIONS', 'UNDERWRITER'], 'homeline', 'Pat Processor');
});
afterAll(() => app.stop());
beforeEach(async () => {
  journey = await register(app, { ...builtInPersona('t01'), email: `t01-${randomUUID()}@example.com` });
});

const act = (name: CallName, given: object = {}, params: object = {}) =>
  app.call(name, {
    params: { uuid: journey.uuid, ...params },
    headers: { 'idempotency-key': randomUUID() },
    jwt: processor,
    ...given,
  });
const receive = (query: object, body = pdfOf('two pay stubs')) =>
  act('receiveDocument', {
    query: { type: 'USER_UPLOADED_PAYSTUB', receivedBy: 'FAX', name: 'fax.pdf', ...query },
    body,
    headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/pdf' },
  });
const listed = async () => (await act('listLoanFileDocuments')).body as FileDocument[];
const sent = async () => (await listed()).filter(({ isSent }) => isSent);
const borrowers = async () =>
  (await journey.call<DocumentSummary[]>('listDocuments')).map(({ uuid }) => uuid);

async function pagesOf(count: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= count; page += 1) pdf.addPage().drawText(`page ${page}`);
  return Buffer.from(await pdf.save());
}

/** Reads what each page of a PDF says. */
async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

it('files a faxed document for a condition and a person, hidden from the borrower', async () => {
  await act('raiseCondition', { body: { requestDocuments: ['USER_UPLOADED_PAYSTUB'] } });
  const [condition] = await journey.call<ConditionSummary[]>('listConditions');
  expect(await receive({ answers: condition?.uuid, label: 'March pay stub' })).toMatchObject({ status: 204 });
  const [paper] = await sent();
  expect(paper).toMatchObject({
    ...{ title: 'March pay stub', section: 'INCOME', receivedBy: 'FAX', condition: condition?.uuid },
    person: { name: 'Avery Happy' },
    filed: { by: 'Pat Processor' },
  });
  expect(await journey.call('listConditions')).toMatchObject([{ state: 'RESPONDED' }]);
  expect(await borrowers()).not.toContain(paper?.uuid);
  const file = { params: { uuid: journey.uuid, document: paper?.uuid }, jwt: journey.jwt };
  expect(await app.call('getDocumentFile', file)).toMatchObject({ status: 404 });
});

it('stores nothing for a condition that isn’t open, or a person who isn’t on the application', async () => {
  expect(await receive({ answers: randomUUID() })).toMatchObject({
    body: { fields: { answers: 'Choose a condition that waits for documents' } },
  });
  expect(await receive({ answers: 'REVIEW' })).toMatchObject({
    body: { fields: { answers: 'No review waits for documents' } },
  });
  expect(await receive({ signer: randomUUID() })).toMatchObject({
    body: { fields: { signer: 'Choose somebody on this application' } },
  });
  expect(await receive({}, Buffer.from('hello'))).toMatchObject({ status: 415 });
  expect(await sent()).toEqual([]);
});

it('refiles a document under another type and name, unchanged for its sender', async () => {
  await act('raiseCondition', { body: { requestDocuments: ['SUPPORT'] } });
  const { uuid } = await journey.call<{ uuid: string }>('uploadDocument', {
    query: { type: 'SUPPORT', name: 'photo.pdf' },
    body: pdfOf('a wage statement'),
    headers: { 'content-type': 'application/pdf' },
  });
  const filing = { type: 'USER_UPLOADED_PAYSTUB', label: 'W-2 of 2025' };
  expect(await act('fileDocument', { body: filing }, { document: uuid })).toMatchObject({ status: 204 });
  expect(await sent()).toMatchObject([{ uuid, title: 'W-2 of 2025', type: 'USER_UPLOADED_PAYSTUB' }]);
  expect(await journey.call('listDocuments')).toContainEqual(
    expect.objectContaining({ uuid, title: 'Supporting document' }),
  );
  const label = 'of 123-45-6789';
  expect(await act('fileDocument', { body: { ...filing, label } }, { document: uuid })).toMatchObject({
    status: 400,
  });
  expect(await act('fileDocument', { body: filing }, { document: randomUUID() })).toMatchObject({
    status: 404,
  });
});

it('splits a scan by pages, and exports the file as one indexed PDF in stacking order', async () => {
  await receive({ type: 'SUPPORT' }, await pagesOf(3));
  const [scan] = await sent();
  const split = (parts: object[]) => act('splitDocument', { body: { parts } }, { document: scan?.uuid });
  expect(await split([{ type: 'SUPPORT', firstPage: 3, lastPage: 4 }])).toMatchObject({
    body: { fields: { 'parts.0.lastPage': 'The document has 3 pages' } },
  });
  const parts = [
    { type: 'BANK_STATEMENT', firstPage: 2, lastPage: 3 },
    { type: 'USER_UPLOADED_PAYSTUB', firstPage: 1, lastPage: 1 },
  ];
  expect(await split(parts)).toMatchObject({ status: 204 });
  const papers = await sent();
  expect(papers.map(({ type, isSplit }) => [type, isSplit])).toEqual([
    ['USER_UPLOADED_PAYSTUB', false],
    ['BANK_STATEMENT', false],
    ['SUPPORT', true],
  ]);
  expect(await borrowers()).toEqual((await listed()).filter(({ isSent }) => !isSent).map(({ uuid }) => uuid));

  const url = pathOf(CALLS.getFilePapers, { uuid: journey.uuid }, undefined);
  const whole = await app.http.inject({ url, headers: { authorization: `Bearer ${processor}` } });
  const texts = await textsOf(whole.rawPayload);
  const at = texts.indexOf('page 1');
  expect(texts.slice(at, at + 3)).toEqual(['page 1', 'page 2', 'page 3']);
  expect(texts[0]).toContain('Bank statement');
  expect(texts[0]).toContain(`${at + 2}`);
});

it('keeps a title desk from reading, receiving and filing documents', async () => {
  const document = (await receive({})).body as { uuid: string };
  const titleDesk = await createStaffMember(app, ['TITLE_AGENT']);
  const asDesk = { jwt: titleDesk };
  expect((await act('getFilePapers', asDesk)).status).toBe(404);
  expect((await act('listLoanFileDocuments', asDesk)).status).toBe(404);
  const received = await act('receiveDocument', {
    ...asDesk,
    query: { type: 'USER_UPLOADED_PAYSTUB', receivedBy: 'FAX', name: 'fax.pdf' },
    body: pdfOf('two pay stubs'),
    headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/pdf' },
  });
  expect(received.status).toBe(404);
  const filed = await act(
    'fileDocument',
    { ...asDesk, body: { title: 'Mine', section: 'OTHER' } },
    { document: document.uuid },
  );
  expect(filed.status).toBe(404);
});

it('files a borrower’s W-2 for a condition in its section, with the same name for borrower and staff', async () => {
  const asked = {
    requestDocuments: ['Form W-2', 'Federal tax return'],
    category: 'GENERIC_DOCUMENT_REQUEST',
  };
  expect(await act('raiseCondition', { body: { requestDocuments: ['Form X'] } })).toMatchObject({
    body: { fields: { requestDocuments: 'Choose types that your catalogue has' } },
  });
  await act('raiseCondition', { body: asked });
  const [condition] = await journey.call<ConditionSummary[]>('listConditions');
  expect(condition?.requestDocuments).toEqual(asked.requestDocuments);
  const upload = async () =>
    journey.call<{ uuid: string }>('uploadDocument', {
      query: { type: 'SUPPORT', name: 'scan.pdf' },
      body: pdfOf('a form'),
      headers: { 'content-type': 'application/pdf' },
    });
  const [taxes, wages] = [(await upload()).uuid, (await upload()).uuid];
  await journey.call('submitDocuments', {
    body: {
      ...{ condition: condition?.uuid, documents: [taxes, wages] },
      named: [
        { document: taxes, name: 'Federal tax return' },
        { document: wages, name: 'Form W-2' },
      ],
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(await sent()).toMatchObject([
    { uuid: wages, title: 'Form W-2', section: 'INCOME', filed: { by: 'Borrower' } },
    { uuid: taxes, title: 'Federal tax return', section: 'INCOME', condition: condition?.uuid },
  ]);
  expect(await journey.call('listDocuments')).toContainEqual(
    expect.objectContaining({ uuid: wages, title: 'Form W-2' }),
  );

  const filing = { type: 'HOA bill' };
  expect(await act('fileDocument', { body: filing }, { document: wages })).toMatchObject({ status: 204 });
  expect((await sent()).find(({ uuid }) => uuid === wages)).toMatchObject({
    ...{ title: 'HOA bill', section: 'HOME', type: 'SUPPORT', filed: { by: 'Pat Processor' } },
  });
  expect(await act('fileDocument', { body: { type: 'Form X' } }, { document: wages })).toMatchObject({
    body: { fields: { type: 'Choose a type of document' } },
  });
});
