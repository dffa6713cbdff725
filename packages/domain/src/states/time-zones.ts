import { SPLIT_STATES } from './split-time-zones.ts';
import { isStateCode, type StateCode } from './us-states.ts';

/** The zone of a home that is not known yet. */
export const EASTERN = 'America/New_York';

/** The zone of a state's counties, where it is not Eastern and `SPLIT_STATES` has no other. */
const STATE_TIME_ZONES: Readonly<Record<string, readonly StateCode[]>> = {
  'America/Chicago': [
    'AL',
    'AR',
    'IA',
    'IL',
    'KS',
    'LA',
    'MN',
    'MO',
    'MS',
    'ND',
    'NE',
    'OK',
    'SD',
    'TN',
    'TX',
    'WI',
  ],
  'America/Denver': ['CO', 'MT', 'NM', 'UT', 'WY'],
  'America/Boise': ['ID'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
};

/**
 * Returns the time zone of a home, in which its business days and deadlines are counted.
 * @param countyFips five digits; the ZIP code decides while the county is not known
 * @returns IANA name
 * @throws RangeError for an unknown state
 */
export function timeZoneOf(
  { state, zip }: { readonly state: string; readonly zip: string },
  countyFips?: string,
): string {
  if (!isStateCode(state)) throw new RangeError(`Unknown state '${state}'`);
  const split = SPLIT_STATES[state];
  const isInSplit = countyFips
    ? countyFips in (split?.counties ?? {})
    : split?.zips.some((prefix) => zip.startsWith(prefix));
  if (split && isInSplit) return split.zone;
  return Object.entries(STATE_TIME_ZONES).find(([, states]) => states.includes(state))?.[0] ?? EASTERN;
}
