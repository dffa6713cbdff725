import type { getOperatingHours as call } from '@homeline/contract/organisations/operating-hours.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { isTimeZone } from '@homeline/domain/dates/time-zone.ts';
import { announcedHolidays, isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { convertHours } from '@homeline/domain/organisations/week-hours.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

const NO_ZONE = 'Must be a time zone such as America/Los_Angeles';

/** Returns the usual hours of one of the lender's departments, in its own time zone or the requested one, and the holidays ahead. */
export const getOperatingHours: Handler<typeof call> = async (
  { params, query, organisation },
  { organisations, clock },
) => {
  const { hours, holidays, timeZone } = organisations.get(organisation);
  const display = query.display ?? timeZone;
  if (!isTimeZone(display)) return refuse('INVALID_INPUT', { fields: { display: NO_ZONE } });
  const week = hours[params.department];
  const atMs = clock.nowMs();
  return {
    timeZone: display,
    weekdays: convertHours(week, timeZone, display, atMs),
    isOpenNow: isOpenAt(week, holidays, timeZone, atMs),
    holidays: [...announcedHolidays(holidays, civilDateIn(timeZone, atMs))],
  };
};
