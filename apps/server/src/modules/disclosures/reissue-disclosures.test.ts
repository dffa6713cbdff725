// Proves DS-27.

import type { Closing } from '@homeline/contract/disclosures/get-closing.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { callAs } from '../../testing/person-at.ts';
import { recordFacts } from '../../testing/stages.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

const keyOf = ({ uuid }: TestBorrower) => ({ organisation: 'homeline', applicationId: uuid });

async function documentsOf(borrower: TestBorrower): Promise<readonly DocumentSummary[]> {
  return (await callAs(app, borrower, 'listDocuments')).body as DocumentSummary[];
}

const current = async (borrower: TestBorrower) =>
  (await documentsOf(borrower)).filter((document) => document.package !== undefined);

const disclosuresAmong = (documents: readonly DocumentSummary[]) =>
  documents.filter(({ type }) => type === 'HELOC_EARLY_DISCLOSURE');

async function pageOf(borrower: TestBorrower, document: string): Promise<string> {
  const { body } = await callAs(app, borrower, 'getDocumentHtml', undefined, { params: { document } });
  return body as string;
}

async function announcements({ uuid }: TestBorrower): Promise<readonly string[]> {
  const rows = await app.context.db
    .selectFrom('outbox')
    .select('template')
    .where('application_id', '=', uuid)
    .where('template', 'in', ['EARLY_DISCLOSURES_CHANGED', 'SIGNER_DISCLOSURES_CHANGED'])
    .orderBy('template')
    .execute();
  return rows.map(({ template }) => template);
}

/** Takes the autopay discount away, as a choice of the borrower does, and lets the server write what is due. */
async function loseDiscount(borrower: TestBorrower): Promise<Facts> {
  const facts = await loadFacts(app.context.db, keyOf(borrower));
  const before = currentTerms(facts) ?? expect.fail();
  const { explanation } = facts.initialDecisions.at(-1) ?? expect.fail();
  const after = { ...before, noteRatePct: before.noteRatePct + 0.25 };
  await recordFacts(app, borrower, 'RULE', {
    fact: 'repricings',
    value: { before, after, reason: 'AUTOPAY_DECLINED', explanation: explanation as never },
  });
  return vi.waitFor(async () => {
    const now = await loadFacts(app.context.db, keyOf(borrower));
    expect(now.disclosureReissues).toHaveLength(1);
    return now;
  }, PATIENCE);
}

describe('the early disclosures of a borrower whose final offer has a lower rate and fee', () => {
  let borrower: TestBorrower;
  let first: DocumentSummary;
  let again: DocumentSummary;
  let firstPage: string;
  beforeAll(async () => {
    borrower = await registerPersona(app, { ...builtInPersona('t37'), email: 'changed@example.com' });
    await advanceTo(app, borrower, 'FINAL_OFFER');
    const [only, ...others] = disclosuresAmong(await documentsOf(borrower));
    expect(others).toEqual([]);
    first = only ?? expect.fail();
    firstPage = await pageOf(borrower, first.uuid);
    await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
    again = disclosuresAmong(await documentsOf(borrower)).at(-1) ?? expect.fail();
  }, 120_000);

  it('are issued again once, with each changed term before and now', async () => {
    const { disclosureReissues } = await loadFacts(app.context.db, keyOf(borrower));
    expect(disclosureReissues).toMatchObject([{ document: again.uuid, replaces: first.uuid }]);
    const text = (await pageOf(borrower, again.uuid)).replaceAll(/<[^>]+>|\s+/g, ' ');
    expect(text).toContain('What changed since March 10, 2026');
    expect(text).toMatch(/Credit limit +\$100,000\.00 +\$25,200\.00/);
    expect(text).toMatch(/ANNUAL PERCENTAGE RATE +8\.60% +8\.50%/);
    expect(text).toMatch(/Origination fee +\$2,990\.00 \(2\.99%\) +\$753\.48 \(2\.99%\)/);
    expect(text).toContain('we refund all fees that you paid');
  });

  it('keep the first ones as they were, as an older version', async () => {
    expect(await pageOf(borrower, first.uuid)).toBe(firstPage);
    const packages = disclosuresAmong(await documentsOf(borrower)).map((each) => [each.uuid, each.package]);
    expect(packages).toEqual([
      [first.uuid, undefined],
      [again.uuid, 'SUMMARY'],
    ]);
  });

  it('are announced by one email', async () => {
    expect(await announcements(borrower)).toEqual(['EARLY_DISCLOSURES_CHANGED']);
  });

  it('have to be opened before the final figures are acknowledged', async () => {
    const { body } = await callAs(app, borrower, 'getClosing');
    expect((body as Closing).reissue).toEqual({ document: again.uuid, refundsFees: true });
    const documents = (await current(borrower)).map(({ uuid }) => uuid);
    const summary = (await documentsOf(borrower)).find(({ type }) => type === 'CLOSING_SUMMARY');
    await pageOf(borrower, summary?.uuid ?? '');
    const before = (await loadFacts(app.context.db, keyOf(borrower))).documentOpenings;
    expect(before.map(({ document }) => document)).toContain(again.uuid);
    const unnamed = { documents: documents.filter((uuid) => uuid !== again.uuid), agreed: true };
    expect(await callAs(app, borrower, 'acknowledgeClosing', unnamed)).toMatchObject({ status: 400 });
    expect(await callAs(app, borrower, 'acknowledgeClosing', { documents, agreed: true })).toMatchObject({
      body: { step: 'NOTE_SIGNING' },
    });
  });
});

it('nothing is issued again where no term changed', async () => {
  const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'same@example.com' });
  await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
  expect((await loadFacts(app.context.db, keyOf(borrower))).disclosureReissues).toEqual([]);
  expect((await callAs(app, borrower, 'getClosing')).body).not.toHaveProperty('reissue');
  expect(await announcements(borrower)).toEqual([]);
});

it('a term that changes once the final figures were read is read before anything is signed', async () => {
  const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'late@example.com' });
  await advanceTo(app, borrower, 'NOTE_SIGNING');
  const { disclosureReissues } = await loseDiscount(borrower);
  await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
  const documents = await current(borrower);
  for (const { uuid, type } of documents) if (type === 'CLOSING_SUMMARY') await pageOf(borrower, uuid);
  const named = { documents: documents.map(({ uuid }) => uuid), agreed: true };
  expect(await callAs(app, borrower, 'acknowledgeClosing', named)).toMatchObject({
    status: 400,
    body: { fields: { documents: 'Open every document first' } },
  });
  await pageOf(borrower, disclosureReissues[0]?.document ?? '');
  expect(await callAs(app, borrower, 'acknowledgeClosing', named)).toMatchObject({
    body: { step: 'NOTE_SIGNING' },
  });
});

it('a co-borrower, who is an applicant too, gets them and an email', async () => {
  const persona = { ...builtInPersona('t56'), email: 'joint@example.com' };
  const borrower = await registerPersona(app, persona);
  await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
  await loseDiscount(borrower);
  expect(await announcements(borrower)).toEqual(['EARLY_DISCLOSURES_CHANGED', 'SIGNER_DISCLOSURES_CHANGED']);
});
