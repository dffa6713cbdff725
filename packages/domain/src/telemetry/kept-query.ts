import { isUuid } from '../people/uuid.ts';
import { CRYPTO_SOURCE } from '../wallet/crypto-source.ts';

const MEDIUMS = ['affiliate', 'cpc', 'display', 'email', 'organic', 'print', 'referral', 'sms', 'social'];
const SOURCES = [
  CRYPTO_SOURCE,
  'bing',
  'duckduckgo',
  'facebook',
  'google',
  'instagram',
  'linkedin',
  'newsletter',
  'partner',
];

/** The query parameters that telemetry keeps, and the form of their values. A free text could name a person. */
const KEPT: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['DDP_Pilot', isPilot],
  ['referrer', isUuid],
  ['utm_medium', (value) => MEDIUMS.includes(value)],
  ['utm_source', (value) => SOURCES.includes(value)],
]);

/** Returns whether a value of the parameter DDP_Pilot may be kept: a short word for on, off or a group. */
export function isPilot(value: string): boolean {
  return /^(true|false|on|off|[01]|[A-Z])$/.test(value);
}

/** Returns the query parameters that telemetry may keep. */
export function keptQuery(query: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...query].filter(([name, value]) => KEPT.get(name)?.(value) === true));
}
