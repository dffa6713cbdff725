import { answerInLanguage } from '@homeline/domain/chatbot/answer-in-language.ts';
import type { OwnApplication } from '@homeline/domain/chatbot/own/own-application.ts';
import type { SignedApplication } from '@homeline/domain/chatbot/own/signer-answer.ts';
import { phrasedAnswer, phraseInstruction, phraseQuestion } from '@homeline/domain/chatbot/phrase.ts';
import { type Reply, unknownReply } from '@homeline/domain/chatbot/reply.ts';
import { isInSpanish } from '@homeline/domain/chatbot/spanish.ts';
import { unknownInSpanish } from '@homeline/domain/chatbot/spanish-answer.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { Context } from '../../context.ts';
import type { Person } from './conversation-rows.ts';
import { knowledgeOf, personHours } from './lender-knowledge.ts';
import { spanishKnowledgeOf } from './spanish-knowledge.ts';

/** Who asks: the application of a signed-in borrower, and the name that no language model may learn. */
type Asker = {
  readonly application: OwnApplication | undefined;
  readonly signed: SignedApplication | undefined;
  readonly person: Person;
  /** The time zone that the asker's browser names. */
  readonly timeZone?: string | undefined;
  /** The language of the page that they ask on. */
  readonly language: Language;
};

/** Answers a question from what the lender's chatbot knows. A search that fails answers that it doesn't know. */
export async function answerQuestion(
  context: Context,
  organisation: string,
  question: string,
  { application, signed, person, timeZone, language }: Asker,
): Promise<Reply> {
  const hours = personHours(context, organisation, timeZone);
  const { passages, searched } = knowledgeOf(context, organisation);
  const { licensedStates } = context.organisations.get(organisation);
  const guessTopics = (asked: string) => context.chatSearch.guessTopics(searched, asked);
  const given = { passages, licensedStates, hours, application, signed, guessTopics, page: language };
  const knowledge = {
    search: (asked: string) => context.chatSearch.search(searched, asked),
    spanish: () => spanishKnowledgeOf(context, organisation),
  };
  try {
    return await phrased(context, question, await answerInLanguage(question, knowledge, given), person);
  } catch (error) {
    context.log.error({ failure: (error as Error).message }, 'The chatbot can’t search');
    return isInSpanish(question, language) ? unknownInSpanish(hours, language) : unknownReply(hours);
  }
}

/** Lets the language model phrase an answer that isn’t about an application. If its text may not be used, the passage itself is the answer. */
async function phrased(
  { languageModel }: Context,
  question: string,
  reply: Reply,
  person: Person,
): Promise<Reply> {
  const { passage } = reply;
  if (!languageModel || !passage) return reply;
  const written = await languageModel.phrase({
    instruction: phraseInstruction(passage),
    question: phraseQuestion(question, person),
  });
  const text = written === undefined ? undefined : phrasedAnswer(written, passage);
  return text === undefined ? reply : { ...reply, text };
}
