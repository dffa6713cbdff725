import type { getOperatingHours as call } from '@homeline/contract/organisations/operating-hours.ts';
import { convertHours } from '@homeline/domain/organisations/hours.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the hours of one of the lender's departments, in its own time zone or the requested one. */
export const getOperatingHours: Handler<typeof call> = async (
  { params, query, organisation },
  { organisations, clock },
) => {
  const { hours, timeZone } = organisations.get(organisation);
  const display = query.display ?? timeZone;
  const week = hours[params.department];
  return { timeZone: display, weekdays: convertHours(week, timeZone, display, clock.nowMs()) };
};
