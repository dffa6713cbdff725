import type { Grounded } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { lastWhere, newer } from '../facts/reading.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import { automatedValue } from '../facts/valuation.selectors.ts';
import { formatWholeDollars } from '../money/cents.ts';

/** Who found a value that lowers an offer, in words. */
export const FOUND_BY = { BROKER: 'A broker’s opinion', STAFF: 'As our staff found it' } as const;

/**
 * Where the value that is lent on comes from: the opinion of a broker, the automated valuation with the row of the policy that takes it,
 * or the borrower's own estimate with the row that left the automated one out.
 * @param policy the one that the decision is made by
 */
export function explainValue(facts: Facts, { policy }: { readonly policy: RuleVersion }): Grounded {
  const automated = automatedValue(facts);
  const { valueCents, adjustedValueCents, by } = automated ?? {};
  const lowered = lastWhere(facts.brokerOpinionEvaluations, ({ outcome }) => outcome === 'LOWERS_OFFER');
  if (lowered)
    return { from: FOUND_BY[newer(facts.valuationDecisions.at(-1), lowered) ? 'STAFF' : 'BROKER'] };
  if (valueCents === undefined || !by) return { from: 'As you estimated it' };
  const isSame = by.policy.version === policy.version && by.policy.sha256 === policy.sha256;
  const rule = { table: by.table, row: by.row, ...(isSame ? {} : { policy: by.policy }) };
  const found = `automated valuation of ${formatWholeDollars(valueCents)}: ${by.given}`;
  if (adjustedValueCents === undefined)
    return { from: `As you estimated it, for want of a usable ${found}`, rule };
  return { from: `${adjustedValueCents < valueCents ? 'Cut down from the' : 'The'} ${found}`, rule };
}
