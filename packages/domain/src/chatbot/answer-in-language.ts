import type { Language } from '../language/language.ts';
import { answerTo } from './answer.ts';
import type { Found, Given, Reply } from './reply.ts';
import { isInSpanish } from './spanish.ts';
import { answerInSpanish, type SpanishKnowledge } from './spanish-answer.ts';

/** What a lender's chatbot searches in each language. */
export type Knowledge = {
  /** Returns the English entries that fit a question, best first. */
  readonly search: (question: string) => Promise<readonly Found[]>;
  readonly spanish: () => Promise<SpanishKnowledge>;
};

/** Answers a message in its own language. */
export async function answerInLanguage(
  message: string,
  { search, spanish }: Knowledge,
  given: Given & { readonly page: Language },
): Promise<Reply> {
  return isInSpanish(message, given.page)
    ? answerInSpanish(message, await spanish(), given)
    : answerTo(message, search, given);
}
