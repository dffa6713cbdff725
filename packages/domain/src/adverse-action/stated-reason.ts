import { counterOfferIsRefused, endingDecisions } from '../application/ends.ts';
import type { Facts } from '../facts/facts.ts';
import { finalDecision, initialDecision } from '../offers/decided.ts';

/** What each review's refusal means where no printed reason says it. Nobody is accused, and no list is named. */
const IN_FULL: { readonly [N in ReturnType<typeof endingDecisions>[number]]?: string } = {
  underwriterDecisions: 'What we could verify does not support the line that you asked for',
  sanctionsDecisions: 'We could not complete a check of your name that the law requires of us',
  complianceDecisions: 'The line cannot be made on terms that the law allows where the home lies',
  fundingDecisions: 'What must be in place before the money is paid was not in place',
};

/**
 * The reason in full, for a notice that no printed reason fits (comment 9(b)(2)-3 to 12 CFR 1002.9: a failure to meet standards is
 * not reason enough).
 */
export function statedReason(facts: Facts): string | undefined {
  if (counterOfferIsRefused(facts)) return 'You did not accept the terms that we were able to offer';
  if (facts.declineDecision) return facts.declineDecision.reason;
  const refused = endingDecisions(facts).flatMap((name) => IN_FULL[name] ?? [])[0];
  if (refused) return refused;
  const codes = (finalDecision(facts) ?? initialDecision(facts))?.reasonCodes ?? [];
  return codes.includes('AA24') ? 'Your reserves are too low for the line that you asked for' : undefined;
}
