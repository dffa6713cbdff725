// Proves CO-20.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { withFact } from '@homeline/domain/facts/facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { evidenceOn, topicsAt } from '@homeline/domain/staff/evidence/evidence.ts';
import { reviewDocuments } from '@homeline/domain/staff/review-documents.ts';
import { type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const at = (id: string, step: StepName): Facts =>
  walk(personNamed(id), homeline, '2026-03-10T17:00:00.000Z', step).facts;

/** The lines beside the decisions of a review, as a reviewer reads them. */
function beside(step: StepName, facts: Facts): string {
  const review = stepOf(step);
  return evidenceOn(review.kind === 'REVIEW' ? topicsAt(review) : [], facts)
    .flatMap(({ tables, rows }) => [
      ...tables.flatMap((table) => table.rows.map((cells) => cells.map(({ text }) => text).join(' | '))),
      ...rows.map(({ label, value }) => `${label}: ${value}`),
    ])
    .join('\n');
}

describe('a reviewer sees beside the decision what it is about', () => {
  it.each([
    ['T11', 'DELINQUENCY_REVIEW', 'Kai Latepay | 688 | 03/10/2026 | 1 | '],
    ['T47', 'HARD_CREDIT_REVIEW', 'Hard pull: New mortgage inquiry found'],
    ['T42', 'FRAUD_ALERT_REVIEW', 'Soft pull: Fraud alert'],
    ['T18', 'PAYSTUB_REVIEW', 'Pay stubs, read by a person | $9,800.00'],
    ['T43', 'UW_REVIEW', 'Self employed | Tax transcripts, linked | $8,250.00 | $8,250.00 | 0.0%'],
    ['T53', 'SIGNDOCS_REVIEW', 'Closing documents: Failed'],
    ['T20', 'TRUST_REVIEW', 'Title commitment: Vested in trust'],
    ['T49', 'SANCTIONS_REVIEW', 'Sanctions screen: Possible match'],
    ['T30', 'IDENTITY_FRAUD_REVIEW', 'ID check: Pending review'],
  ] as const)('%s at %s: %s', (id, step, line) => {
    expect(beside(step, at(id, step))).toContain(line);
  });

  it('the number to call before a fraud alert is cleared (FCRA 605A(h)), once the borrower gave it', () => {
    const { callbackPhone: _, ...facts } = at('T42', 'FRAUD_ALERT_REVIEW');
    expect(beside('FRAUD_ALERT_REVIEW', facts)).toContain('Not given');
    const phone = '(555) 555-0199';
    const given = withFact(facts, { fact: 'callbackPhone', value: { phone } }, '2026-03-11T17:00:00.000Z');
    expect(beside('FRAUD_ALERT_REVIEW', given)).toContain(`Number to call, from the borrower: ${phone}`);
  });

  it('the lender and day of a new mortgage inquiry', () => {
    const facts = at('T47', 'HARD_CREDIT_REVIEW');
    const { report } = facts.hardCredit.at(-1) ?? expect.fail();
    const inquiry = { id: 'inquiry-1', lender: 'Quick Harbor Lending', on: civilDate('2026-03-02') };
    const known = withFact(
      facts,
      {
        fact: 'hardCredit',
        value: {
          answer: 'HIT_NEW_INQUIRY',
          report: { ...(report as CreditReport), mortgageInquiries: [inquiry] },
        },
      },
      '2026-03-11T17:00:00.000Z',
    );
    expect(beside('HARD_CREDIT_REVIEW', known)).toContain('Quick Harbor Lending | 03/02/2026 | Nothing yet');
  });

  it('no income or credit is beside a partner’s decision', () => {
    const review = { kind: 'REVIEW' } as const;
    expect(topicsAt({ ...review, id: 'TITLE_REVIEW', owner: 'TITLE_AGENT' })).toEqual(['TITLE', 'LIENS']);
    expect(topicsAt({ ...review, id: 'PAYOFF_HOLD', owner: 'TITLE_AGENT' })).toEqual(['TITLE', 'LIENS']);
    expect(topicsAt({ ...review, id: 'ATTORNEY_REVIEW', owner: 'ATTORNEY' })).toEqual(['TITLE', 'LIENS']);
  });
});

describe('a reviewer finds the documents that the decision is about', () => {
  it.each([
    ['T10', 'OWNERSHIP_REVIEW', (facts: Facts) => facts.ownershipDocuments.map(({ document }) => document)],
    ['T18', 'PAYSTUB_REVIEW', (facts: Facts) => facts.paystubs.at(-1)?.documents],
    ['T46', 'DOCUMENT_REVIEW', (facts: Facts) => facts.conditionSubmissions.at(-1)?.documents],
    ['T30', 'IDENTITY_FRAUD_REVIEW', (facts: Facts) => facts.identityUploads.map(({ document }) => document)],
  ] as const)('%s at %s', (id, step, sent) => {
    const facts = at(id, step);
    expect(sent(facts)?.length).toBeGreaterThan(0);
    expect(reviewDocuments(step, facts)).toEqual(expect.arrayContaining([...(sent(facts) ?? [])]));
  });
});
