// Proves DS-23.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { type DocumentType, isBinding } from '@homeline/domain/documents/catalogue.ts';
import { openedSample } from '@homeline/domain/sample-people/opened-sample.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { signedAt } from '../../testing/signing-places.ts';
import { recordFacts } from '../../testing/stages.ts';

const PATIENCE_MS = 60_000;
const UNOPENED = { status: 400, body: { fields: { documents: 'Open every document first' } } };

let app: AppWithProviders;
let borrower: TestBorrower;
beforeAll(async () => {
  app = await workingApp();
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  borrower = await registerPersona(app, builtInPersona('t01'));
}, PATIENCE_MS);
afterAll(() => app.stop());

const call = (name: CallName, { params, body }: { params?: Record<string, string>; body?: object } = {}) =>
  app.call(name, {
    params: { uuid: borrower.uuid, ...params },
    jwt: borrower.jwt,
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { body }),
  });

async function documentsIn(name: 'SUMMARY' | 'CLOSING'): Promise<readonly DocumentSummary[]> {
  const documents = (await call('listDocuments')).body as DocumentSummary[];
  return documents.filter((document) => document.package === name);
}

const uuidsOf = (documents: readonly DocumentSummary[]) => documents.map(({ uuid }) => uuid);
const binding = (documents: readonly DocumentSummary[]) =>
  documents.filter(({ type }) => isBinding(type as DocumentType) && type !== 'ESIGN_CONSENT');

const open = (document: DocumentSummary | undefined, as: 'getDocumentHtml' | 'getDocumentFile') =>
  call(as, { params: { document: document?.uuid ?? '' } });

async function sign(documents: readonly DocumentSummary[]) {
  return call('giveSignature', {
    body: {
      ...{ typedName: borrower.persona.name, documents: uuidsOf(documents) },
      ...{ consent: { agreed: true, textVersion: '2026-11' }, isLocationWithheld: true },
      ...signedAt(borrower.persona.name, documents),
    },
  });
}

describe('what the borrower only says to have opened', () => {
  it(
    'isn’t taken with the early disclosures, nor is a download of everything',
    async () => {
      await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
      await recordFacts(app, borrower, 'BORROWER', openedSample());
      const documents = await documentsIn('SUMMARY');
      const acknowledge = () => call('acknowledgeDisclosures', { body: { documents: uuidsOf(documents) } });
      expect(await acknowledge()).toMatchObject(UNOPENED);
      await call('getDocumentsArchive');
      expect(await acknowledge()).toMatchObject(UNOPENED);
      const [first, ...others] = binding(documents);
      for (const document of others) await open(document, 'getDocumentHtml');
      expect(await acknowledge()).toMatchObject(UNOPENED);
      await open(first, 'getDocumentFile');
      expect(await acknowledge()).toMatchObject({ status: 200, body: { step: 'HARD_CREDIT_PULL' } });
    },
    PATIENCE_MS,
  );

  it(
    'isn’t signed, nor is a summary of the closing acknowledged',
    async () => {
      await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
      const documents = await documentsIn('CLOSING');
      const acknowledge = () =>
        call('acknowledgeClosing', { body: { documents: uuidsOf(documents), agreed: true } });
      expect(await acknowledge()).toMatchObject(UNOPENED);
      const summary = documents.find(({ type }) => type === 'CLOSING_SUMMARY');
      await open(summary, 'getDocumentHtml');
      expect(await acknowledge()).toMatchObject({ status: 200, body: { step: 'NOTE_SIGNING' } });
      const [last, ...others] = binding(documents).filter((document) => document !== summary);
      for (const document of others) await open(document, 'getDocumentHtml');
      expect(await sign(documents)).toMatchObject(UNOPENED);
      await open(last, 'getDocumentFile');
      // What says the same as before needn't be opened again: only its dates changed, and these in some papers only.
      await app.providers.moveClock('2026-03-11T17:00:00.000Z');
      await recordFacts(app, borrower, 'RULE', { fact: 'closingDocumentsExpiries', value: {} });
      await advanceTo(app, borrower, 'NOTE_SIGNING');
      const again = await documentsIn('CLOSING');
      expect(await sign(again)).toMatchObject(UNOPENED);
      const changed = binding(again).filter(({ readBefore }) => readBefore?.isUnchanged !== true);
      expect(changed.length).toBeLessThan(binding(again).length);
      for (const document of changed) await open(document, 'getDocumentHtml');
      expect(await sign(again)).toMatchObject({ status: 200 });
    },
    PATIENCE_MS,
  );
});
