import { noteIsSigned, signatureIsPending } from '../facts/closing.selectors.ts';
import { isCancelled, isClosedForInactivity, isDeclined } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { chosenTerms } from '../facts/offers.selectors.ts';
import { newest } from '../facts/reading.ts';
import { changedDisclosedTerms, type TermsBeforeAndAfter } from './disclosed-terms.ts';

/** A change of disclosed terms, with the instant of the disclosure that stated the terms before. */
export type UndisclosedChange = TermsBeforeAndAfter & { readonly disclosedAt: string };

/**
 * Returns the change since the early disclosures that none of them states yet: it is due in a new one before the plan is opened (12 CFR
 * 1026.40(d)(2)(ii), (g)). Undefined where nothing in them changed, before they were acknowledged, and once the line is signed or ended.
 */
export function undisclosedChange(facts: Facts): UndisclosedChange | undefined {
  const disclosed = lastDisclosed(facts);
  const after = chosenTerms(facts);
  if (!disclosed || !after || !facts.disclosuresAcknowledgement || isOver(facts)) return undefined;
  const change = { before: disclosed.terms, after };
  return changedDisclosedTerms(change).length > 0 ? { ...change, disclosedAt: disclosed.at } : undefined;
}

/** Returns the terms of the newest early disclosures. The first are those that the application was submitted with. */
function lastDisclosed({ disclosureReissues, applicationSubmission: submitted }: Facts) {
  const reissued = disclosureReissues.at(-1);
  return newest(
    submitted && { seq: submitted.seq, at: submitted.at, terms: submitted.terms },
    reissued && { seq: reissued.seq, at: reissued.at, terms: reissued.after },
  );
}

function isOver(facts: Facts): boolean {
  const isClosed = isDeclined(facts) || isCancelled(facts) || isClosedForInactivity(facts);
  return isClosed || signatureIsPending(facts) || noteIsSigned(facts);
}
