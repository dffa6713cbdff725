import type { SpanishKnowledge } from '@homeline/domain/chatbot/spanish-answer.ts';
import { spanishPassagesOf } from '@homeline/domain/chatbot/spanish-passages.ts';
import { spanishEntriesOf } from './entries.ts';
import { keptPerDay } from './lender-knowledge.ts';
import { buildSpanishIndex } from './search/spanish-index.ts';

/** Returns what a lender's chatbot knows in Spanish today. */
export const spanishKnowledgeOf = keptPerDay(async (lender): Promise<SpanishKnowledge> => {
  const passages = spanishPassagesOf(lender);
  const index = await buildSpanishIndex(spanishEntriesOf(passages));
  return {
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    search: (question) => index.search(question),
  };
});
