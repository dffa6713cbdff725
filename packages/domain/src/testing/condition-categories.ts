import type { ConditionCategory } from '../facts/conditions.facts.ts';
import type { Facts } from '../facts/facts.ts';
import { type StepName, stepOf } from '../workflow/steps.ts';

/**
 * Returns the conditions of an application, each once: those that staff or a search raised, and those of the reviews that it visited.
 * A general request for documents exists only once it is raised.
 */
export function conditionCategories(path: readonly StepName[], facts: Facts): readonly ConditionCategory[] {
  const visited = path.flatMap((id, index) => categoriesAt(id, path[index - 1]));
  return [...new Set([...facts.conditions.map(({ category }) => category), ...visited])];
}

function categoriesAt(id: StepName, before: StepName | undefined): readonly ConditionCategory[] {
  const { conditionCategories: possible = [] } = stepOf(id);
  // The review of the deed that the borrower sends at INCORRECT_OWNERSHIP is the condition.
  if (id === 'DOCUMENT_REQUEST' || id === 'INCORRECT_OWNERSHIP') return [];
  if (id === 'OWNERSHIP_REVIEW') {
    return [
      before === 'INCORRECT_OWNERSHIP' ? 'FALSE_OWNERSHIP_TYPE_REVIEW' : 'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
    ];
  }
  return possible.filter((category) => category !== 'GENERIC_DOCUMENT_REQUEST');
}
