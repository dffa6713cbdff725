// Proves RU-47, RU-59.

import { closingAllowedOn } from '@homeline/domain/closing/hold.ts';
import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { foundLiens, otherEquityLoans } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { recentMortgageInquiries } from '@homeline/domain/facts/inquiries.selectors.ts';
import { debtsToReview } from '@homeline/domain/facts/lien-review.selectors.ts';
import type { AnsweredLien, ReviewedDebt } from '@homeline/domain/facts/liens.facts.ts';
import { payoffsCents, retainedLiens } from '@homeline/domain/facts/liens.selectors.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { reofferOf } from '@homeline/domain/offers/reoffer.ts';
import { repricedTerms } from '@homeline/domain/offers/repriced.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { fullReportOf } from '@homeline/domain/sample-people/provider-answers.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { RULES } from '@homeline/domain/workflow/rules.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const { dates: _, ...oakley } = personNamed('T15');

const withFacts = (facts: Facts, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);
const at = (person: Persona, step: StepName) => walk(person, homeline, STARTED_AT, step).facts;
const stepOf = (facts: Facts) => currentStep(facts).id;

const SECOND = { balance: 20_000, monthlyPayment: 210, openedOn: '2019-05-02' };
const withSecondLien = (second: Partial<typeof SECOND> = {}, person: Persona = oakley): Persona => ({
  ...person,
  credit: { ...person.credit, onFullReportAlone: { ...SECOND, ...second } },
});

/** Returns the facts after the full report. */
function withFullReport(person: Persona): Facts {
  const facts = at(person, 'HARD_CREDIT_PULL');
  const report = fullReportOf(person, context.today);
  return withFacts(facts, hardPullFact(facts, homeline, { answer: 'HIT', report }));
}

const answering = (facts: Facts, ...liens: readonly AnsweredLien[]) =>
  withFacts(facts, { fact: 'foundLienAnswers', value: { liens: [...liens] } });
const PAID_OFF: AnsweredLien = { id: 'mortgage-2', answer: 'PAY_OFF', isEquityLoan: true };
const NO_EQUITY_LOAN: AnsweredLien = { id: 'mortgage-2', answer: 'CONFIRMED', isEquityLoan: false };

const decideLiens = (facts: Facts, ...debts: readonly ReviewedDebt[]) =>
  staffDecision('LIEN_MISMATCH_REVIEW', 'MERCHANT_REVIEWED')?.(facts, context, { debts: [...debts] }) ??
  expect.fail();
function reviewed(facts: Facts, ...debts: readonly ReviewedDebt[]): Facts {
  const ruling = decideLiens(facts, ...debts);
  if (!('length' in ruling)) throw new Error(JSON.stringify(ruling));
  return withFacts(facts, ...ruling);
}

const reoffered = (facts: Facts) => withFacts(facts, ...initialDecisionFacts(facts, context));
const stays = (facts: Facts) => otherEquityLoans(facts).map((loan) => loan.stays);

const asked = withFullReport(withSecondLien());

