import type { getOperatingHours as call } from '@homeline/contract/organisations/operating-hours.ts';
import type { Handler } from '../../http/handler.ts';

/** When a department of the lender answers. */
export const getOperatingHours: Handler<typeof call> = async (
  { params, organisation },
  { organisations },
) => {
  const { hours, timeZone } = organisations.get(organisation);
  return { timeZone, weekdays: hours[params.department] };
};
