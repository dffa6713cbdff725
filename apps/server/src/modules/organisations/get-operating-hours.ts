import type { getOperatingHours as call } from '@homeline/contract/organisations/operating-hours.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the phone hours of one of the lender's departments. */
export const getOperatingHours: Handler<typeof call> = async (
  { params, organisation },
  { organisations },
) => {
  const { hours, timeZone } = organisations.get(organisation);
  return { timeZone, weekdays: hours[params.department] };
};
