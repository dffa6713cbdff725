import type { snoozeChat as call, wakeChat as wakeCall } from '@homeline/contract/chat/snooze.ts';
import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { MOST_SNOOZE_DAYS, snoozedUntilDay, snoozeTimes } from '@homeline/domain/organisations/snooze.ts';
import type { Context } from '../../context.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { announce, lockChat } from './chats.ts';
import { actOnChat } from './desk-acts.ts';
import { markUnread } from './mark-read.ts';

const MOST = 100;
const CLOSED = 'The chat isn’t open then. Choose another time';
const NO_DAY = `Choose a day in the next ${MOST_SNOOZE_DAYS} days`;

/** Puts one's own chat aside until a time, or until the person writes. */
export const snoozeChat: Handler<typeof call> = ({ caller, params, body }, context) =>
  actOnChat(context, caller, params.conversation, 'WRITE', async (trx, { organisation, uuid: chat }) => {
    const until = snoozedUntil(context, organisation, body);
    if (isRefusal(until)) return until;
    await trx
      .updateTable('chat')
      .set({ is_snoozed: true, snoozed_until: until, unread_from: null })
      .where('organisation', '=', organisation)
      .where('uuid', '=', chat)
      .execute();
    await announce(trx, { organisation, chat }, 'S');
    return undefined;
  });

/** Returns the instant that a choice means now, by the lender's hours and holidays. */
function snoozedUntil(
  { organisations, clock }: Context,
  organisation: string,
  { choice, date }: HandlerRequest<typeof call>['body'],
): string | Refusal {
  const { hours, holidays, timeZone } = organisations.get(organisation);
  const open = { week: hours.OPS_CHAT, holidays, timeZone };
  const today = civilDateIn(timeZone, clock.nowMs());
  if (choice !== 'DATE') {
    const ms = snoozeTimes(open, clock.nowMs()).get(choice);
    return ms === undefined
      ? refuse('INVALID_INPUT', { fields: { choice: CLOSED } })
      : new Date(ms).toISOString();
  }
  if (!date || date <= today || date > addDays(today, MOST_SNOOZE_DAYS))
    return refuse('INVALID_INPUT', { fields: { date: NO_DAY } });
  return new Date(snoozedUntilDay(open, date)).toISOString();
}

/** Takes one's own chat up again before its time. */
export const wakeChat: Handler<typeof wakeCall> = ({ caller, params }, context) =>
  actOnChat(context, caller, params.conversation, 'WRITE', async (trx, { organisation, uuid: chat }) => {
    await trx
      .updateTable('chat')
      .set({ is_snoozed: false, snoozed_until: context.clock.now() })
      .where('organisation', '=', organisation)
      .where('uuid', '=', chat)
      .execute();
    await announce(trx, { organisation, chat }, 'S');
    return undefined;
  });

/** Brings chats back whose time has come, as unread. */
export async function wakeDueChats({ db, clock }: Context): Promise<void> {
  const due = await db
    .selectFrom('chat')
    .select(['organisation', 'uuid as chat'])
    .where('is_snoozed', '=', true)
    .where('snoozed_until', '<=', new Date(clock.nowMs()))
    .limit(MOST)
    .execute();
  for (const key of due)
    await db.transaction().execute(async (trx) => {
      const chat = await lockChat(trx, key);
      if (!chat?.is_snoozed) return;
      await trx
        .updateTable('chat')
        .set({ is_snoozed: false })
        .where('organisation', '=', key.organisation)
        .where('uuid', '=', key.chat)
        .execute();
      await markUnread(trx, chat);
    });
}
