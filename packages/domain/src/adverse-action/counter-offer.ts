import type { Facts } from '../facts/facts.ts';
import { newer, newest } from '../facts/reading.ts';
import type { ChangeReason } from '../offers/change-reason.ts';
import { finalDecision, initialDecision } from '../offers/decided.ts';
import { RESERVES_TOO_LOW } from '../underwriting/without-offer.ts';
import type { Hit } from './hits.ts';
import { isReasonCode } from './reasons.ts';

const NOT_SUPPORTED: Hit = {
  code: 'AA24',
  inFull: 'What we could verify does not support the terms that you asked for',
};

/** Why the terms asked for could not be had, by what changed them. */
const CHANGED: Readonly<Record<ChangeReason, Hit>> = {
  INCOME: { code: 'AA08' },
  RESERVES: { code: 'AA24', inFull: RESERVES_TOO_LOW },
  UNDERWRITER: NOT_SUPPORTED,
  VALUATION: { code: 'AA23' },
  COMPLIANCE: {
    code: 'AA24',
    inFull: 'The terms that you asked for are not ones that the law allows where the home lies',
  },
  AUTOPAY_DECLINED: NOT_SUPPORTED,
  FILE: NOT_SUPPORTED,
};

/**
 * Other terms than those asked for, which the borrower has not taken: terms that changed after they were chosen, or a smaller line in
 * place of a decline for debts. Source: 12 CFR 1002.2(c)(1)(i), 1002.9(a)(1)(iv).
 */
export function counterOffer(facts: Facts): { readonly seq: number; readonly at: string } | undefined {
  const changed = facts.changedOffers.at(-1);
  const offered = newest(changed, facts.winbackOffers.at(-1));
  const answers = offered === changed ? facts.finalOfferAnswers : facts.winbackAnswers;
  const first = answers.find((answer) => newer(answer, offered));
  return first?.answer === 'ACCEPTED' ? undefined : offered;
}

/** Why a counter-offer was made instead of what was asked for. */
export function counterOfferHits(facts: Facts): readonly Hit[] {
  const changed = facts.changedOffers.at(-1);
  if (changed && changed === counterOffer(facts)) return [CHANGED[changed.reason]];
  const codes = (finalDecision(facts) ?? initialDecision(facts))?.reasonCodes.filter(isReasonCode) ?? [];
  return codes.length > 0 ? codes.map((code) => ({ code })) : [{ code: 'AA09' }];
}
