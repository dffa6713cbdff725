import { addDays, type CivilDate } from '../dates/civil-date.ts';
import { hardPull, softPull } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { lastWhere } from '../facts/reading.ts';
import { OFFERS_HOLD_DAYS } from '../offers/hold.ts';

export type Pull = 'SOFT' | 'HARD';
type AnyPull = Facts['softCredit' | 'hardCredit'][number];

/** Returns a pull's newest report, if it is as recent as the offers that it may price. */
export function freshPull(facts: Facts, pull: Pull, today: CivilDate) {
  const pulls: readonly AnyPull[] = pull === 'SOFT' ? facts.softCredit : facts.hardCredit;
  const found = lastWhere(pulls, ({ report }) => report !== undefined);
  return found?.report && addDays(found.report.pulledOn, OFFERS_HOLD_DAYS) >= today ? found : undefined;
}

/** Returns whether the bureau's answer to an application's pull is still outstanding. */
export function awaitsPull(facts: Facts, pull: Pull): boolean {
  return (pull === 'SOFT' ? softPull(facts) : hardPull(facts)) === undefined;
}

/** Returns whether the borrower changed something for another pull. Then only the bureau can answer. */
export function pullIsCorrected(facts: Facts, pull: Pull): boolean {
  return facts.creditCorrections.some((correction) => correction.pull === pull);
}

/** Returns a home as text to compare, whatever its spelling: letters and digits only, with the five-digit ZIP code. */
export function homeKey({
  street1,
  street2 = '',
  zip,
}: {
  street1: string;
  street2?: string | undefined;
  zip: string;
}): string {
  return [`${street1}${street2}`, zip.slice(0, 5)].map(comparable).join(' ');
}

/** Returns a text to compare: lower case, letters and digits only. */
export function comparable(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
