// Proves RU-33, RU-62, LW-02.

import { closingAllowedOn } from '@homeline/domain/closing/hold.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { otherEquityLoans } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { recentMortgageInquiries } from '@homeline/domain/facts/inquiries.selectors.ts';
import { debtsToReview, lienMismatch } from '@homeline/domain/facts/lien-review.selectors.ts';
import type { LienAnswer } from '@homeline/domain/facts/liens.facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { RULES } from '@homeline/domain/workflow/rules.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const { dates: _, ...taylor } = personNamed('T15');
const { facts } = walk(taylor, homeline, STARTED_AT, 'NOTE_SIGNING');

/** Returns Taylor’s facts with the disclosures acknowledged at the given time. */
function acknowledgedAt(at: string): Facts {
  const { disclosuresAcknowledgement } = facts;
  if (!disclosuresAcknowledgement) throw new Error('Nothing was acknowledged');
  return { ...facts, disclosuresAcknowledgement: { ...disclosuresAcknowledgement, at } };
}

/** Returns Taylor’s facts with another loan in the credit report. */
function withOtherLoan(openedOn: string, answer: LienAnswer, isEquityLoan = true): Facts {
  const loan = {
    ...{ id: 'other', lender: 'Lone Star Bank', openedOn: civilDate(openedOn), kind: 'HELOC' as const },
    ...{ balanceCents: toCents(10_000), monthlyPaymentCents: toCents(90) },
  };
  const softCredit = facts.softCredit.map(({ report, ...pull }) => ({
    ...pull,
    ...(report && { report: { ...report, mortgages: [...report.mortgages, loan] } }),
  }));
  const { lienAnswers } = facts;
  if (!lienAnswers) throw new Error('No lien was answered for');
  const liens = [...lienAnswers.liens, { id: 'other', answer, isEquityLoan }];
  return { ...facts, softCredit, lienAnswers: { ...lienAnswers, liens } };
}

describe('a broker’s opinion that supports the line at another value', () => {
  const valued = (dollars: number) => walk({ ...taylor, bpoValue: dollars }, homeline, STARTED_AT).facts;
  const lineAndLiensCents = toCents(75_000 + 230_000);

  it('sets the CLTV of the terms, and keeps their price', () => {
    const [before, after] = [currentTerms(valued(500_000)), currentTerms(valued(490_000))];
    expect(before?.cltvPct).toBe(61);
    expect(after).toEqual({ ...before, cltvPct: (lineAndLiensCents * 100) / toCents(490_000) });
  });
});

describe('Texas: closing waits for the twelfth day (Tex. Const. art. XVI, 50(a)(6)(M)(i))', () => {
  it('after the application, when the notice came with it', () => {
    expect(closingAllowedOn(facts)).toBe('2026-03-22');
  });

  it('after the owner received the notice', () => {
    expect(closingAllowedOn(acknowledgedAt('2026-03-20T17:00:00.000Z'))).toBe('2026-04-01');
    // The date at the home counts: still the 20th in Texas.
    expect(closingAllowedOn(acknowledgedAt('2026-03-21T04:30:00.000Z'))).toBe('2026-04-01');
  });
});

describe('Texas: a second lien reported on another home', () => {
  it('goes to an underwriter: the borrower’s word alone isn’t enough', () => {
    const elsewhere = withOtherLoan('2019-05-02', 'OTHER_HOME');
    expect(currentStep(elsewhere).id).toBe('LIEN_MISMATCH_REVIEW');
    const inOhio = {
      ...elsewhere,
      property: { ...(elsewhere.property ?? expect.fail()), state: 'OH' as const },
    };
    expect(lienMismatch(inOhio)).toBeUndefined();
  });
});

