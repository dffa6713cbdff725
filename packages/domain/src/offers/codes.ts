import type { PartnerCode } from '../facts/applicant.ts';
import type { Facts } from '../facts/facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import type { CodeSource } from '../pricing/choice.ts';

/** Returns the partner codes that lower the rate, each with its source. */
export function rateCodes(facts: Facts): ReadonlyMap<PartnerCode, CodeSource> {
  const memberships = (facts.origin?.memberships ?? []).map(({ code, statedNumber }) => {
    const source: CodeSource = statedNumber
      ? { source: 'MEMBERSHIP_NUMBER', last4: statedNumber.last4 }
      : { source: 'LENDER' };
    return [code, source] as const;
  });
  const source = autopaySource(facts);
  return new Map<PartnerCode, CodeSource>([
    ...memberships,
    ...(source ? [['AUTOPAY', { source }] as const] : []),
  ]);
}

/** Autopay is assumed until the borrower declines it, and kept where the line is not available without it. */
function autopaySource(facts: Facts): CodeSource['source'] {
  if (facts.autopay?.payType === 'AUTOPAY') return 'AUTOPAY';
  if (!facts.autopay) return 'AUTOPAY_UNLESS_DECLINED';
  return currentTerms(facts)?.codes.includes('AUTOPAY') ? 'AUTOPAY_KEPT' : undefined;
}
