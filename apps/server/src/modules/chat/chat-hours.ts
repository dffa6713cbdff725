import type {
  getChatOpenStatus as statusCall,
  getChatWeek as weekCall,
} from '@homeline/contract/chat/chat-hours.ts';
import { isTimeZone } from '@homeline/domain/dates/time-zone.ts';
import { isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { convertHours } from '@homeline/domain/organisations/week-hours.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { knowledgeOf } from '../chatbot/lender-knowledge.ts';

/** Returns whether the lender's agents answer now. If they don't, the page will ask the chatbot, which makes itself ready meanwhile. */
export const getChatOpenStatus: Handler<typeof statusCall> = async ({ organisation }, context) => {
  const { hours, holidays, timeZone } = context.organisations.get(organisation);
  const isOpen = isOpenAt(hours.OPS_CHAT, holidays, timeZone, context.clock.nowMs());
  if (!isOpen) void context.chatSearch.prepare(knowledgeOf(context, organisation).searched);
  return { isOpen };
};

/** Returns the hours of the chat in the lender's time zone or the requested one. */
export const getChatWeek: Handler<typeof weekCall> = async (
  { query, organisation },
  { organisations, clock },
) => {
  const { hours, timeZone } = organisations.get(organisation);
  const display = query.display ?? timeZone;
  if (!isTimeZone(display))
    return refuse('INVALID_INPUT', {
      fields: { display: 'Must be a time zone such as America/Los_Angeles' },
    });
  const weekdays = convertHours(hours.OPS_CHAT, timeZone, display, clock.nowMs());
  return { timeZone: display, weekdays };
};
