import type { getChatHistory as call } from '@homeline/contract/chatbot/get-chat-history.ts';
import { CHATBOT_PAGE_SIZE } from '@homeline/domain/chatbot/chatbot-session.ts';
import { greetingOf } from '@homeline/domain/chatbot/suggested-questions.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { tooManyRequests } from './chatbot-limits.ts';
import {
  type AnswerContent,
  askerOf,
  type Conversation,
  expirationFrom,
  findConversation,
  openContent,
} from './conversation-rows.ts';
import { suggestionsFor } from './suggestions-for.ts';

/** A question of a conversation with its answer. */
type Answered = AnswerContent & {
  readonly questionId: string;
  readonly number: number;
  readonly at: string;
  readonly isRatedBad: boolean;
  readonly isRatedGood: boolean;
};

/** Returns the newest questions of a conversation, or those before a cursor, oldest first. */
export const getChatHistory: Handler<typeof call> = async (request, context) => {
  const { params, query, organisation, caller, origin, language } = request;
  const refusal = tooManyRequests(context, origin.ip);
  if (refusal) return refusal;
  const { conversationId } = params;
  const asker = await askerOf(context, { organisation, nonce: query.nonce, caller });
  const sent = { organisation, conversationId, nonce: query.nonce, caller: asker };
  const conversation = await findConversation(context, sent);
  const before = query.before === undefined ? undefined : Number(query.before);
  if (!conversation || Number.isNaN(before)) return refuse('NOT_FOUND');
  const page = await chatbotTranscript(context, conversation, { before, most: CHATBOT_PAGE_SIZE + 1 });
  const shown = page.slice(-CHATBOT_PAGE_SIZE);
  const [oldest] = shown;
  return {
    history: shown.map(({ questionId, questionStr, responseStr, sources, at, isRatedBad, isRatedGood }) => ({
      ...{ questionId, questionStr, responseStr, sources, isRatedBad, isRatedGood },
      ...{ createdDt: at, conversationId: conversation.uuid },
    })),
    ...(oldest && page.length > CHATBOT_PAGE_SIZE && { earlier: String(oldest.number) }),
    expiration: expirationFrom(conversation.usedAt),
    greeting: greetingOf(
      context.organisations.get(organisation).company.companyNameShort,
      asker !== undefined,
      language,
    ),
    suggestions: await suggestionsFor(context, {
      ...{ organisation, caller: asker, applicationId: undefined, language },
    }),
  };
};

/**
 * Returns what was said in a conversation with the chatbot, oldest first: for its history, and for the person who takes over.
 * @param page.before the number of a question; without it, the newest are returned
 */
export async function chatbotTranscript(
  { db, sealing }: Pick<Context, 'db' | 'sealing'>,
  { organisation, uuid }: Pick<Conversation, 'organisation' | 'uuid'>,
  { before, most }: { readonly before?: number | undefined; readonly most?: number } = {},
): Promise<readonly Answered[]> {
  let rows = db
    .selectFrom('chatbot_answer')
    .select(['uuid', 'number', 'content', 'answered_at', 'marked_at', 'helpful_at'])
    .where('organisation', '=', organisation)
    .where('conversation', '=', uuid)
    .orderBy('number', 'desc');
  if (before !== undefined) rows = rows.where('number', '<', before);
  if (most !== undefined) rows = rows.limit(most);
  return (await rows.execute()).toReversed().map((row) => ({
    ...openContent(sealing, row),
    ...{ questionId: row.uuid, number: row.number, at: row.answered_at.toISOString() },
    isRatedBad: row.marked_at !== null,
    isRatedGood: row.helpful_at !== null,
  }));
}
