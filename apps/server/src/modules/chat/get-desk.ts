import type { getChatDesk as call } from '@homeline/contract/chat/desk.ts';
import { isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { snoozeTimes } from '@homeline/domain/organisations/snooze.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Handler } from '../../http/handler.ts';
import { agentsOf } from './agents.ts';
import { mentionsOf } from './chat-mentions.ts';
import { chatSummary, selectChats } from './chat-summary.ts';

/** The most chats of a list: a queue longer than this is worked from its head. */
const MOST = 200;

/** Returns the queue, the agent's own chats and the agents' presence. Providers' chats are answered at the provider. */
export const getChatDesk: Handler<typeof call> = async ({ caller }, context) => {
  const { organisation, identity } = caller;
  const { hours, holidays, timeZone, chatTags } = context.organisations.get(organisation);
  const open = await selectChats(context.db, organisation)
    .where('chat.state', '!=', 'ENDED')
    .where('chat.provider', '=', 'desk')
    .orderBy('chat.waiting_since')
    .orderBy('chat.started_at')
    .limit(MOST)
    .execute();
  const agents = await agentsOf(context, organisation);
  const me = agents.find((agent) => agent.identity === identity);
  const chats = open.map((chat) => chatSummary(context, chat, caller));
  const waiting = chats.filter(({ state }) => state === 'WAITING');
  const active = chats.filter(({ state }) => state === 'ACTIVE');
  const own = active.filter(({ agent }) => agent?.identity === identity);
  const seesAll = !disabledReason(caller.permissions, 'SUPERVISE_CHATS');
  const nowMs = context.clock.nowMs();
  const times = snoozeTimes({ week: hours.OPS_CHAT, holidays, timeZone }, nowMs);
  return {
    presence: me?.presence ?? 'AWAY',
    capacity: me?.capacity ?? 0,
    isOpen: isOpenAt(hours.OPS_CHAT, holidays, timeZone, nowMs),
    waiting: waiting.toSorted((a, b) => Number(b.isForMe) - Number(a.isForMe)),
    mine: own.filter(({ snoozedUntil }) => !snoozedUntil),
    snoozed: own
      .filter(({ snoozedUntil }) => snoozedUntil)
      .toSorted((a, b) => (a.snoozedUntil ?? '').localeCompare(b.snoozedUntil ?? '')),
    others: seesAll ? active.filter(({ agent }) => agent?.identity !== identity) : [],
    agents,
    mentions: await mentionsOf(context, { organisation, identity }),
    tags: chatTags,
    snoozes: [...times].map(([choice, ms]) => ({ choice, at: new Date(ms).toISOString() })),
  };
};
