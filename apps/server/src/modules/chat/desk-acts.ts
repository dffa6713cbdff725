import type {
  acceptChat as acceptCall,
  endAgentChat as endCall,
  returnChat as returnCall,
  transferChat as transferCall,
  markChatUnread as unreadCall,
} from '@homeline/contract/chat/desk.ts';
import {
  acceptRefusal,
  type ChatAct,
  chatRefusal,
  handoverRefusal,
} from '@homeline/domain/chat/conversation.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { agentsOf, chosenPresence } from './agents.ts';
import { keepChatNote } from './chat-notes.ts';
import { announce, type ChatRow, firstNameOf, lockChat } from './chats.ts';
import { endChatIn, sayInChat } from './end-chat.ts';
import { markUnread } from './mark-read.ts';

/** Takes a waiting chat, if the agent takes chats and has room for one more. */
export const acceptChat: Handler<typeof acceptCall> = async ({ caller, params }, context) => {
  const me = (await agentsOf(context, caller.organisation)).find(
    ({ identity }) => identity === caller.identity,
  );
  const because = me && acceptRefusal({ ...me, presence: await chosenPresence(context, caller) });
  return actOnChat(context, caller, params.conversation, 'ACCEPT', async (trx, chat) =>
    because
      ? refuse('CHAT_CHANGED', { message: because })
      : giveTo(trx, context, chat, caller.identity, (name) => `${name} joined the chat.`),
  );
};

/** Hands a chat to another agent who is there and has room, with everything that was said. */
export const transferChat: Handler<typeof transferCall> = async ({ caller, params, body }, context) => {
  const agents = await agentsOf(context, caller.organisation);
  const to = agents.find(({ identity }) => identity === body.agent);
  return actOnChat(context, caller, params.conversation, 'TRANSFER', async (trx, chat) => {
    if (!to || to.identity === chat.agent)
      return refuse('INVALID_INPUT', { fields: { agent: 'Choose another agent' } });
    const because = handoverRefusal(to);
    if (because) return refuse('INVALID_INPUT', { fields: { agent: because } });
    const note = body.note && (await keepChatNote(trx, context, chat, caller.identity, body.note));
    await giveTo(trx, context, chat, to.identity, (name) => `${name} took over the chat.`, note);
    return markUnread(trx, chat);
  });
};

/** Marks one's own chat as unread, to come back to it. */
export const markChatUnread: Handler<typeof unreadCall> = ({ caller, params }, context) =>
  actOnChat(context, caller, params.conversation, 'WRITE', markUnread);

/** Gives a chat back to the queue, where it keeps the place of its first wait. */
export const returnChat: Handler<typeof returnCall> = ({ caller, params }, context) =>
  actOnChat(context, caller, params.conversation, 'RETURN', (trx, chat) => giveBack(trx, context, chat));

/** Ends a chat. */
export const endAgentChat: Handler<typeof endCall> = ({ caller, params }, context) =>
  actOnChat(context, caller, params.conversation, 'END', (trx, chat) =>
    endChatIn(trx, context, chat, 'AGENT'),
  );

/**
 * Gives a locked chat to an agent, in the caller's transaction.
 * @param note the note that hands it over
 */
async function giveTo(
  trx: Trx,
  context: Context,
  chat: ChatRow,
  agent: string,
  says: (name: string) => string,
  note?: string,
): Promise<undefined> {
  await trx
    .updateTable('chat')
    .set({
      ...{ state: 'ACTIVE', agent, last_agent: agent, waiting_since: null },
      ...{ handover_note: note ?? null, is_snoozed: false },
    })
    .where('organisation', '=', chat.organisation)
    .where('uuid', '=', chat.uuid)
    .execute();
  await sayInChat(trx, context, chat, says(await firstNameOf(trx, agent)));
  await announce(trx, { organisation: chat.organisation, chat: chat.uuid }, 'S', 'Q');
  return undefined;
}

/** Puts a locked chat back into the queue, in the caller's transaction. */
export async function giveBack(trx: Trx, context: Context, chat: ChatRow): Promise<undefined> {
  await trx
    .updateTable('chat')
    .set({
      ...{ state: 'WAITING', agent: null, waiting_since: chat.started_at.toISOString() },
      ...{ unread_from: null, handover_note: null, is_snoozed: false },
    })
    .where('organisation', '=', chat.organisation)
    .where('uuid', '=', chat.uuid)
    .execute();
  await sayInChat(trx, context, chat, 'We’re connecting you with another agent.');
  await announce(trx, { organisation: chat.organisation, chat: chat.uuid }, 'S', 'Q');
  return undefined;
}

/** Does something to a chat, with its row locked, if the agent may in its present state. */
export function actOnChat<Result>(
  context: Context,
  { organisation, identity, permissions }: Caller,
  conversation: string,
  act: ChatAct,
  effect: (trx: Trx, chat: ChatRow) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return context.db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, { organisation, chat: conversation });
    if (!chat) return refuse('NOT_FOUND');
    const because = chatRefusal(act, chat.state, {
      isOwn: chat.agent === identity,
      isSupervisor: !disabledReason(permissions, 'SUPERVISE_CHATS'),
      isAtDesk: chat.provider === 'desk',
    });
    return because ? refuse('CHAT_CHANGED', { message: because }) : effect(trx, chat);
  });
}
