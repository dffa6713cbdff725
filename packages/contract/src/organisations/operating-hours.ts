import { Holiday } from '@homeline/domain/organisations/holidays.ts';
import { DayHours, Department } from '@homeline/domain/organisations/hours.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const getOperatingHours = call({
  name: 'getOperatingHours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/{department}',
  who: 'ANYONE',
  summary:
    'Returns a department’s usual hours by day, in the given time zone or in Pacific Time, and its next holidays.',
  params: z.object({ department: Department }),
  query: z.object({
    /** IANA name of the time zone to show the hours in. */
    display: z.string().max(64).optional(),
  }),
  answer: z.object({
    timeZone: z.string(),
    weekdays: z.array(DayHours),
    /** Whether the department is open at this moment. It is closed on a holiday. */
    isOpenNow: z.boolean(),
    /** The holidays of the next 30 days, as dates in the organisation’s time zone. */
    holidays: z.array(Holiday),
  }),
});
