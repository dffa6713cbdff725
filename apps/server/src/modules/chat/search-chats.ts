import type { ChatListFilters } from '@homeline/contract/chat/chat-figures.ts';
import type { searchChats as call } from '@homeline/contract/chat/desk.ts';
import type { ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { sql } from 'kysely';
import { cutPage, PAGE_SIZE_PLUS_ONE, readCursor } from '../../db/pages.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { OUTCOME } from './chat-figures.ts';
import { chatSummary, selectChats } from './chat-summary.ts';
import { nameHashes } from './name-hashes.ts';

/**
 * Finds the lender's chats, newest first: all of them, or those of one email address, loan number or words of a name. These are encrypted,
 * so keyed hashes find them.
 */
export const searchChats: Handler<typeof call> = async ({ caller, query }, context) => {
  const { organisation } = caller;
  let found = selectChats(context.db, organisation);
  if (query.state) found = found.where('chat.state', '=', query.state);
  found = filtered(found, query, caller, context.organisations.get(organisation).timeZone);
  if (query.tag)
    found = found.where(
      sql<boolean>`exists (select from chat_tag where chat_tag.organisation = chat.organisation
        and chat_tag.chat = chat.uuid and tag = ${query.tag})`,
    );
  if (query.text) {
    const hash = context.sealing.lookupHash('chat person', `${organisation} ${query.text.toLowerCase()}`);
    const loanNumber = query.text.toUpperCase();
    const names = nameHashes(context.sealing, organisation, query.text);
    found = found.where((eb) =>
      eb.or([
        eb('chat.person_hash', '=', hash),
        eb('application.loan_number', '=', loanNumber),
        ...(names.length > 0 ? [sql<boolean>`chat.name_hashes @> ${names}::text[]`] : []),
      ]),
    );
  }
  const from = readCursor(query.after);
  if (from)
    found = found.where(
      sql<boolean>`(chat.started_at, chat.uuid) < (${from.at}::timestamptz, ${from.id}::uuid)`,
    );
  const rows = await found
    .orderBy('chat.started_at', 'desc')
    .orderBy('chat.uuid', 'desc')
    .limit(PAGE_SIZE_PLUS_ONE)
    .execute();
  const { shown, next } = cutPage(rows, (row) => ({ at: row.started_at, id: row.uuid }));
  return {
    chats: shown.map((chat) => chatSummary(context, chat, caller)),
    ...next,
  };
};

type Found = ReturnType<typeof selectChats>;

/** Keeps the chats that a figure counts. Only supervisors filter by the ratings of other agents' chats. */
function filtered(
  found: Found,
  { rating, agent, outcome, from, to }: ChatListFilters,
  { identity, permissions }: Caller,
  timeZone: string,
): Found {
  let kept = found;
  if (from) kept = kept.where('chat.started_at', '>=', new Date(startOfDay(timeZone, from)));
  if (to) kept = kept.where('chat.started_at', '<', new Date(startOfDay(timeZone, addDays(to, 1))));
  if (agent) kept = kept.where('chat.answered_by', '=', agent);
  if (outcome) kept = kept.where(OUTCOME, '=', outcome);
  if (!rating) return kept;
  if (disabledReason(permissions, 'SUPERVISE_CHATS')) kept = kept.where('chat.answered_by', '=', identity);
  if (rating === 'NONE')
    return kept.where('rating.score', 'is', null).where('chat.first_reply_at', 'is not', null);
  return rating === 'ANY'
    ? kept.where('rating.score', 'is not', null)
    : kept.where('rating.score', '=', Number(rating) as ChatScore);
}
