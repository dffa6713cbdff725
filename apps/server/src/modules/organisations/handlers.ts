import type { organisationsCalls } from '@homeline/contract/organisations/calls.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { announcedHolidays, isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { displayZone } from '@homeline/domain/organisations/hours.ts';
import { convertHours } from '@homeline/domain/organisations/week-hours.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { publicInfo } from '../pages/public-info.ts';

const NO_ZONE = 'Must be a time zone such as America/Los_Angeles';

export const organisationsHandlers = {
  /** Returns the public information about the lender. */
  getOrganisationInfo: async ({ organisation }, context) =>
    publicInfo(context, context.organisations.get(organisation)),
  /** Lists the states in which the lender is licensed. */
  listStateLicenses: async ({ organisation }, { organisations }) =>
    organisations.get(organisation).licensedStates.map((abbrev) => ({ abbrev })),
  /** Returns the usual hours of one of the lender's departments, in the requested time zone or in Pacific Time, and the holidays ahead. */
  getOperatingHours: async ({ params, query, organisation }, { organisations, clock }) => {
    const { hours, holidays, timeZone } = organisations.get(organisation);
    const display = displayZone(query.display);
    if (display === undefined) return refuse('INVALID_INPUT', { fields: { display: NO_ZONE } });
    const week = hours[params.department];
    const atMs = clock.nowMs();
    return {
      timeZone: display,
      weekdays: convertHours(week, timeZone, display, atMs),
      isOpenNow: isOpenAt(week, holidays, timeZone, atMs),
      holidays: [...announcedHolidays(holidays, civilDateIn(timeZone, atMs))],
    };
  },
} satisfies HandlersOf<typeof organisationsCalls>;
