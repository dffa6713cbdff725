import type { ChatSummary } from '@homeline/contract/chat/desk.ts';
import type { ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { agentAtProvider, type ChatRow, personOf } from './chats.ts';
import { messageEncryptionContext } from './messages.ts';
import { ratingOf } from './rate-chat.ts';

const PREVIEW_CHARACTERS = 120;

/** Selects the lender's chats with what the desk's lists show of them. */
export function selectChats(db: Db, organisation: string) {
  return db
    .selectFrom('chat')
    .leftJoin('auth.user as answering', 'answering.id', 'chat.agent')
    .leftJoin('application', (join) =>
      join
        .onRef('application.organisation', '=', 'chat.organisation')
        .onRef('application.id', '=', 'chat.application_id'),
    )
    .leftJoin('chat_message as last', (join) =>
      join
        .onRef('last.organisation', '=', 'chat.organisation')
        .onRef('last.chat', '=', 'chat.uuid')
        .on(
          'last.number',
          '=',
          sql<number>`(select max(said.number) from chat_message said where said.organisation = chat.organisation
            and said.chat = chat.uuid and said.author <> 'SYSTEM')`,
        ),
    )
    .leftJoin('chat_rating as rating', (join) =>
      join.onRef('rating.organisation', '=', 'chat.organisation').onRef('rating.chat', '=', 'chat.uuid'),
    )
    .selectAll('chat')
    .select(['rating.score', 'rating.comment'])
    .select(['answering.name as agentName', 'loan_number as loanNumber'])
    .select(['last.content as lastContent', 'last.number as lastNumber'])
    .select(
      // Marked as unread, a chat has one unread message at least.
      sql<number>`(select greatest(count(*)::int, (chat.unread_from is not null)::int) from chat_message unread
        where unread.organisation = chat.organisation and unread.chat = chat.uuid and unread.author = 'APPLICANT'
        and unread.number > least(chat.read_by_agent, chat.unread_from - 1))`.as('unread'),
    )
    .select(
      sql<string[]>`array(select tag from chat_tag where chat_tag.organisation = chat.organisation
        and chat_tag.chat = chat.uuid order by tag)`.as('tags'),
    )
    .where('chat.organisation', '=', organisation);
}

type SelectedChat = ChatRow & {
  readonly agentName: string | null;
  readonly loanNumber: string | null;
  /** The last words of the person or an agent. */
  readonly lastContent: Sealed | null;
  readonly lastNumber: number | null;
  readonly unread: number;
  readonly tags: string[];
  readonly score: ChatScore | null;
  readonly comment: Sealed | null;
};

/** Returns a chat as the desk's lists show it to an agent. Its rating is for who answered it, and for supervisors. */
export function chatSummary(
  context: Context,
  chat: SelectedChat,
  { identity: agent, permissions }: Pick<Caller, 'identity' | 'permissions'>,
): ChatSummary {
  const seesRating = chat.answered_by === agent || !disabledReason(permissions, 'SUPERVISE_CHATS');
  const { uuid, state, provider, skill, unread, tags, loanNumber } = chat;
  const outside = agentAtProvider(context, chat);
  return {
    ...{ uuid, state, provider, skill, unread, tags },
    friendlyName: personOf(context, chat).friendlyName,
    ...(chat.agent && { agent: { identity: chat.agent, name: chat.agentName ?? '' } }),
    ...(outside && { agent: { identity: '', name: outside } }),
    isForMe: chat.last_agent === agent,
    ...(loanNumber && { loanNumber }),
    startedAt: chat.started_at.toISOString(),
    ...(chat.waiting_since && { waitingSince: chat.waiting_since.toISOString() }),
    ...(chat.last_message_at && { lastMessageAt: chat.last_message_at.toISOString() }),
    ...(chat.is_snoozed && chat.snoozed_until && { snoozedUntil: chat.snoozed_until.toISOString() }),
    ...(chat.is_left && { isLeft: true, wantsCall: chat.wants_call }),
    ...(seesRating && chat.score && { rating: ratingOf(context, uuid, chat.score, chat.comment) }),
    preview: previewOf(context, chat),
  };
}

function previewOf({ sealing }: Context, { uuid, lastNumber, lastContent }: SelectedChat): string {
  if (lastContent === null || lastNumber === null) return '';
  const { text, files } = JSON.parse(
    sealing.open(lastContent, messageEncryptionContext(uuid, lastNumber)),
  ) as { text: string; files: { name: string }[] };
  return (text || files.map(({ name }) => name).join(', ')).slice(0, PREVIEW_CHARACTERS);
}
