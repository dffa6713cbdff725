import { isBankingDay, nextBankingDay } from '../dates/business-days.ts';
import type { CivilDate } from '../dates/civil-date.ts';
import { releaseAfterMail } from '../rescission/rescission.ts';

/**
 * Returns the day on which the first draw goes out if everyone signs on the opening day: after the right to cancel and the mail, or at once
 * where nobody may cancel. Interest starts on the day of the draw, so the agreement's schedule assumes this day.
 * @param rescissionEndsOn the last day to cancel; undefined where nobody may cancel
 */
export function expectedFirstDraw(openedOn: CivilDate, rescissionEndsOn: CivilDate | undefined): CivilDate {
  if (rescissionEndsOn) return releaseAfterMail(rescissionEndsOn);
  return isBankingDay(openedOn) ? openedOn : nextBankingDay(openedOn);
}
