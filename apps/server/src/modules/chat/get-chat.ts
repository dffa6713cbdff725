import type { ChatDetails, getChat as call } from '@homeline/contract/chat/desk.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { chatbotTranscript } from '../chatbot/get-chat-history.ts';
import { notesOf } from './chat-notes.ts';
import { chatSummary, selectChats } from './chat-summary.ts';
import { accountName, type ChatRow, personOf } from './chats.ts';

const MOST_EARLIER = 10;

/** Returns a chat with everything that an agent sees beside it. */
export const getChat: Handler<typeof call> = async ({ caller, params }, context) => {
  const { organisation } = caller;
  const chat = await selectChats(context.db, organisation)
    .where('chat.uuid', '=', params.conversation)
    .executeTakeFirst();
  if (!chat) return refuse('NOT_FOUND');
  const { emailAddress, phone } = personOf(context, chat);
  const notes = await notesOf(context, chat);
  const handover = notes.find(({ uuid }) => uuid === chat.handover_note);
  return {
    ...chatSummary(context, chat, caller),
    emailAddress,
    isSignedIn: chat.identity !== null,
    ...(phone && { callBackPhone: phone }),
    ...(chat.called_at && {
      answeredByCall: {
        by: await accountName(context.db, chat.answered_by ?? ''),
        at: chat.called_at.toISOString(),
      },
    }),
    ...(chat.page_path && { pagePath: chat.page_path }),
    ...(chat.tag && { tag: chat.tag }),
    ...(await applicationBeside(context, chat, chat.loanNumber)),
    notes: notes.map(({ text, by, at }) => ({ text, by, at })),
    ...(handover && { handover: { text: handover.text, by: handover.by, at: handover.at } }),
    chatbot: await saidToChatbot(context, chat),
    earlier: await earlierChats(context, chat),
  };
};

/** Returns the step and the open conditions of the chat's application. */
async function applicationBeside(
  { db }: Context,
  { organisation, application_id }: ChatRow,
  loanNumber: string | null,
): Promise<Pick<ChatDetails, 'application'>> {
  if (application_id === null || loanNumber === null) return {};
  const facts = await loadFacts(db, { organisation, applicationId: application_id });
  const { since } = await db
    .selectFrom('projection')
    .select('since')
    .where('organisation', '=', organisation)
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow();
  return {
    application: {
      ...{ uuid: application_id, loanNumber, step: currentStep(facts).id, since: since.toISOString() },
      openConditions: conditionsToAnswer(facts).map(({ uuid, category, at }) => ({
        uuid,
        category,
        created: at,
      })),
    },
  };
}

/** Returns what the person asked the chatbot before they asked for an agent. */
async function saidToChatbot(
  context: Context,
  { organisation, chatbot_conversation: uuid }: ChatRow,
): Promise<ChatDetails['chatbot']> {
  const said = uuid === null ? [] : await chatbotTranscript(context, { organisation, uuid });
  return said.map(({ questionStr, responseStr, at }) => ({ question: questionStr, answer: responseStr, at }));
}

/** Returns the earlier chats of a signed-in person. A visitor's address proves nothing. */
async function earlierChats(
  { db }: Context,
  { organisation, uuid, identity, started_at }: ChatRow,
): Promise<ChatDetails['earlier']> {
  if (identity === null) return [];
  const rows = await db
    .selectFrom('chat')
    .leftJoin('auth.user as person', 'person.id', 'chat.last_agent')
    .select(['uuid', 'started_at', 'person.name'])
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where('uuid', '!=', uuid)
    .where('started_at', '<=', started_at)
    .orderBy('started_at', 'desc')
    .limit(MOST_EARLIER)
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    startedAt: row.started_at.toISOString(),
    ...(row.name && { agentName: row.name }),
  }));
}
