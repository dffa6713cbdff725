import type { PartnerCode } from '../facts/application.facts.ts';
import type { Facts } from '../facts/facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';

/** The codes that take something off the rate, each with where it comes from, in words. */
export function codesOf(facts: Facts): ReadonlyMap<PartnerCode, string> {
  const memberships = (facts.origin?.memberships ?? []).map(
    ({ code, statedNumber }) =>
      [
        code,
        statedNumber ? `stated membership number ending in ${statedNumber.last4}` : 'a code of this lender',
      ] as const,
  );
  const autopay = autopayFrom(facts);
  return new Map<PartnerCode, string>([...memberships, ...(autopay ? [['AUTOPAY', autopay] as const] : [])]);
}

/** Assumed until the borrower pays by hand, and kept where the line could not be had without it. */
function autopayFrom(facts: Facts): string | undefined {
  if (facts.autopay?.payType === 'AUTOPAY') return 'you pay automatically';
  if (!facts.autopay) return 'unless you pay by hand';
  return currentTerms(facts)?.codes.includes('AUTOPAY')
    ? 'kept, because the line could not be had without it'
    : undefined;
}
