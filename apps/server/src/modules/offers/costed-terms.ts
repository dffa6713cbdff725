import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { costsFor } from '@homeline/domain/offers/costs.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';

/** Returns the terms with every cost to this borrower. */
export function costedTerms({ sheet }: Pick<Rules, 'sheet'>, terms: Terms, facts: Facts): CostedTerms {
  return { ...terms, costs: costsFor(facts, sheet, terms) };
}
