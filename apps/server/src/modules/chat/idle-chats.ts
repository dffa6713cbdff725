import {
  AGENT_SILENCE_MINUTES,
  CHAT_SILENCE_MINUTES,
  CHAT_TOKEN_HOURS,
  UNANSWERED_MINUTES,
} from '@homeline/domain/chat/conversation.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ChatKey } from './chat-tokens.ts';
import { announce, type ChatRow, lockChat } from './chats.ts';
import { giveBack } from './desk-acts.ts';
import { endChatIn } from './end-chat.ts';

const MOST = 100;

/**
 * Ends silent chats (those at a provider once the person's token has expired) and chats of people who logged out. Returns a chat whose agent
 * doesn't answer to the queue. A chat at our desk never ends while the person's last message is unanswered: they find the answer when they
 * sign in again. A chat that an agent put aside waits for its time. After a long wait, it tells a person's page to show the alternatives.
 */
export async function moveIdleChats(context: Context): Promise<void> {
  const { db, clock } = context;
  const ago = (minutes: number) => new Date(clock.nowMs() - minutes * 60_000);
  const open = () =>
    db
      .selectFrom('chat')
      .select(['organisation', 'uuid as chat'])
      .where('state', '!=', 'ENDED')
      .where('is_snoozed', '=', false)
      .limit(MOST);
  const silentSince = { desk: ago(CHAT_SILENCE_MINUTES), provider: ago(CHAT_TOKEN_HOURS * 60) };
  const silent = await open()
    .where((eb) => {
      const spoke = sql<Date>`greatest(coalesce(last_message_at, started_at), snoozed_until)`;
      return eb.or([
        eb.and([
          eb('provider', '=', 'desk'),
          eb(spoke, '<', silentSince.desk),
          eb('last_author', 'is distinct from', 'APPLICANT'),
        ]),
        eb.and([eb('provider', '!=', 'desk'), eb(spoke, '<', silentSince.provider)]),
      ]);
    })
    .execute();
  for (const key of silent)
    await move(context, key, (trx, chat) =>
      isSilent(chat, silentSince) ? endChatIn(trx, context, chat, 'SILENCE') : undefined,
    );
  const loggedOut = await open()
    .where('session', 'in', db.selectFrom('revoked_session').select('revoked_session.session'))
    .where((eb) => eb.or([eb('provider', '!=', 'desk'), eb('last_author', 'is distinct from', 'APPLICANT')]))
    .execute();
  for (const key of loggedOut)
    await move(context, key, (trx, chat) =>
      isUnanswered(chat) || chat.is_snoozed ? undefined : endChatIn(trx, context, chat, 'APPLICANT'),
    );
  const unanswered = await open()
    .where('state', '=', 'ACTIVE')
    .where('provider', '=', 'desk')
    .where('last_author', '=', 'APPLICANT')
    .where(sql<Date>`greatest(last_message_at, snoozed_until)`, '<', ago(AGENT_SILENCE_MINUTES))
    .execute();
  for (const key of unanswered)
    await move(context, key, (trx, chat) =>
      chat.state === 'ACTIVE' && chat.last_author === 'APPLICANT' && !chat.is_snoozed
        ? giveBack(trx, context, chat)
        : undefined,
    );
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('chat')
      .set({ told_unanswered: true })
      .where('state', '=', 'WAITING')
      .where('told_unanswered', '=', false)
      .where('waiting_since', '<=', ago(UNANSWERED_MINUTES))
      .returning(['organisation', 'uuid as chat'])
      .execute();
    for (const key of waiting) await announce(trx, key, 'S');
  });
}

/** Acts on a chat with its row locked, if it is still open. */
function move(
  { db }: Context,
  key: ChatKey,
  act: (trx: Trx, chat: ChatRow) => Promise<void> | undefined,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, key);
    if (chat && chat.state !== 'ENDED') await act(trx, chat);
  });
}

/** Returns whether our desk owes the person an answer. */
function isUnanswered({ provider, last_author }: ChatRow): boolean {
  return provider === 'desk' && last_author === 'APPLICANT';
}

/** Returns whether nobody has written for long, and nobody waits for an answer of our desk. */
function isSilent(chat: ChatRow, since: { readonly desk: Date; readonly provider: Date }): boolean {
  const { provider, last_message_at, started_at, snoozed_until, is_snoozed } = chat;
  if (is_snoozed) return false;
  const spokeAt = new Date(
    Math.max((last_message_at ?? started_at).getTime(), snoozed_until?.getTime() ?? 0),
  );
  return !isUnanswered(chat) && spokeAt < (provider === 'desk' ? since.desk : since.provider);
}
