import { AGENT_GONE_SECONDS } from '@homeline/domain/chat/conversation.ts';
import type { Context } from '../../context.ts';
import { announceDesk } from './chats.ts';

/** How often the presence of an agent's browser is written. */
const WRITTEN_SECONDS = 20;
/** Longer than the pause between two looks for agents who have gone. */
const NOTICED_SECONDS = 15;

type Agent = { readonly organisation: string; readonly identity: string };

/** Records that an agent's browser is connected, and tells their desk when they come back. */
export async function recordPresence(
  { db, clock }: Context,
  { organisation, identity }: Agent,
): Promise<void> {
  const seenBefore = async (seconds: number) => {
    const { numUpdatedRows } = await db
      .updateTable('chat_agent')
      .set({ seen_at: clock.now() })
      .where('organisation', '=', organisation)
      .where('identity', '=', identity)
      .where((eb) =>
        eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', new Date(clock.nowMs() - seconds * 1000))]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  if (await seenBefore(AGENT_GONE_SECONDS)) await announceDesk(db, organisation);
  else await seenBefore(WRITTEN_SECONDS);
}

/** Returns whether an agent's browser was there a moment ago. */
export function isAgentThere(seenAt: Date | null, nowMs: number): boolean {
  return seenAt !== null && nowMs - seenAt.getTime() <= AGENT_GONE_SECONDS * 1000;
}

/** Tells the desks of lenders whose agents' browsers have just gone. */
export async function noticeGoneAgents({ db, clock }: Context): Promise<void> {
  const goneSince = clock.nowMs() - AGENT_GONE_SECONDS * 1000;
  const gone = await db
    .selectFrom('chat_agent')
    .select('organisation')
    .distinct()
    .where('presence', '=', 'AVAILABLE')
    .where('seen_at', '<', new Date(goneSince))
    .where('seen_at', '>=', new Date(goneSince - NOTICED_SECONDS * 1000))
    .execute();
  for (const { organisation } of gone) await announceDesk(db, organisation);
}
