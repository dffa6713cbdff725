// Proves MS-02.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TASKS } from '../../tasks.ts';
import { pageOf } from '../../testing/advance-to-end.ts';
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
import { projectionOf } from '../../testing/stages.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE = { interval: 10, timeout: 60_000 };

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

async function personAt(id: string, email: string, step: StepName): Promise<TestBorrower> {
  const borrower = await registerPersona(app, { ...builtInPersona(id), email });
  await advanceTo(app, borrower, step);
  return borrower;
}

async function documentsOf({ uuid, jwt }: TestBorrower, type: string): Promise<readonly DocumentSummary[]> {
  const { body } = await app.call('listDocuments', { params: { uuid }, jwt });
  return (body as DocumentSummary[]).filter((document) => document.type === type);
}

async function emailsOf({ persona }: TestBorrower): Promise<string[]> {
  await sendOutbox(app.context);
  const answer = await fetch(`${app.providers.url}/control/messages?to=${persona.email}`);
  const messages = (await answer.json()) as { subject: string; text: string }[];
  return messages.filter(({ subject }) => subject.includes('valuation')).map(({ text }) => text);
}

const copies = (borrower: TestBorrower) => documentsOf(borrower, 'VALUATION_REPORT');

describe('a valuation of the home (12 CFR 1002.14)', () => {
  it('is copied to the borrower at once, with the notice of the right and an email without the value', async () => {
    const borrower = await personAt('t01', 'valued@example.com', 'OFFER_SELECTION');
    await vi.waitUntil(async () => (await copies(borrower)).length > 0, PATIENCE);
    await vi.waitUntil(async () => (await factsOf(app, borrower)).valuationCopies.length > 0, PATIENCE);
    const [copy, ...more] = await copies(borrower);
    expect(more).toEqual([]);
    expect(await pageOf(app, borrower, copy?.uuid)).toContain('$500,000');
    expect(await documentsOf(borrower, 'ECOA_NOTICE')).toHaveLength(1);
    const emails = await emailsOf(borrower);
    expect(emails).toHaveLength(1);
    expect(emails[0]).not.toContain('500,000');
  });

  it('is copied once, however often the task runs', async () => {
    const borrower = await personAt('t01', 'valued.once@example.com', 'OFFER_SELECTION');
    const { entered_seq: enteredSeq } = await projectionOf(app, borrower);
    const run = { ...keyOf(borrower), enteredSeq };
    await Promise.all([1, 2, 3].map(() => TASKS.deliverValuations?.(app.context, run)));
    expect((await factsOf(app, borrower)).valuationCopies).toHaveLength(1);
    expect(await copies(borrower)).toHaveLength(1);
    expect(await emailsOf(borrower)).toHaveLength(1);
  });

  it('by a broker is copied as well, in addition to the automated one', async () => {
    const borrower = await personAt('t15', 'valued.twice@example.com', 'NOTE_SIGNING');
    const { valuationCopies } = await factsOf(app, borrower);
    expect(valuationCopies).toHaveLength(2);
    const pages = await Promise.all((await copies(borrower)).map(({ uuid }) => pageOf(app, borrower, uuid)));
    expect(
      pages.map((page) => /Broker price opinion|Automated valuation/.exec(page)?.[0]).toSorted(),
    ).toEqual(['Automated valuation', 'Broker price opinion']);
  });

  it('is copied to a borrower who cancels', async () => {
    const borrower = await personAt('t01', 'valued.gone@example.com', 'LIEN_VERIFICATION');
    const { uuid, jwt } = borrower;
    const headers = { 'idempotency-key': randomUUID() };
    await app.call('cancelApplication', { params: { uuid }, jwt, headers, body: {} });
    await vi.waitUntil(async () => (await factsOf(app, borrower)).valuationCopies.length > 0, PATIENCE);
    expect(await copies(borrower)).toHaveLength(1);
  });
});
