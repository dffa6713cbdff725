import { guardOf } from '@homeline/domain/chatbot/guards.ts';
import type { OwnApplication } from '@homeline/domain/chatbot/own-answer.ts';
import { guardReply, type Reply, replyTo, unknownReply } from '@homeline/domain/chatbot/reply.ts';
import type { Context } from '../../context.ts';
import type { Person } from './conversation-rows.ts';
import { knowledgeOf, personHours } from './lender-knowledge.ts';

/** Who asks: the application of a signed-in borrower, and the name that no language model may learn. */
type Asker = { readonly application: OwnApplication | undefined; readonly person: Person };

/** Answers a question from what the lender's chatbot knows. A search that fails answers that it doesn't know. */
export async function answerQuestion(
  context: Context,
  organisation: string,
  question: string,
  { application }: Asker,
): Promise<Reply> {
  const hours = personHours(context, organisation);
  const guard = guardOf(question);
  if (guard) return guardReply(guard, hours);
  const { passages, searched } = knowledgeOf(context, organisation);
  try {
    const found = await context.chatSearch.search(searched, question);
    return replyTo(question, found, { passages, hours, application });
  } catch (error) {
    context.log.error({ failure: (error as Error).message }, 'The chatbot can’t search');
    return unknownReply(hours);
  }
}