describe('Texas: a lien that only the full report shows', () => {
  it('is asked about at once, and no other lien is', () => {
    expect(stepOf(asked)).toBe('LIEN_VERIFICATION');
    expect(foundLiens(asked).map(({ id }) => id)).toEqual(['mortgage-2']);
  });

  it('is asked about instead of being referred to compliance', () => {
    const { hardCredit } = asked;
    expect(stepOf({ ...at(oakley, 'CLOSING_DISCLOSURE_REVIEW'), hardCredit })).toBe('LIEN_VERIFICATION');
  });

  it('is asked about even with a zero balance', () => {
    expect(stepOf(withFullReport(withSecondLien({ balance: 0, monthlyPayment: 0 })))).toBe(
      'LIEN_VERIFICATION',
    );
  });

  it('isn’t asked about in other states, or twice', () => {
    const { property } = oakley;
    const inOhio = {
      ...oakley,
      property: { ...property, state: 'OH' as const, city: 'Columbus', zip: '43004' },
    };
    expect(stepOf(withFullReport(withSecondLien({}, inOhio)))).toBe('WAITING_FOR_INITIAL_OFFERS');
    expect(stepOf(withFullReport(oakley))).toBe('INCOME_VERIFICATION');
    const known = { ...oakley, credit: { ...oakley.credit, mortgageBalances: [230_000, 20_000] } };
    expect(stepOf(withFullReport(known))).toBe('INCOME_VERIFICATION');
  });

  it('paid off by the line leads to a reoffer with less cash in hand, shown before and after', () => {
    const paid = answering(asked, PAID_OFF);
    expect(stepOf(paid)).toBe('WAITING_FOR_INITIAL_OFFERS');
    expect([payoffsCents(paid), retainedLiens(paid).length, stays(paid)]).toEqual([
      toCents(20_000),
      1,
      [false],
    ]);
    const offered = reoffered(paid);
    expect(stepOf(offered)).toBe('OFFER_SELECTION');
    expect(stepOf(answering(offered, PAID_OFF))).toBe('WAITING_FOR_INITIAL_OFFERS');
    const { before, after, reason } = repricedTerms(offered, context) ?? expect.fail();
    expect(reason).toBe('FOUND_LIENS');
    expect(after).toEqual({ ...before, cashToBorrowerCents: before.cashToBorrowerCents - toCents(20_000) });
  });

  it('reaches funding once the payoff is confirmed', () => {
    const staff = [{ at: 'PAYOFF_HOLD', decides: 'PAYOFF_RECEIVED' }];
    const { path, facts } = walk(
      { ...withSecondLien(), forced: { ...oakley.forced, staff } },
      homeline,
      STARTED_AT,
    );
    expect(path.slice(path.indexOf('HARD_CREDIT_PULL') + 1).slice(0, 4)).toEqual([
      'LIEN_VERIFICATION',
      'WAITING_FOR_INITIAL_OFFERS',
      'OFFER_SELECTION',
      'INCOME_VERIFICATION',
    ]);
    expect(path).toContain('PAYOFF_HOLD');
    expect(path.at(-1)).toBe('COMPLETE');
    expect(facts.complianceDecisions.map(({ decision }) => decision)).toEqual(['PASSED']);
  });

  it('delays closing until a year after its own closing, even if paid off', () => {
    const staff = [{ at: 'PAYOFF_HOLD', decides: 'PAYOFF_RECEIVED' }];
    const lately = { ...withSecondLien({ openedOn: '2025-09-15' }), forced: { ...oakley.forced, staff } };
    expect(closingAllowedOn(at(lately, 'CLOSING_DISCLOSURE_REVIEW'))).toBe('2026-09-15');
  });

  it('leaves no offer when the line can’t pay it off, and the decline says why', () => {
    const staff = oakley.forced.staff;
    const person = { ...withSecondLien({ balance: 190_000 }), forced: { ...oakley.forced, staff } };
    const { path, facts } = walk(person, homeline, STARTED_AT);
    expect(path.at(-1)).toBe('DECLINED');
    expect(facts.initialDecisions.at(-1)).toMatchObject({ outcome: 'DECLINE', offers: [] });
    expect(facts.adverseActionNotice).toHaveLength(1);
  });

  it('reported as no equity loan goes to a person, who decides from its documents', () => {
    const doubted = answering(asked, NO_EQUITY_LOAN);
    expect(stepOf(doubted)).toBe('LIEN_MISMATCH_REVIEW');
    expect(debtsToReview(doubted).map(({ id }) => id)).toEqual(['mortgage-2']);
    expect(decideLiens(doubted)).toEqual({
      refusal: expect.stringContaining('whether it is a home equity loan'),
    });
    const found = { id: 'mortgage-2', isOnThisHome: true };
    expect(decideLiens(doubted, { ...found, isEquityLoan: true, balanceCents: toCents(1) })).toEqual({
      refusal: 'The credit report gives the amounts of the debt to Lone Star Bank: leave them out',
    });
    const none = reviewed(doubted, { ...found, isEquityLoan: false });
    expect([stepOf(none), stays(none)]).toEqual(['LIEN_ATTESTATION', []]);
    const elsewhere = reviewed(doubted, { id: 'mortgage-2', isOnThisHome: false });
    expect([stepOf(elsewhere), retainedLiens(elsewhere).length]).toEqual(['LIEN_ATTESTATION', 1]);
  });

  it('that stays leads to a reoffer with the reason and the largest line before and after', () => {
    const found = { id: 'mortgage-2', isOnThisHome: true };
    const none = reviewed(answering(asked, NO_EQUITY_LOAN), { ...found, isEquityLoan: false });
    expect(reofferOf(none)).toBeUndefined();
    const offered = reoffered(none);
    expect(repricedTerms(offered, context)).toBeUndefined();
    const { offerSelection } = offered;
    const { reason, before, now } = reofferOf(offered) ?? expect.fail();
    expect(reason).toBe('CREDIT');
    expect([before.termYears, now?.termYears]).toEqual(Array(2).fill(offerSelection?.terms.termYears));
    expect(now?.lineAmountCents).toBe(before.lineAmountCents - toCents(20_000));
    const value = { terms: offerSelection?.terms ?? expect.fail() };
    expect(reofferOf(withFacts(offered, { fact: 'offerSelection', value }))).toBeUndefined();
  });

  it('found on this home by the review leads to a reoffer for that reason', () => {
    const here = { id: 'mortgage-2', isOnThisHome: true, isEquityLoan: false };
    const elsewhere = answering(asked, { ...NO_EQUITY_LOAN, answer: 'OTHER_HOME' });
    expect(reofferOf(reoffered(reviewed(elsewhere, here)))?.reason).toBe('REVIEWED_LIENS');
  });

  it('is asked about again when the review finds an equity loan, and may be disputed again', () => {
    const one = { id: 'mortgage-2', isOnThisHome: true, isEquityLoan: true };
    for (const doubt of [NO_EQUITY_LOAN, { ...NO_EQUITY_LOAN, answer: 'OTHER_HOME' as const }]) {
      const found = reviewed(answering(asked, doubt), one);
      expect(stepOf(found)).toBe('LIEN_VERIFICATION');
      expect(foundLiens(found)).toMatchObject([{ id: 'mortgage-2', isReviewedEquityLoan: true }]);
      expect(stepOf(answering(found, PAID_OFF))).toBe('WAITING_FOR_INITIAL_OFFERS');
      const again = answering(found, { id: 'mortgage-2', answer: 'DISPUTED' });
      expect(stepOf(again)).toBe('LIEN_MISMATCH_REVIEW');
      expect(stepOf(reviewed(again, { ...one, isEquityLoan: false }))).toBe('LIEN_ATTESTATION');
    }
  });
});

