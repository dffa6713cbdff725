import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { liensToPayOff } from '@homeline/domain/liens/liens.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { isManualNotary } from '@homeline/domain/notary/deed.ts';
import { asTerms } from '@homeline/domain/offers/conclude.ts';
import { costsOf } from '@homeline/domain/offers/costs.ts';
import type { Rules } from '@homeline/domain/organisations/rulebook.ts';
import { needsEstimate } from '@homeline/domain/valuation/need.ts';

/** Terms with everything they cost this borrower. */
export function costedTerms(
  { sheet }: Pick<Rules, 'sheet'>,
  terms: DeepReadonly<Terms>,
  facts: Facts,
): CostedTerms {
  const state = facts.property?.state;
  if (!state) throw new Error('Terms without a home');
  const costs = costsOf(terms, {
    state,
    fees: sheet.fees(state),
    automatedValuationUsable: !needsEstimate(facts) && state !== 'TX',
    manualNotary: isManualNotary(facts),
    payoffsCents: cents(liensToPayOff(facts).reduce((sum, lien) => sum + lien.balanceCents, 0)),
  });
  return { ...asTerms(terms), costs };
}
