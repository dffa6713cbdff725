import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { said } from '@homeline/contract/said.ts';
import { CONDITION_COPY } from '@homeline/domain/workflow/condition-copy.ts';
import { requestedUpload } from '../documents/requested-upload.ts';

type Asked = Pick<ConditionSummary, 'categoryEnum' | 'requestDocuments' | 'commentsToBorrower' | 'title'>;

/** Returns a condition's title and what it asks. A request for one known document is titled with that document, unless it has a title. */
export function conditionWords(condition: Asked) {
  const words = wordsOf(condition);
  return condition.title ? { ...words, title: condition.title } : words;
}

function wordsOf({ categoryEnum, requestDocuments, commentsToBorrower }: Asked) {
  const { title, ask } = CONDITION_COPY[categoryEnum];
  const comments = said(commentsToBorrower);
  const [document, another] = requestDocuments;
  const isGeneric = categoryEnum === 'GENERIC_DOCUMENT_REQUEST';
  if (!isGeneric || !document || document === 'SUPPORT' || another) return { title, ask: comments || ask };
  const { label, hint } = requestedUpload(document);
  return { title: label, ask: comments || hint };
}
