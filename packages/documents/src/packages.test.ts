// Proves RU-10, RU-38, LW-07.

import type { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '@homeline/domain/facts/facts.ts';
import type { Occupancy } from '@homeline/domain/facts/home.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import { describe, expect, it } from 'vitest';
import { documentsIn as documentsOfLender } from './packages.ts';
import { writeDocument } from './templates.ts';
import { sampleSubject } from './testing/sample.ts';

const documentsIn = (name: DocumentPackage, facts: Facts, lender = {}) =>
  documentsOfLender(name, facts, lender);

/** A credit report without debts. */
const REPORT = { pulledOn: '2026-03-02', mortgages: [], tradelines: [], mortgageInquiries: [] };

const UUID = '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c09';

function factsOf(...writes: FactWrite[]): Facts {
  return writes.reduce((facts, write) => withFact(facts, write, '2026-03-02T15:00:00Z'), noFacts());
}

function home(state: StateCode, occupancy: Occupancy = 'PRIMARY'): FactWrite {
  const value = {
    uuid: UUID,
    street1: '1 A Street',
    city: 'Town',
    state,
    zip: '43016',
    occupancy,
    listedForSale: false,
  };
  return { fact: 'property', value };
}

describe('the document packages', () => {
  it('include Texas documents only for a Texas home', () => {
    expect(documentsIn('SUMMARY', factsOf(home('TX')))).toContain('TEXAS_12_DAY_NOTICE');
    expect(documentsIn('SUMMARY', factsOf(home('OH')))).not.toContain('TEXAS_12_DAY_NOTICE');
    expect(() => writeDocument('TEXAS_12_DAY_NOTICE', sampleSubject())).toThrow('Texas');
  });

  it('give every applicant the home equity brochure right after the important terms', () => {
    const documents = documentsIn('SUMMARY', factsOf(home('OH', 'SECOND_HOME')));
    expect(documents.indexOf('HELOC_BROCHURE')).toBe(documents.indexOf('HELOC_EARLY_DISCLOSURE') + 1);
  });

  it.each([
    ['PRIMARY', true],
    ['SECOND_HOME', false],
    ['INVESTMENT', false],
  ] as const)('include the notice of right to cancel for occupancy %s: %s', (occupancy, isHeld) => {
    const documents = documentsIn('CLOSING', factsOf(home('OH', occupancy)));
    expect(documents.includes('NOTICE_OF_RIGHT_TO_CANCEL')).toBe(isHeld);
  });

  it('include the autopay authorization only for borrowers on autopay', () => {
    const chose = (payType: 'AUTOPAY' | 'MANUAL') =>
      factsOf(home('OH'), { fact: 'autopay', value: { payType } });
    expect(documentsIn('CLOSING', chose('AUTOPAY'))).toContain('AUTOPAY_AUTHORIZATION');
    expect(documentsIn('CLOSING', chose('MANUAL'))).not.toContain('AUTOPAY_AUTHORIZATION');
    expect(documentsIn('CLOSING', factsOf(home('OH')))).not.toContain('AUTOPAY_AUTHORIZATION');
  });

  it('include the payoff authorization when a lien is paid off', () => {
    const mortgage = {
      ...{ id: 'mortgage-1', lender: 'First Lakes Bank', kind: 'HELOC', openedOn: '2019-05-01' },
      ...{ balanceCents: 2_000_000, monthlyPaymentCents: 20_000 },
    };
    const report = { ...REPORT, mortgages: [mortgage] };
    const closingWith = (answer: 'PAY_OFF' | 'CONFIRMED') =>
      documentsIn(
        'CLOSING',
        factsOf(
          home('OH'),
          { fact: 'softCredit', value: { answer: 'HIT', report } } as unknown as FactWrite,
          { fact: 'lienAnswers', value: { liens: [{ id: mortgage.id, answer }] } },
        ),
      );
    expect(closingWith('PAY_OFF')).toContain('PAYOFF_AUTHORIZATION');
    expect(closingWith('CONFIRMED')).not.toContain('PAYOFF_AUTHORIZATION');
  });

  it('include the request for tax transcripts for the self-employed, where the lender names who asks the IRS', () => {
    const { participant: taxTranscripts } = sampleSubject().transcripts;
    const earning = (employmentType: 'SELF_EMPLOYED' | 'FULL_TIME') =>
      factsOf(home('OH'), {
        fact: 'statedIncome',
        value: { employmentType, monthlyGrossCents: cents(950_000) },
      });
    const isAsked = (facts: Facts, lender: object) =>
      documentsIn('CLOSING', facts, lender).includes('FORM_4506_C');
    expect(isAsked(earning('SELF_EMPLOYED'), { taxTranscripts })).toBe(true);
    expect(isAsked(earning('SELF_EMPLOYED'), {})).toBe(false);
    expect(isAsked(earning('FULL_TIME'), { taxTranscripts })).toBe(false);
  });

  it('include the statement of loan for a home in California alone', () => {
    expect(documentsIn('CLOSING', factsOf(home('CA')))).toContain('STATEMENTOFLOAN');
    expect(documentsIn('CLOSING', factsOf(home('OH')))).not.toContain('STATEMENTOFLOAN');
    expect(() => writeDocument('STATEMENTOFLOAN', sampleSubject())).toThrow('asks for no statement');
  });

  it('give the hazard insurance notice before the agreement (California Civil Code 2955.5(b))', () => {
    const documents = documentsIn('CLOSING', factsOf(home('CA')));
    expect(documents.indexOf('HAZARD_INSURANCE_NOTICE')).toBeGreaterThanOrEqual(0);
    expect(documents.indexOf('HAZARD_INSURANCE_NOTICE')).toBeLessThan(documents.indexOf('HELOC_AGREEMENT'));
    expect(documents).toContain('COMPLIANCE_AGREEMENT');
  });

  it('include another score disclosure at closing when the full report changed the score (15 USC 1681g(g))', () => {
    const scored = (fact: 'softCredit' | 'hardCredit', fico: number) =>
      ({ fact, value: { answer: 'HIT', report: { ...REPORT, fico } } }) as unknown as FactWrite;
    const summary: FactWrite = { fact: 'summaryDocuments', value: { answer: 'READY', documents: [UUID] } };
    const closingWith = (...writes: FactWrite[]) =>
      documentsIn('CLOSING', factsOf(home('OH'), scored('softCredit', 742), summary, ...writes));
    expect(closingWith(scored('hardCredit', 722))).toContain('CREDIT_SCORE_DISCLOSURE');
    expect(closingWith(scored('hardCredit', 742))).not.toContain('CREDIT_SCORE_DISCLOSURE');
    expect(closingWith()).not.toContain('CREDIT_SCORE_DISCLOSURE');
  });

  it('include the score disclosure in the summary only when the score was not disclosed before', () => {
    const scored = {
      fact: 'softCredit',
      value: { answer: 'HIT', report: { fico: 742, pulledOn: '2026-03-02' } },
    } as unknown as FactWrite;
    const told: FactWrite = { fact: 'scoreDisclosures', value: { score: 742, document: UUID } };
    expect(documentsIn('SUMMARY', factsOf(home('OH'), scored))).toContain('CREDIT_SCORE_DISCLOSURE');
    expect(documentsIn('SUMMARY', factsOf(home('OH'), scored, told))).not.toContain(
      'CREDIT_SCORE_DISCLOSURE',
    );
    expect(documentsIn('SUMMARY', factsOf(home('OH')))).not.toContain('CREDIT_SCORE_DISCLOSURE');
  });

  it('begin with the e-sign consent and put the security instrument in the notary package', () => {
    expect(documentsIn('SUMMARY', factsOf(home('OH')))[0]).toBe('ESIGN_CONSENT');
    expect(documentsIn('NOTARY', factsOf(home('OH')))).toEqual([
      'SECURITY_INSTRUMENT',
      'SIGNATURE_NAME_AFFIDAVIT',
      'OCCUPANCY_AFFIDAVIT',
    ]);
  });
});