describe('Texas: another equity loan on the home (Tex. Const. art. XVI, 50(a)(6)(K), (M)(iii))', () => {
  const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
  const doubt = 'another equity loan remains on the home (Tex. Const. art. XVI, 50(a)(6)(K))';
  const staying = withOtherLoan('2019-05-02', 'CONFIRMED');

  it('may not stay: the rule refers it, and no reviewer can approve it', () => {
    expect(RULES.complianceClear(staying, context)).toEqual({ passes: false, reasons: [doubt] });
    for (const decision of ['COMPLIANCE_PASSED', 'ATTORNEY_REQUIRED']) {
      expect(staffDecision('COMPLIANCE_REVIEW', decision)?.(staying, context, {})).toEqual({
        refusal: `The law does not allow it: ${doubt}`,
      });
    }
  });

  it('isn’t resolved by a cheaper offer', () => {
    expect(staffDecision('COMPLIANCE_REVIEW', 'REPRICE_REQUIRED')?.(staying, context, {})).toEqual({
      refusal: 'These terms pass every legal check, so repricing is not required',
    });
  });

  it('isn’t one when it bought the home, whatever the bureau calls it', () => {
    expect(RULES.complianceClear(withOtherLoan('2019-05-02', 'CONFIRMED', false), context)).toMatchObject({
      passes: true,
    });
    expect(closingAllowedOn(withOtherLoan('2025-09-15', 'CONFIRMED', false))).toBe('2026-03-22');
  });

  it('may be a cash-out first mortgage', () => {
    const { lienAnswers } = facts;
    const liens = (lienAnswers?.liens ?? []).map((lien) => ({ ...lien, isEquityLoan: true }));
    const refinanced = { ...facts, lienAnswers: { ...(lienAnswers ?? expect.fail()), liens } };
    expect(RULES.complianceClear(refinanced, context)).toEqual({ passes: false, reasons: [doubt] });
  });

  it('is what the bureau calls it when nobody was asked', () => {
    const { lienAnswers } = facts;
    const unasked = { ...staying, lienAnswers: lienAnswers ?? expect.fail() };
    expect(RULES.complianceClear(unasked, context)).toEqual({ passes: false, reasons: [doubt] });
  });

  it('may be known only to the county: the review must decide', () => {
    const recordedLiens = [...(taylor.credit.mortgageBalances ?? []), 40_000];
    const person = { ...taylor, property: { ...taylor.property, recordedLiens } };
    const asked = walk(person, homeline, STARTED_AT, 'LIEN_MISMATCH_REVIEW').facts;
    const [debt] = debtsToReview(asked).map(({ id }) => ({
      ...{ id, balanceCents: toCents(38_000), monthlyPaymentCents: toCents(310) },
    }));
    const decide = (isEquityLoan?: boolean) =>
      staffDecision('LIEN_MISMATCH_REVIEW', 'MERCHANT_REVIEWED')?.(asked, context, {
        debts: debt ? [{ ...debt, ...(isEquityLoan !== undefined && { isEquityLoan }) }] : [],
      }) ?? expect.fail();
    expect(decide()).toEqual({ refusal: expect.stringContaining('a home equity loan') });
    const found = (isEquityLoan: boolean) => {
      const ruling = decide(isEquityLoan);
      if (!('length' in ruling)) throw new Error(JSON.stringify(ruling));
      const known = ruling.reduce((all, write) => withFact(all, write, STARTED_AT), asked);
      return otherEquityLoans(known).map(({ stays }) => stays);
    };
    expect(found(true)).toEqual([true]);
    expect(found(false)).toEqual([]);
  });

  it('may be a new debt the borrower reports, opened on the day of the inquiry', () => {
    const person = {
      ...{ ...taylor, inquiries: { mortgageLast90Days: 1 } },
      forced: {
        ...taylor.forced,
        borrower: [{ at: 'INQUIRY_ATTESTATION', does: 'NEW_DEBT_DISCLOSED' } as const],
      },
    };
    const told = walk(person, homeline, STARTED_AT, 'LIEN_MISMATCH_REVIEW').facts;
    const [{ id = '', on = undefined } = {}] = recentMortgageInquiries(told);
    const debt = { id, balanceCents: toCents(5000), monthlyPaymentCents: toCents(90), isOnThisHome: true };
    const decide = (given: object) =>
      staffDecision('LIEN_MISMATCH_REVIEW', 'MERCHANT_REVIEWED')?.(told, context, {
        debts: [{ ...debt, ...given }],
      }) ?? expect.fail();
    expect(decide({})).toEqual({ refusal: expect.stringContaining('a home equity loan') });
    expect(decide({ isOnThisHome: false })).toHaveLength(1);
    const ruling = decide({ isEquityLoan: true });
    if (!('length' in ruling)) throw new Error(JSON.stringify(ruling));
    const known = ruling.reduce((all, write) => withFact(all, write, STARTED_AT), told);
    expect(otherEquityLoans(known)).toEqual([{ holder: expect.any(String), openedOn: on, stays: true }]);
    expect(known.lienDecisions.at(-1)?.explanation?.sections[1]?.lines[1]).toMatchObject({
      amounts: { kind: 'EQUITY_LOAN' },
    });
  });

  it('may be paid off from the draw', () => {
    expect(RULES.complianceClear(withOtherLoan('2019-05-02', 'PAY_OFF'), context)).toMatchObject({
      passes: true,
    });
  });

  it('delays closing until a year after its own closing, even if paid off', () => {
    expect(closingAllowedOn(withOtherLoan('2025-09-15', 'PAY_OFF'))).toBe('2026-09-15');
    expect(closingAllowedOn(withOtherLoan('2024-09-15', 'PAY_OFF'))).toBe('2026-03-22');
  });

  it('isn’t asked about in other states', () => {
    const { property } = staying;
    if (!property) throw new Error('No home');
    const inOhio: Facts = { ...staying, property: { ...property, state: 'OH' } };
    expect(RULES.complianceClear(inOhio, context)).toMatchObject({ passes: true });
  });
});

describe('Texas: closing documents that were not signed on their day', () => {
  const written = facts.closingDocuments.at(-1) ?? expect.fail();
  const rewritten = (...changes: readonly FactWrite[]) => {
    const writes: readonly FactWrite[] = [
      { fact: 'closingDocumentsExpiries', value: {} },
      ...changes,
      { fact: 'closingDocuments', value: { answer: 'READY', documents: [...written.documents] } },
    ];
    return writes.reduce((known, write) => withFact(known, write, '2026-03-26T17:00:00.000Z'), facts);
  };

  it('are written again with the same fees and no new wait (7 TAC 153.13)', () => {
    expect(closingAllowedOn(rewritten())).toBe(closingAllowedOn(facts));
  });

  it('wait another business day once the fees have changed', () => {
    expect(closingAllowedOn(rewritten({ fact: 'manualNotaryChoice', value: {} }))).toBe('2026-03-27');
  });
});
