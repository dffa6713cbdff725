import type { ChangeReason } from '../facts/change-reason.ts';
import { changedReport, softReport } from '../facts/credit.selectors.ts';
import { isCancelled } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { acceptedChange } from '../facts/offer-changes.selectors.ts';
import { finalDecision, initialDecision, offerWithChangedTerms } from '../facts/offers.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import { areWorseTerms } from '../facts/same-terms.ts';
import { isPriceRefusal } from '../pricing/offers.ts';
import { isReasonCode } from '../reasons/reason-codes.ts';
import { explainScore } from '../reasons/score-factors.ts';
import { reportedDebtsCents } from '../underwriting/debts.ts';
import { RESERVES_TOO_LOW } from '../underwriting/refusal-as-failure.ts';
import { type DeclineReason, withStatedReasons } from './decline-reasons.ts';

/** The reason for a smaller line, by the reason of the change. */
const SMALLER_LINE: Readonly<Record<ChangeReason, DeclineReason>> = {
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

/** The reason for a higher price of the same line, by the reason of the change. */
const HIGHER_PRICE: Readonly<Record<ChangeReason, DeclineReason>> = {
  ...SMALLER_LINE,
  INCOME: higherPrice('Your income, as it could be shown, does not support the price that you asked for'),
  UNDERWRITER: higherPrice(
    'Your income, as an underwriter could confirm it, does not support the price that you asked for',
  ),
  PAYSTUBS: higherPrice('Your income, shown by pay stubs, does not support the price that you asked for'),
  VALUATION: higherPrice('The value of the property does not support the price that you asked for'),
  FILE: higherPrice(
    'Your credit and your debts, as they could be confirmed, do not support the price that you asked for',
  ),
};

function higherPrice(inFull: string): DeclineReason {
  return { code: 'AA24', inFull };
}

/**
 * Returns the open counteroffer that the borrower has not accepted: worse terms after a change, a winback instead of a decline, or a
 * reoffer without the submitted line at its price. Looking at offers doesn't accept one.
 * Source: 12 CFR 1002.2(c)(1)(i), 1002.9(a)(1)(iv).
 */
export function counterOffer(facts: Facts): { readonly seq: number; readonly at: string } | undefined {
  const changed = worseChange(facts);
  const offered = newest(changed, facts.winbackOffers.at(-1), worseOffers(facts));
  const taken = offered === changed ? acceptedChange(facts) : facts.offerSelection;
  return newer(taken, offered) ? undefined : offered;
}

/** Returns the changed offer if its terms are worse. */
function worseChange(facts: Facts) {
  const changed = offerWithChangedTerms(facts);
  return changed && areWorseTerms(changed.after, changed.before) ? changed : undefined;
}

/** Returns whether the borrower ended the application with a counteroffer open, which counts as a denial of the request. */
export function counterOfferIsRefused(facts: Facts): boolean {
  return isCancelled(facts) && counterOffer(facts) !== undefined;
}

/**
 * Returns the reoffer after submission that lacks the submitted line or raises its price. A change that comes only from adding the
 * borrower's own assets isn't a denial.
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

/** Returns the reasons for a counteroffer instead of the requested terms. */
export function counterOfferReasons(facts: Facts): readonly DeclineReason[] {
  const changed = worseChange(facts);
  if (changed && changed === counterOffer(facts)) {
    const isCut = changed.after.lineAmountCents < changed.before.lineAmountCents;
    return [(isCut ? SMALLER_LINE : HIGHER_PRICE)[changed.reason]];
  }
  const { reasonCodes = [], statedReasons = [] } = finalDecision(facts) ?? initialDecision(facts) ?? {};
  const reasons = withStatedReasons(reasonCodes.filter(isReasonCode), statedReasons);
  return reasons.length > 0 ? reasons : [...reportReasons(facts)];
}

/** Returns the reasons from the credit report that changed the offers, by the refusal of the submitted line. */
function reportReasons(facts: Facts): readonly DeclineReason[] {
  const [before, after] = [softReport(facts), changedReport(facts)?.report];
  const { submittedTerms, submittedRefusal = '' } = facts.initialDecisions.at(-1) ?? {};
  const hasMoreDebts = !before || !after || reportedDebtsCents(after) > reportedDebtsCents(before);
  if (submittedRefusal.startsWith('DTI') && hasMoreDebts) return [{ code: 'AA09' }];
  if (after?.fico !== undefined && after.fico < (before?.fico ?? 0))
    return explainScore(['AA26'], after.scoreFactors ?? []).map((code) => ({ code }));
  if (submittedTerms)
    return [higherPrice('The debts on your credit report do not support the price that you asked for')];
  if (isPriceRefusal(submittedRefusal)) return [SMALLER_LINE.PRICE];
  return [{ code: /^(CLTV|AMOUNT)/.test(submittedRefusal) ? 'AA23' : 'AA09' }];
}
