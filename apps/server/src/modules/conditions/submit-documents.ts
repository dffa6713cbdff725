import type { submitDocuments as call } from '@homeline/contract/conditions/submit-documents.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { conditionsToAnswer, requiredDocumentCount } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts, FactValue } from '@homeline/domain/facts/facts.ts';
import { DOCUMENT_STEPS } from '@homeline/domain/workflow/asked-uploads.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { typesOfUploads, uploadRefusal } from '../documents/uploads.ts';

/** Submits uploaded documents for one open condition or for a review. */
export const submitDocuments: Handler<typeof call> = async (request, context) => {
  const { condition, named } = request.body;
  const documents = [...new Set(request.body.documents)];
  const refusal = await uploadRefusal(context, request, { field: 'documents', uuids: documents });
  if (refusal) return refusal;
  const types = await typesOfUploads(context, request, documents);
  return submitStep(request, context, {
    ...(condition === undefined && { at: DOCUMENT_STEPS }),
    decide: (facts) =>
      answerRefusal(facts, condition, [...types.values()]) ?? [
        {
          fact: 'conditionSubmissions',
          value: { ...(condition && { condition }), documents, ...namesOf(facts, condition, named) },
        },
      ],
  });
};

/** Returns a refusal of a response to a condition that isn't open, or with fewer documents than it needs. */
export function answerRefusal(
  facts: Facts,
  uuid: string | undefined,
  types: readonly string[],
): Refusal | undefined {
  const { id, kind } = currentStep(facts);
  if (kind === 'TERMINAL') return refuse('WRONG_STEP', { step: id });
  // Documents that name no condition support a review.
  if (uuid === undefined && id !== 'DOCUMENT_REQUEST') return undefined;
  const condition = conditionsToAnswer(facts).find((each) => each.uuid === uuid);
  if (!condition || condition.category === 'MISSING_PHONE_NUMBER')
    return refuse('INVALID_INPUT', { fields: { condition: NOT_OPEN } });
  const required = requiredDocumentCount(condition);
  const wanted = new Set(condition.requestDocuments.map(storedTypeOf));
  const sent = new Set(types.filter((type) => wanted.size === 0 || wanted.has(type)));
  const suffices = types.length >= required && sent.size >= Math.min(required, Math.max(1, wanted.size));
  return suffices ? undefined : refuse('INVALID_INPUT', { fields: { documents: needed(required) } });
}

type Named = NonNullable<FactValue<'conditionSubmissions'>['named']>;

/** Keeps the names that a condition asked for. */
export function namesOf(
  facts: Facts,
  condition: string | undefined,
  given: Named = [],
): { readonly named?: Named } {
  const asked = facts.conditions.find(({ uuid }) => uuid === condition)?.requestDocuments ?? [];
  const named = given.filter(
    ({ name }) => asked.includes(name) && !UploadedDocumentType.safeParse(name).success,
  );
  return named.length > 0 ? { named } : {};
}

const NOT_OPEN = 'Choose a condition that waits for your documents';

function needed(count: number): string {
  return count === 1 ? 'Send the document we asked for' : `Send all ${count} documents we asked for`;
}

/** A document requested by another name is uploaded as support. */
function storedTypeOf(requested: string): string {
  return UploadedDocumentType.safeParse(requested).data ?? 'SUPPORT';
}
