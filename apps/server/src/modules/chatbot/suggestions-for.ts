import { suggestedQuestions } from '@homeline/domain/chatbot/suggested-questions.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { Context } from '../../context.ts';
import { ownApplication } from './own-application.ts';

/** Returns suggested questions for a conversation: those of the borrower's step, or general ones. */
export async function suggestionsFor(
  context: Context,
  { language, ...asked }: Parameters<typeof ownApplication>[1] & { readonly language: Language },
): Promise<string[]> {
  return [...suggestedQuestions((await ownApplication(context, asked))?.facts, language)];
}
