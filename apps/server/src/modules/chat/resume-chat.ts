import type { resumeWebChat as call } from '@homeline/contract/chat/web-chat.ts';
import type { Trx } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { type ChatRow, isSessionAlive, personOf } from './chats.ts';
import { followable } from './start-chat.ts';

/** Returns a person's own chat after its token or the session in which it began is over, and ties it to their present session. */
export const resumeWebChat: Handler<typeof call> = async ({ caller }, context) => {
  const { organisation } = caller;
  const chat = await context.db.transaction().execute(async (trx) => {
    const found = await lockOwnChat(trx, caller);
    if (found) await takeUp(trx, found, caller.session);
    return found;
  });
  if (!chat) return {};
  const started = await followable(context, { organisation, chat: chat.uuid }, chat);
  return { chat: { ...started, ...personOf(context, chat) } };
};

/** Locks the newest chat that isn't over for the person: it is open, or an agent's answer in it is unread. */
function lockOwnChat(
  trx: Trx,
  { organisation, identity }: Pick<Caller, 'organisation' | 'identity'>,
): Promise<ChatRow | undefined> {
  return trx
    .selectFrom('chat')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where((eb) =>
      eb.or([
        eb('state', '!=', 'ENDED'),
        eb.and([eb('last_author', '=', 'AGENT'), eb('newest', '>', eb.ref('read_by_applicant'))]),
      ]),
    )
    .orderBy('started_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function takeUp(trx: Trx, chat: ChatRow, session: string): Promise<void> {
  const isEnded = chat.state === 'ENDED';
  if (!isEnded && (await isSessionAlive(trx, chat))) return;
  await trx
    .updateTable('chat')
    .set({ session })
    // Nobody follows an ended chat, so nothing else tells that its answer was read.
    .$if(isEnded, (update) => update.set({ read_by_applicant: chat.newest }))
    .where('organisation', '=', chat.organisation)
    .where('uuid', '=', chat.uuid)
    .execute();
}
