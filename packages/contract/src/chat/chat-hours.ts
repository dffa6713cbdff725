import { DayHours } from '@homeline/domain/organisations/hours.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const getChatOpenStatus = call({
  name: 'getChatOpenStatus',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus',
  who: 'ANYONE',
  summary: 'Returns whether agents answer chats now and, if not, when they answer again.',
  answer: z.object({
    isOpen: z.boolean(),
    /** The next opening, holidays counted, with the lender's time zone. Absent while the chat is open. */
    opening: z.object({ at: z.iso.datetime(), timeZone: z.string() }).optional(),
  }),
});

export const getChatWeek = call({
  name: 'getChatWeek',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/week',
  who: 'ANYONE',
  summary: 'Returns the hours of the chat by weekday, in the given time zone, or in Pacific Time.',
  query: z.object({
    /** IANA name of the time zone to show the hours in. */
    display: z.string().max(64).optional(),
  }),
  answer: z.object({ timeZone: z.string(), weekdays: z.array(DayHours) }),
});
