// Proves CO-11.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { incomeResultFacts } from '@homeline/domain/facts/income-result-facts.ts';
import { trustDocuments } from '@homeline/domain/facts/required-evidence.selectors.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { decisionTitle } from '@homeline/domain/staff/decision-copy.ts';
import { evidenceOn } from '@homeline/domain/staff/evidence/evidence.ts';
import { reviewDocuments } from '@homeline/domain/staff/review-documents.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const NOW = '2026-03-11T17:00:00.000Z';
const UUID = '00000000-0000-4000-8000-000000000009';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const at = (id: string, step: StepName) => walk(personNamed(id), homeline, STARTED_AT, step).facts;
const and = (facts: Facts, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, NOW), facts);
const decide = (facts: Facts, step: StepName, decision: string, given = {}) =>
  staffDecision(step, decision)?.(facts, context, { conditionUuid: UUID, ...given }) ?? expect.fail();

describe('a trust that owns the home', () => {
  it('has its documents asked for as soon as the title shows it, so that nobody waits for the other', () => {
    const asked = at('T20', 'DOCUMENT_REQUEST');
    expect(currentStep(asked)).toMatchObject({ id: 'DOCUMENT_REQUEST', kind: 'BORROWER_ACTION' });
    expect(asked.conditions).toMatchObject([
      {
        category: 'REVIEW_TRUST_REQUIREMENTS',
        requestDocuments: ['CERTIFICATE_OF_TRUST', 'TRUSTAGREEMENT'],
        comments: expect.stringContaining('a trust owns your home'),
      },
    ]);
  });

  it('is reviewed with what the borrower sent, and approved', () => {
    const sent = at('T20', 'TRUST_REVIEW');
    expect(trustDocuments(sent)).not.toEqual([]);
    expect(reviewDocuments('TRUST_REVIEW', sent)).toEqual(trustDocuments(sent));
    expect(decide(sent, 'TRUST_REVIEW', 'TRUST_APPROVED')).toMatchObject([{ fact: 'trustDecisions' }]);
    expect(decisionTitle('TRUST_DOCUMENT_REJECTED', sent)).toBe('Ask for other trust documents');
  });

  it('isn’t approved without a trust document in the file, which is asked for under its own name', () => {
    const without = { ...at('T20', 'TRUST_REVIEW'), conditionSubmissions: [] };
    expect(decide(without, 'TRUST_REVIEW', 'TRUST_APPROVED')).toEqual({
      refusal: 'No trust document is in the file. Ask the borrower for it first',
    });
    expect(decisionTitle('TRUST_DOCUMENT_REJECTED', without)).toBe('Ask for trust documents');
    expect(decisionTitle('TRUST_REJECTED', without)).toBe('Reject the trust');
  });

  it('needs another document after the review rejected the first', () => {
    const sent = at('T20', 'TRUST_REVIEW');
    const given = { reason: 'A page is missing' };
    const asked = decide(sent, 'TRUST_REVIEW', 'TRUST_DOCUMENT_REJECTED', given) as readonly FactWrite[];
    const rejected = and(sent, ...asked);
    expect(trustDocuments(rejected)).toEqual([]);
    const again = and(rejected, {
      fact: 'conditionSubmissions',
      value: { condition: UUID, documents: [UUID] },
    });
    expect(trustDocuments(again)).toEqual([UUID]);
  });
});

describe('an income from tax returns', () => {
  const FOUND = { answer: 'VERIFIED', monthlyGrossCents: toCents(8_250) } as const;
  const years = [{ year: 2025, incomeCents: toCents(99_000) }];

  it('shows the underwriter each year that the provider read', () => {
    const referred = at('T43', 'UW_REVIEW');
    const [income] = evidenceOn(['INCOME'], referred);
    const taxYears = income?.tables.find(({ title }) => title === 'Tax years');
    expect(taxYears?.rows.map(([year, amount]) => [year?.text, amount?.text])).toContainEqual([
      '2025',
      '$99,000.00',
    ]);
    expect(decide(referred, 'UW_REVIEW', 'UW_APPROVED')).not.toHaveProperty('refusal');
  });

  it('isn’t approved on a figure alone, but on what the borrower sent for it', () => {
    const referred = at('T43', 'UW_REVIEW');
    const alone = {
      ...referred,
      incomeResults: referred.incomeResults.map(({ taxYears: _, ...result }) => result),
    };
    expect(decide(alone, 'UW_REVIEW', 'UW_APPROVED')).toEqual({
      refusal: expect.stringContaining('No tax return, transcript or provider’s report is in the file'),
    });
    const sent = and(alone, {
      fact: 'conditionSubmissions',
      value: { condition: UUID, documents: [UUID] },
    });
    expect(decide(sent, 'UW_REVIEW', 'UW_APPROVED')).not.toHaveProperty('refusal');
  });

  it('has the returns asked for at once where the provider doesn’t show what it read', () => {
    const value = { requestDocuments: ['SUPPORT'], comments: expect.stringContaining('tax returns') };
    expect(incomeResultFacts(FOUND, 'POINTSERV_TAX', UUID)).toMatchObject([
      { fact: 'incomeResults' },
      { fact: 'conditions', value },
    ]);
    expect(incomeResultFacts({ ...FOUND, taxYears: years }, 'POINTSERV_TAX', UUID)).toHaveLength(1);
    expect(incomeResultFacts(FOUND, 'TRUV_PAYROLL', UUID)).toHaveLength(1);
    expect(incomeResultFacts({ answer: 'ERROR' }, 'POINTSERV_TAX', UUID)).toHaveLength(1);
  });
});
