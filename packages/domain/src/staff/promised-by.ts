import { nextBankingDay } from '../dates/business-days.ts';
import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';

/**
 * Returns the day by whose end a review is decided: the banking day after it began. Undefined for a step that no desk decides.
 * @param since when the step was entered, ISO instant
 * @param timeZone the lender's, IANA name
 */
export function promisedBy(kind: string, since: string, timeZone: string): CivilDate | undefined {
  return kind === 'REVIEW' ? nextBankingDay(civilDateIn(timeZone, Date.parse(since))) : undefined;
}
