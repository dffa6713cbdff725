import type { Facts } from '../facts/facts.ts';
import { newer, newest } from '../facts/reading.ts';
import type { ChangeReason } from '../offers/change-reason.ts';
import { finalDecision, initialDecision, otherTerms } from '../offers/decided.ts';
import { RESERVES_TOO_LOW } from '../underwriting/without-offer.ts';
import type { Hit } from './hits.ts';
import { isReasonCode } from './reasons.ts';

const NOT_SUPPORTED: Hit = {
  code: 'AA24',
  inFull: 'What we could verify does not support the terms that you asked for',
};

/** Why so large a line could not be had, by what made it smaller. */
const CUT: Readonly<Record<ChangeReason, Hit>> = {
  INCOME: { code: 'AA08' },
  RESERVES: { code: 'AA24', inFull: RESERVES_TOO_LOW },
  UNDERWRITER: { code: 'AA09' },
  VALUATION: { code: 'AA23' },
  COMPLIANCE: {
    code: 'AA24',
    inFull: 'The terms that you asked for are not ones that the law allows where the home lies',
  },
  AUTOPAY_DECLINED: NOT_SUPPORTED,
  FILE: { code: 'AA09' },
};

/** Why the same line could not be had at the price that was asked for. */
const DEARER: Readonly<Record<ChangeReason, Hit>> = {
  ...CUT,
  INCOME: dearer('Your income, as it could be shown, does not support the price that you asked for'),
  UNDERWRITER: dearer(
    'Your income, as an underwriter could confirm it, does not support the price that you asked for',
  ),
  VALUATION: dearer('The value of the property does not support the price that you asked for'),
  FILE: NOT_SUPPORTED,
};

function dearer(inFull: string): Hit {
  return { code: 'AA24', inFull };
}

/**
 * Other terms than those asked for, which the borrower has not taken: terms that changed after they were chosen, or a smaller line in
 * place of a decline for debts. Source: 12 CFR 1002.2(c)(1)(i), 1002.9(a)(1)(iv).
 */
export function counterOffer(facts: Facts): { readonly seq: number; readonly at: string } | undefined {
  const changed = otherTerms(facts);
  const offered = newest(changed, facts.winbackOffers.at(-1));
  const answers = offered === changed ? facts.finalOfferAnswers : facts.winbackAnswers;
  const first = answers.find((answer) => newer(answer, offered));
  return first?.answer === 'ACCEPTED' ? undefined : offered;
}

/** Why a counter-offer was made instead of what was asked for. */
export function counterOfferHits(facts: Facts): readonly Hit[] {
  const changed = otherTerms(facts);
  if (changed && changed === counterOffer(facts)) {
    const isCut = changed.after.lineAmountCents < changed.before.lineAmountCents;
    return [(isCut ? CUT : DEARER)[changed.reason]];
  }
  const codes = (finalDecision(facts) ?? initialDecision(facts))?.reasonCodes.filter(isReasonCode) ?? [];
  return codes.length > 0 ? codes.map((code) => ({ code })) : [{ code: 'AA09' }];
}
