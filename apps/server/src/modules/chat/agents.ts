import type { ChatAgent, setChatPresence as presenceCall } from '@homeline/contract/chat/desk.ts';
import type { ChatPresence } from '@homeline/domain/chat/conversation.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { isAgentThere } from './agent-presence.ts';
import { announceDesk } from './chats.ts';

/** How many chats an agent takes at once, until they say otherwise. */
const USUAL_CAPACITY = 4;

/** Returns the lender's staff who answer chats, with their presence and load. */
export async function agentsOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  organisation: string,
): Promise<ChatAgent[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('auth.user as person', 'person.id', 'staff.identity')
    .leftJoin('chat_agent', (join) =>
      join
        .onRef('chat_agent.organisation', '=', 'staff.organisation')
        .onRef('chat_agent.identity', '=', 'staff.identity'),
    )
    .select(['staff.identity', 'person.name', 'permissions', 'presence', 'capacity', 'seen_at'])
    .select(
      sql<number>`(select count(*)::int from chat where chat.organisation = staff.organisation
        and chat.agent = staff.identity and chat.state = 'ACTIVE' and not chat.is_snoozed)`.as('active'),
    )
    .where('staff.organisation', '=', organisation)
    .orderBy('person.name')
    .execute();
  return rows
    .filter(({ permissions }) => !disabledReason(permissions, 'ANSWER_CHATS'))
    .map(({ identity, name, presence, capacity, active, seen_at }) => ({
      ...{ identity, name, active },
      presence: presence && isAgentThere(seen_at, clock.nowMs()) ? presence : 'AWAY',
      capacity: capacity ?? USUAL_CAPACITY,
    }));
}

/** Returns whether an agent has said that they take chats, even while their browser is gone. */
export async function chosenPresence(
  { db }: Pick<Context, 'db'>,
  { organisation, identity }: { readonly organisation: string; readonly identity: string },
): Promise<ChatPresence> {
  const row = await db
    .selectFrom('chat_agent')
    .select('presence')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return row?.presence ?? 'AWAY';
}

/** Keeps whether the agent takes chats, and how many at once. */
export const setChatPresence: Handler<typeof presenceCall> = async ({ caller, body }, { db, clock }) => {
  const { organisation, identity } = caller;
  await db
    .insertInto('chat_agent')
    .values({ organisation, identity, ...body, seen_at: clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['organisation', 'identity']).doUpdateSet({ ...body, seen_at: clock.now() }),
    )
    .execute();
  await announceDesk(db, organisation);
  return undefined;
};
