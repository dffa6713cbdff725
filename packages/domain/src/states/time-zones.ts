import { isStateCode, type StateCode } from './us-states.ts';

/** The time zone of most people in a state, except Eastern. */
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
 * Returns the time zone for dates at a property.
 * @param state two letters
 * @returns IANA name
 */
export function timeZoneOf(state: string): string {
  if (!isStateCode(state)) throw new RangeError(`Unknown state '${state}'`);
  return Object.entries(ZONES).find(([, states]) => states.includes(state))?.[0] ?? 'America/New_York';
}
