import type { ChangeReason } from '../facts/change-reason.ts';
import { changedReport, softReport } from '../facts/credit.selectors.ts';
import { isCancelled } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { acceptedChange } from '../facts/offer-changes.selectors.ts';
import { finalDecision, initialDecision, offerWithChangedTerms } from '../facts/offers.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import { areWorseTerms } from '../facts/same-terms.ts';
import { isRefusedForPrice } from '../pricing/offers.ts';
import { isReasonCode } from '../reasons/reason-codes.ts';
import { explainScore } from '../reasons/score-factors.ts';
import { RESERVES_TOO_LOW } from '../underwriting/refusal-as-failure.ts';
import { type DeclineReason, withStatedReasons } from './decline-reasons.ts';

/** Why so large a line could not be had, by what made it smaller. */
const CUT: Readonly<Record<ChangeReason, DeclineReason>> = {
  INCOME: { code: 'AA08' },
  PAYSTUBS: {
    code: 'AA24',
    inFull: 'Your income, shown by pay stubs, does not support a line as large as the one that you asked for',
  },
  RESERVES: { code: 'AA24', inFull: RESERVES_TOO_LOW },
  UNDERWRITER: { code: 'AA09' },
  VALUATION: { code: 'AA23' },
  COMPLIANCE: {
    code: 'AA24',
    inFull: 'The terms that you asked for are not ones that the law allows where the home lies',
  },
  AUTOPAY_DECLINED: {
    code: 'AA24',
    inFull: 'Without the discount for autopay the terms that you asked for cannot be had',
  },
  PRICE: {
    code: 'AA24',
    inFull: 'A line as large as the one that you asked for has no price that the law and our rates allow',
  },
  FILE: { code: 'AA09' },
};

/** Why the same line could not be had at the price that was asked for. */
const DEARER: Readonly<Record<ChangeReason, DeclineReason>> = {
  ...CUT,
  INCOME: dearer('Your income, as it could be shown, does not support the price that you asked for'),
  UNDERWRITER: dearer(
    'Your income, as an underwriter could confirm it, does not support the price that you asked for',
  ),
  PAYSTUBS: dearer('Your income, shown by pay stubs, does not support the price that you asked for'),
  VALUATION: dearer('The value of the property does not support the price that you asked for'),
  FILE: dearer(
    'Your credit and your debts, as they could be confirmed, do not support the price that you asked for',
  ),
};

function dearer(inFull: string): DeclineReason {
  return { code: 'AA24', inFull };
}

/**
 * Other terms than those asked for, which the borrower has not taken: terms that changed after they were chosen, another line in place
 * of a decline, or offers that were made again and hold the line that was submitted no more, or at a higher price. To look at offers
 * again is not to take one. Source: 12 CFR 1002.2(c)(1)(i), 1002.9(a)(1)(iv).
 */
export function counterOffer(facts: Facts): { readonly seq: number; readonly at: string } | undefined {
  const changed = worseChange(facts);
  const offered = newest(changed, facts.winbackOffers.at(-1), worseOffers(facts));
  const taken = offered === changed ? acceptedChange(facts) : facts.offerSelection;
  return newer(taken, offered) ? undefined : offered;
}

/** Terms that took the place of better ones. */
function worseChange(facts: Facts) {
  const changed = offerWithChangedTerms(facts);
  return changed && areWorseTerms(changed.after, changed.before) ? changed : undefined;
}

/** The borrower ended the application with a counter-offer before them: for the law, we denied what was asked for. */
export function counterOfferIsRefused(facts: Facts): boolean {
  return isCancelled(facts) && counterOffer(facts) !== undefined;
}

/**
 * Offers made after the application was submitted, among which the line that was submitted is not to be had, or costs more. What only
 * the borrower's own savings beside the income made of them is no denial.
 */
function worseOffers(facts: Facts) {
  const since = facts.initialDecisions.filter((decision) => newer(decision, facts.applicationSubmission));
  const decision = since.at(-1);
  if (decision?.outcome !== 'OFFERS' || !isWorse(decision, facts)) return undefined;
  const added = newer(facts.assets, facts.applicationSubmission) ? facts.assets : undefined;
  const before = added && since.findLast(({ seq }) => seq < added.seq);
  return before && before.outcome === 'OFFERS' && !isWorse(before, facts) ? undefined : decision;
}

function isWorse({ submittedTerms }: Facts['initialDecisions'][number], { offerSelection }: Facts): boolean {
  if (!offerSelection) return false;
  return submittedTerms === undefined || areWorseTerms(submittedTerms, offerSelection.terms);
}

/** Why a counter-offer was made instead of what was asked for. */
export function counterOfferReasons(facts: Facts): readonly DeclineReason[] {
  const changed = worseChange(facts);
  if (changed && changed === counterOffer(facts)) {
    const isCut = changed.after.lineAmountCents < changed.before.lineAmountCents;
    return [(isCut ? CUT : DEARER)[changed.reason]];
  }
  const { reasonCodes = [], statedReasons = [] } = finalDecision(facts) ?? initialDecision(facts) ?? {};
  const hits = withStatedReasons(reasonCodes.filter(isReasonCode), statedReasons);
  return hits.length > 0 ? hits : [...reportHits(facts)];
}

/** What of a report that changed the offers keeps the line from being had, or makes it dearer: by what refuses it, and the report. */
function reportHits(facts: Facts): readonly DeclineReason[] {
  const [before, after] = [softReport(facts), changedReport(facts)?.report];
  const { submittedTerms, submittedRefusal = '' } = facts.initialDecisions.at(-1) ?? {};
  const hasMoreDebts = !before || !after || debtsOf(after) > debtsOf(before);
  if (submittedRefusal.startsWith('DTI') && hasMoreDebts) return [{ code: 'AA09' }];
  if (after?.fico !== undefined && after.fico < (before?.fico ?? 0))
    return explainScore(['AA26'], after.scoreFactors ?? []).map((code) => ({ code }));
  if (submittedTerms)
    return [dearer('The debts on your credit report do not support the price that you asked for')];
  if (isRefusedForPrice(submittedRefusal)) return [CUT.PRICE];
  return [{ code: /^(CLTV|AMOUNT)/.test(submittedRefusal) ? 'AA23' : 'AA09' }];
}

function debtsOf({
  nonMortgageMonthlyDebtsCents,
  mortgages,
}: NonNullable<ReturnType<typeof softReport>>): number {
  return mortgages.reduce(
    (sum, each) => sum + each.monthlyPaymentCents,
    nonMortgageMonthlyDebtsCents as number,
  );
}
