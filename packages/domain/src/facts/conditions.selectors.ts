import { UploadedDocumentType } from '../documents/document-types.ts';
import type { ConditionStage } from './conditions.facts.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer } from './reading.ts';

/** Why a condition without an answer can't be cleared or returned. */
export const UNANSWERED = 'The borrower hasn’t answered this condition yet. It can only be waived.';

/** `RETURNED` means that staff reviewed the response and need something else. */
export type ConditionState = 'OPEN' | 'RESPONDED' | 'RETURNED' | 'CLEARED' | 'WAIVED';

type Condition = Facts['conditions'][number];
type Response = Facts['conditionSubmissions'][number];
type Decision = Facts['conditionDecisions'][number];

/** Returns every condition with its state, its newest response and its newest decision. */
export function conditionsWithState(facts: Facts) {
  return facts.conditions.map((condition) => {
    const plan = lastWhere(facts.conditionPlans, (entry) => entry.condition === condition.uuid);
    const asked = { ...condition, before: plan?.before };
    const response = lastWhere(facts.conditionSubmissions, (entry) => concerns(entry, asked));
    const decision = lastWhere(facts.conditionDecisions, (entry) => concerns(entry, asked));
    return {
      ...asked,
      ...{ dueOn: plan?.dueOn, owner: plan?.owner, response, decision },
      state: stateOf(response, decision),
    };
  });
}
export type ConditionWithState = ReturnType<typeof conditionsWithState>[number];

/** Returns the conditions that staff neither cleared nor waived. */
export function openConditions(facts: Facts) {
  return conditionsWithState(facts).filter(({ state }) => state !== 'CLEARED' && state !== 'WAIVED');
}

/** Returns the open conditions that are needed at once: the decision waits for them. */
export function conditionsOfDecision(facts: Facts) {
  return openConditions(facts).filter(({ before }) => before === undefined);
}

/** Returns the conditions that the borrower must answer, for the first time or again. */
export function conditionsToAnswer(facts: Facts) {
  return conditionsWithState(facts).filter(({ state }) => state === 'OPEN' || state === 'RETURNED');
}

/** Returns the conditions whose answers wait for a decision. */
export function answeredConditions(facts: Facts) {
  return conditionsWithState(facts).filter(({ state }) => state === 'RESPONDED');
}

/** Returns whether the borrower must answer a condition. */
export function documentsAreRequested(facts: Facts): boolean {
  return conditionsToAnswer(facts).length > 0;
}

/** Returns whether the borrower has answered every open condition and operations reviews the answers. */
export function documentsAreInReview(facts: Facts): boolean {
  return openConditions(facts).length > 0 && !documentsAreRequested(facts);
}

/**
 * Returns how many documents it takes to answer a condition. Unless staff set the number, every requested document is needed.
 * For a trust, either of the requested documents is enough.
 */
export function requiredDocumentCount(
  condition: Pick<Condition, 'category' | 'requestDocuments' | 'numDocsRequired'>,
): number {
  const { category, requestDocuments, numDocsRequired } = condition;
  if (category === 'MISSING_PHONE_NUMBER') return 0;
  if (numDocsRequired !== undefined) return numDocsRequired;
  return category === 'REVIEW_TRUST_REQUIREMENTS' ? 1 : Math.max(1, requestDocuments.length);
}

/**
 * Returns the name of the lender's own type that a sent document answers: as it was named, or the only one that its condition
 * asks for. Undefined for a document of a type that the product knows.
 */
export function requestedNameOf(facts: Facts, document: string): string | undefined {
  const answer = facts.conditionSubmissions.findLast(({ documents }) => documents.includes(document));
  const named = answer?.named?.find((each) => each.document === document);
  if (named) return named.name;
  const asked = facts.conditions.find(({ uuid }) => uuid === answer?.condition)?.requestDocuments ?? [];
  const [only, another] = asked;
  return another === undefined && only !== undefined && !UploadedDocumentType.safeParse(only).success
    ? only
    : undefined;
}

/** Returns whether an entry concerns a condition. An entry that names none concerns every earlier condition that is needed at once. */
function concerns(
  entry: Response | Decision,
  condition: Condition & { readonly before: ConditionStage | undefined },
): boolean {
  const isMeant =
    entry.condition === undefined ? condition.before === undefined : entry.condition === condition.uuid;
  return isMeant && newer(entry, condition);
}

function stateOf(response: Response | undefined, decision: Decision | undefined): ConditionState {
  if (decision && decision.decision !== 'REJECTED') return decision.decision;
  if (newer(response, decision)) return 'RESPONDED';
  return decision ? 'RETURNED' : 'OPEN';
}
