import { randomUUID } from 'node:crypto';
import type { ChatEnding } from '@homeline/domain/chat/conversation.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { announce, type ChatRow, RELAY_NOW } from './chats.ts';
import { appendMessage } from './messages.ts';

/** Ends a locked chat, in the caller's transaction. */
export async function endChatIn(
  trx: Trx,
  { clock }: Context,
  chat: ChatRow,
  endedBy: ChatEnding,
): Promise<undefined> {
  // An agent who answers at a provider has ended it there.
  const isKnown = endedBy === 'AGENT' || endedBy === 'FROZEN';
  await trx
    .updateTable('chat')
    .set({ state: 'ENDED', ended_by: endedBy, ended_at: clock.now(), waiting_since: null, is_snoozed: false })
    .$if(chat.provider !== 'desk', (update) =>
      isKnown ? update.set({ relay_due: null, provider_ended: true }) : update.set({ relay_due: RELAY_NOW }),
    )
    .where('organisation', '=', chat.organisation)
    .where('uuid', '=', chat.uuid)
    .execute();
  await announce(trx, { organisation: chat.organisation, chat: chat.uuid }, 'S', 'Q');
  return undefined;
}

/** Says in a locked chat who joined or left, in the caller's transaction. */
export async function sayInChat(trx: Trx, context: Context, chat: ChatRow, text: string): Promise<void> {
  await appendMessage(trx, context, chat, { author: 'SYSTEM' }, { key: randomUUID(), text, files: [] });
}
