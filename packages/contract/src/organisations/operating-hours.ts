import { DayHours, Department, TimeZone } from '@homeline/domain/organisations/hours.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const getOperatingHours = call({
  name: 'getOperatingHours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/{department}',
  who: 'ANYONE',
  summary: 'Returns a department’s hours by day, in the time zone of `display` or the organisation’s own.',
  params: z.object({ department: Department }),
  query: z.object({ display: TimeZone.optional() }),
  answer: z.object({ timeZone: z.string(), weekdays: z.array(DayHours) }),
});
