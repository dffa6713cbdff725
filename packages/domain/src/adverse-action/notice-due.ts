import { addDays, type CivilDate } from '../dates/civil-date.ts';

/** What starts the clock of a notice, and the days that it leaves. Source: 12 CFR 1002.9(a)(1) and (c). */
const DAYS = {
  /** Approval, counter-offer or adverse action. */
  COMPLETED_APPLICATION: 30,
  /** Adverse action, or a notice of what is missing. */
  INCOMPLETE_APPLICATION: 30,
  /** Adverse action when a counter-offer is not accepted. */
  COUNTER_OFFER: 90,
  /** On an account that is open. */
  ADVERSE_ACTION_ON_ACCOUNT: 30,
} as const;

export type NoticeClock = keyof typeof DAYS;

/** The last day for a notice, counted from the day of the event. */
export function noticeDueBy(clock: NoticeClock, startedOn: CivilDate): CivilDate {
  return addDays(startedOn, DAYS[clock]);
}
