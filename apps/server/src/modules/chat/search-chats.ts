import type { searchChats as call } from '@homeline/contract/chat/desk.ts';
import { sql } from 'kysely';
import { cutPage, PAGE_SIZE_PLUS_ONE, readCursor } from '../../db/pages.ts';
import type { Handler } from '../../http/handler.ts';
import { chatSummary, selectChats } from './chat-summary.ts';
import { nameHashes } from './name-hashes.ts';

/**
 * Finds the lender's chats, newest first: all of them, or those of one email address, loan number or words of a name. These are encrypted,
 * so keyed hashes find them.
 */
export const searchChats: Handler<typeof call> = async ({ caller, query }, context) => {
  const { organisation, identity } = caller;
  let found = selectChats(context.db, organisation);
  if (query.state) found = found.where('chat.state', '=', query.state);
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
    chats: shown.map((chat) => chatSummary(context, chat, identity)),
    ...next,
  };
};