describe('Texas: a lien the review finds to be a home equity loan', () => {
  const recordedLiens = [...oakley.credit.mortgageBalances, 40_000];
  const onRecord = { ...oakley, property: { ...oakley.property, recordedLiens } };
  const inReview = at(onRecord, 'LIEN_MISMATCH_REVIEW');
  const debt = { id: 'lien-2', balanceCents: toCents(38_000), monthlyPaymentCents: toCents(310) };
  const found = reviewed(inReview, { ...debt, isEquityLoan: true });

  it('is asked about before any offer: the line pays it off, then the borrower attests', () => {
    expect(stepOf(found)).toBe('LIEN_VERIFICATION');
    expect(foundLiens(found)).toMatchObject([{ id: 'lien-2', balanceCents: toCents(38_000) }]);
    const paid = answering(found, { ...PAID_OFF, id: 'lien-2' });
    expect([stepOf(paid), payoffsCents(paid), stays(paid)]).toEqual([
      'LIEN_ATTESTATION',
      toCents(38_000),
      [false],
    ]);
  });

  it('is reviewed again when the borrower disputes it, and the review may decide otherwise', () => {
    const disputed = answering(found, { id: 'lien-2', answer: 'DISPUTED' });
    expect(stepOf(disputed)).toBe('LIEN_MISMATCH_REVIEW');
    const changed = reviewed(disputed, { ...debt, isEquityLoan: false });
    expect([stepOf(changed), stays(changed)]).toEqual(['LIEN_ATTESTATION', []]);
    expect(stepOf(reviewed(disputed, { ...debt, isEquityLoan: true }))).toBe('LIEN_VERIFICATION');
  });

  it('stays an equity loan to be paid off when the full report shows it too', () => {
    const shown = (facts: Facts) =>
      withFacts(
        facts,
        hardPullFact(facts, homeline, {
          answer: 'HIT',
          report: fullReportOf(
            withSecondLien({ balance: 38_000, openedOn: '2019-05-01' }, onRecord),
            context.today,
          ),
        }),
      );
    expect(foundLiens(shown(found))).toMatchObject([{ source: 'BOTH', isReviewedEquityLoan: true }]);
    const paid = shown(answering(found, { ...PAID_OFF, id: 'lien-2' }));
    expect([foundLiens(paid), payoffsCents(paid)]).toEqual([[], toCents(38_000)]);
  });

  it('may be a new debt the borrower reported', () => {
    const curious = {
      ...{ ...oakley, inquiries: { mortgageLast90Days: 1 } },
      forced: {
        ...oakley.forced,
        borrower: [{ at: 'INQUIRY_ATTESTATION', does: 'NEW_DEBT_DISCLOSED' } as const],
      },
    };
    const told = at(curious, 'LIEN_MISMATCH_REVIEW');
    const loan = { ...debt, id: 'inquiry-1', isOnThisHome: true, isEquityLoan: true };
    const asked = reviewed(told, loan);
    expect(foundLiens(asked)).toMatchObject([{ id: 'inquiry-1', source: 'TOLD' }]);
    const paid = answering(asked, { ...PAID_OFF, id: 'inquiry-1' });
    expect([stepOf(paid), payoffsCents(paid)]).toEqual(['LIEN_ATTESTATION', toCents(38_000)]);
    // When the full report shows it too, there is nothing more to ask.
    const [{ on = '' } = {}] = recentMortgageInquiries(told);
    const shown = fullReportOf(withSecondLien({ balance: 38_000, openedOn: on }, curious), context.today);
    const none = reviewed(told, { ...loan, isEquityLoan: false });
    for (const facts of [paid, none]) {
      const hard = hardPullFact(facts, homeline, { answer: 'HIT', report: shown });
      expect(foundLiens(withFacts(facts, hard))).toEqual([]);
    }
  });

  it('may be a second lien the borrower disputed: the review must decide', () => {
    const twice = { ...oakley, credit: { ...oakley.credit, mortgageBalances: [230_000, 20_000] } };
    const liens = [
      { id: 'mortgage-1', answer: 'CONFIRMED' as const, isEquityLoan: false },
      { id: 'mortgage-2', answer: 'DISPUTED' as const },
    ];
    const disputed = withFacts(at(twice, 'LIEN_VERIFICATION'), { fact: 'lienAnswers', value: { liens } });
    expect(decideLiens(disputed)).toEqual({
      refusal: expect.stringContaining('Second Harbor Mortgage is a home'),
    });
    const one = reviewed(disputed, { id: 'mortgage-2', isEquityLoan: true });
    expect(stepOf(one)).toBe('LIEN_VERIFICATION');
    expect(RULES.complianceClear(one, context)).toMatchObject({ passes: false });
  });

  it('stays one when the borrower answers for every lien again, unless another review decides otherwise', () => {
    const found = reviewed(answering(asked, NO_EQUITY_LOAN), {
      id: 'mortgage-2',
      isOnThisHome: true,
      isEquityLoan: true,
    });
    const home: AnsweredLien = { id: 'mortgage-1', answer: 'CONFIRMED', isEquityLoan: false };
    const stepAfter = (last: AnsweredLien) =>
      stepOf(withFacts(answering(found, PAID_OFF), { fact: 'lienAnswers', value: { liens: [home, last] } }));
    expect(stepAfter(NO_EQUITY_LOAN)).toBe('LIEN_MISMATCH_REVIEW');
    expect(stepAfter(PAID_OFF)).not.toBe('LIEN_MISMATCH_REVIEW');
  });
});
