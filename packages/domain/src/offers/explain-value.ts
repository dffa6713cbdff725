import type { SourcedValue } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { lastWhere, newer } from '../facts/reading.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import { automatedValue } from '../facts/valuation.selectors.ts';

/**
 * Returns the source of the value used for lending: a broker, staff, the automated valuation, or the borrower's estimate. An automated
 * valuation names the policy row that accepted or rejected it.
 * @param policy the policy version that decides
 */
export function explainValue(facts: Facts, { policy }: { readonly policy: RuleVersion }): SourcedValue {
  const automated = automatedValue(facts);
  const { valueCents, adjustedValueCents, by } = automated ?? {};
  const lowered = lastWhere(facts.brokerOpinionEvaluations, ({ outcome }) => outcome === 'LOWERS_OFFER');
  if (lowered)
    return { amounts: { source: newer(facts.valuationDecisions.at(-1), lowered) ? 'STAFF' : 'BROKER' } };
  if (valueCents === undefined || !by) return { amounts: { source: 'ESTIMATE' } };
  const isSame = by.policy.version === policy.version && by.policy.sha256 === policy.sha256;
  const rule = { table: by.table, row: by.row, ...(isSame ? {} : { policy: by.policy }) };
  const found = { avmValueCents: valueCents, avmCells: by.given };
  if (adjustedValueCents === undefined)
    return { amounts: { source: 'ESTIMATE_WITHOUT_AVM', ...found }, rule };
  const source = adjustedValueCents < valueCents ? 'AVM_AFTER_HAIRCUT' : 'AVM';
  return { amounts: { source, ...found }, rule };
}
