import type { searchChats as call } from '@homeline/contract/chat/desk.ts';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { chatSummary, selectChats } from './chat-summary.ts';
import { nameHashes } from './name-hashes.ts';

const PAGE_SIZE = 50;
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;

/**
 * Finds the lender's chats, newest first: all of them, or those of one email address, loan number or words of a name. These are encrypted,
 * so keyed hashes find them.
 */
export const searchChats: Handler<typeof call> = async ({ caller, query }, context) => {
  const { organisation, identity } = caller;
  let found = selectChats(context.db, organisation);
  if (query.state) found = found.where('chat.state', '=', query.state);
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
  const [, at, uuid] = CURSOR.exec(query.after ?? '') ?? [];
  if (at && uuid)
    found = found.where(sql<boolean>`(chat.started_at, chat.uuid) < (${at}::timestamptz, ${uuid}::uuid)`);
  const rows = await found
    .orderBy('chat.started_at', 'desc')
    .orderBy('chat.uuid', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    chats: shown.map((chat) => chatSummary(context, chat, identity)),
    ...(last && rows.length > PAGE_SIZE && { next: `${last.started_at.toISOString()} ${last.uuid}` }),
  };
};
