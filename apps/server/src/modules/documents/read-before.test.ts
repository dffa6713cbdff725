// Proves RU-50.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { recordFacts } from '../../testing/stages.ts';

let app: AppWithProviders;
let borrower: TestBorrower;
beforeAll(async () => {
  app = await workingApp();
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

async function closing(): Promise<readonly DocumentSummary[]> {
  const { uuid, jwt } = borrower;
  const { body } = await app.call('listDocuments', { params: { uuid }, jwt });
  return (body as DocumentSummary[]).filter((document) => document.package === 'CLOSING');
}

async function read(document: DocumentSummary, marked?: 'changes'): Promise<string> {
  const params = { uuid: borrower.uuid, document: document.uuid };
  const answer = await app.call('getDocumentHtml', { params, query: { marked }, jwt: borrower.jwt });
  return answer.body as string;
}

/** Lets the day pass on which the documents are dated, and has them written again. */
async function passDay(to: string): Promise<void> {
  await app.providers.moveClock(to);
  await recordFacts(app, borrower, 'RULE', { fact: 'closingDocumentsExpiries', value: {} });
  await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
}

const of = (documents: readonly DocumentSummary[], type: string) =>
  documents.find((document) => document.type === type) ?? expect.fail(`There is no ${type}`);

describe('closing documents reissued for another day', () => {
  beforeAll(async () => {
    borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'again@example.com' });
    await advanceTo(app, borrower, 'NOTE_SIGNING');
    for (const document of await closing())
      if (document.type !== 'AUTOPAY_AUTHORIZATION') await read(document);
    await passDay('2026-03-11T17:00:00.000Z');
  });

  it('are all listed, but only changed or unread ones must be read', async () => {
    const documents = await closing();
    const states = documents.map(({ type, readBefore }) => [type, readBefore?.isUnchanged]);
    expect(Object.fromEntries(states)).toEqual({
      CLOSING_SUMMARY: false,
      RIGHTNOTTOCLOSE: true,
      HAZARD_INSURANCE_NOTICE: true,
      COMPLIANCE_AGREEMENT: false,
      HELOC_AGREEMENT: false,
      AUTOPAY_AUTHORIZATION: undefined,
      NOTICE_OF_RIGHT_TO_CANCEL: false,
    });
    expect(new Set(documents.flatMap(({ readBefore }) => readBefore?.created.slice(0, 10) ?? []))).toEqual(
      new Set(['2026-03-10']),
    );
  });

  it('are delivered without marks, and show changes on request', async () => {
    const notice = of(await closing(), 'NOTICE_OF_RIGHT_TO_CANCEL');
    const delivered = await read(notice);
    const marked = await read(notice, 'changes');
    expect(delivered).not.toMatch(/<(ins|del)>/);
    expect(marked).toContain('<del>13, </del><ins>14, </ins>2026');
    expect(marked.replace(/<del>.*?<\/del>|<\/?ins>/g, '')).toBe(delivered);
  });

  it('that were read but not agreed to are shown as new ones, until they are', async () => {
    for (const document of await closing()) await read(document);
    await passDay('2026-03-11T18:00:00.000Z');
    const documents = await closing();
    expect(of(documents, 'RIGHTNOTTOCLOSE').readBefore?.isUnchanged).toBe(true);
    expect(of(documents, 'HELOC_AGREEMENT').readBefore).toBeUndefined();

    const acknowledged = { documents: documents.map(({ uuid }) => uuid) };
    await recordFacts(app, borrower, 'BORROWER', { fact: 'closingAcknowledgement', value: acknowledged });
    expect(of(await closing(), 'HELOC_AGREEMENT').readBefore?.isUnchanged).toBe(true);
  });
});
