import type { ChangeReason } from '../facts/change-reason.ts';
import { changedReport, softReport } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { finalDecision, initialDecision } from '../facts/offers.selectors.ts';
import { isPriceRefusal } from '../pricing/offers.ts';
import { isReasonCode } from '../reasons/reason-codes.ts';
import { explainScore } from '../reasons/score-factors.ts';
import { reportedDebtsCents } from '../underwriting/debts.ts';
import { RESERVES_TOO_LOW } from '../underwriting/refusal-as-failure.ts';
import { counterOffer, worseChange } from './counter-offer.ts';
import { type DeclineReason, withStatedReasons } from './decline-reasons.ts';

/** The reason for a smaller line, by the reason of the change. */
const SMALLER_LINE: Readonly<Record<ChangeReason, DeclineReason>> = {
  INCOME: { code: 'AA08' },
  PAYSTUBS: {
    code: 'AA24',
    inFull: 'Your income, as shown on your pay stubs, doesn’t support a line this large',
  },
  RESERVES: { code: 'AA24', inFull: RESERVES_TOO_LOW },
  UNDERWRITER: { code: 'AA09' },
  VALUATION: { code: 'AA23' },
  COMPLIANCE: {
    code: 'AA24',
    inFull: 'State or federal law doesn’t allow these terms for this home',
  },
  AUTOPAY_DECLINED: {
    code: 'AA24',
    inFull: 'Without the autopay discount, we can’t offer these terms',
  },
  PRICE: {
    code: 'AA24',
    inFull: 'We can’t price a line this large within the law and our rates',
  },
  FILE: { code: 'AA09' },
};

/** The reason for a higher price of the same line, by the reason of the change. */
const HIGHER_PRICE: Readonly<Record<ChangeReason, DeclineReason>> = {
  ...SMALLER_LINE,
  INCOME: higherPrice('Your verified income doesn’t support the price you asked for'),
  UNDERWRITER: higherPrice('The income our underwriter confirmed doesn’t support the price you asked for'),
  PAYSTUBS: higherPrice('Your income, as shown on your pay stubs, doesn’t support the price you asked for'),
  VALUATION: higherPrice('The value of your home doesn’t support the price you asked for'),
  FILE: higherPrice('Your verified credit and debts don’t support the price you asked for'),
};

function higherPrice(inFull: string): DeclineReason {
  return { code: 'AA24', inFull };
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
    return [higherPrice('The debts on your credit report don’t support the price you asked for')];
  if (isPriceRefusal(submittedRefusal)) return [SMALLER_LINE.PRICE];
  return [{ code: /^(CLTV|AMOUNT)/.test(submittedRefusal) ? 'AA23' : 'AA09' }];
}
