import type { getOperatingHours as call } from '@homeline/contract/organisations/operating-hours.ts';
import { hoursInZone } from '@homeline/domain/organisations/hours.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the hours of one of the lender's departments, in the time zone that the caller shows. */
export const getOperatingHours: Handler<typeof call> = async (
  { params, query, organisation },
  { organisations, clock },
) => {
  const { hours, timeZone } = organisations.get(organisation);
  const display = query.display ?? timeZone;
  const weekdays = hoursInZone(hours[params.department], {
    from: timeZone,
    to: display,
    atMs: clock.nowMs(),
  });
  return { timeZone: display, weekdays };
};
