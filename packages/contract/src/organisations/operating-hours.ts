import { isTimeZone } from '@homeline/domain/dates/time-zone.ts';
import { DayHours, Department } from '@homeline/domain/organisations/hours.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const getOperatingHours = call({
  name: 'getOperatingHours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/{department}',
  who: 'ANYONE',
  summary: 'Returns a department’s hours by day, in the zone that `display` names or the organisation’s own.',
  params: z.object({ department: Department }),
  query: z.object({
    /** IANA name of the time zone to show the hours in. */
    display: z
      .string()
      .max(64)
      .refine(isTimeZone, 'Must be a time zone such as America/Los_Angeles')
      .optional(),
  }),
  answer: z.object({ timeZone: z.string(), weekdays: z.array(DayHours) }),
});
