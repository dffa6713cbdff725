import { isStateCode, type StateCode } from './us-states.ts';

/** The zone that most of a state's people live in, where it is not Eastern. */
const ZONES: Readonly<Record<string, readonly StateCode[]>> = {
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
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
};

/**
 * The time zone in which a home's dates are counted: midnight is midnight at the property.
 * @param state two letters
 * @returns IANA name
 */
export function timeZoneOf(state: string): string {
  if (!isStateCode(state)) throw new RangeError(`There is no state '${state}'`);
  return Object.entries(ZONES).find(([, states]) => states.includes(state))?.[0] ?? 'America/New_York';
}
