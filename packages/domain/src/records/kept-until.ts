import { addMonths, type CivilDate, civilDateIn, civilDateOf, yearMonthDay } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { wasDisbursed } from '../facts/funding.selectors.ts';
import { returnedDeed } from '../facts/notary.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { currentStep } from '../workflow/current-step.ts';
import { noticeDue } from '../workflow/notice-due.ts';
import {
  RECORD_KINDS,
  RETENTION_SCHEDULE,
  type RecordKind,
  type RetentionEvent,
} from './retention-schedule.ts';

/** The last day on which an application's records must be kept, and the kind of record whose term ends then. */
export type KeptUntil = { readonly on: CivilDate; readonly kind: RecordKind };

/**
 * Returns how long the records of an application are kept: the longest of the terms that apply.
 * @param endedAt when it reached its last step, as an ISO instant
 * @param moreMonths what the lender adds to each term
 * @returns undefined while the application is open, still owes a notice or a duty after a rescission, or has a term without a first day
 */
export function keptUntil(facts: Facts, endedAt: string, moreMonths: number): KeptUntil | undefined {
  const isOver = currentStep(facts).kind === 'TERMINAL' && !noticeDue(facts);
  if (!isOver || !facts.property) return undefined;
  const dates = eventDates(facts, endedAt);
  const terms = kindsOf(facts).map((kind): KeptUntil | undefined => {
    const { from, months } = RETENTION_SCHEDULE[kind];
    const date = dates[from];
    return date && { kind, on: addMonths(date, months + moreMonths) };
  });
  // If any term has no first day, everything is kept.
  return terms.reduce((longest, each) => (longest && each && each.on > longest.on ? each : each && longest));
}

/** Returns the kinds of record that an application has. */
function kindsOf(facts: Facts): readonly RecordKind[] {
  const has: Readonly<Record<RecordKind, boolean>> = {
    APPLICATION: true,
    DISCLOSURES: true,
    MONITORING: facts.hmdaCollected !== undefined || facts.coBorrowerHmdaCollected.length > 0,
    ORIGINATOR_PAY: facts.origin?.compensationPct !== undefined,
    SANCTIONS: facts.sanctionsScreens.some(({ answer }) => answer === 'POSSIBLE_MATCH'),
    NOTARY: returnedDeed(facts) !== undefined,
    LINE: wasDisbursed(facts),
    LINE_SANCTIONS: wasDisbursed(facts),
  };
  return RECORD_KINDS.filter((kind) => has[kind]);
}

function eventDates(facts: Facts, endedAt: string): Readonly<Partial<Record<RetentionEvent, CivilDate>>> {
  const zone = homeTimeZone(facts);
  const day = (at: string) => civilDateIn(zone, Date.parse(at));
  const lastNotice = [facts.adverseActionNotice, facts.incompletenessNotices].flatMap((notices) =>
    notices.map(({ at }) => at),
  );
  const settled = facts.rescissionSettled ? [facts.rescissionSettled.at] : [];
  const ended = day([endedAt, ...lastNotice, ...settled].toSorted().at(-1) ?? endedAt);
  const deed = returnedDeed(facts);
  const paid = facts.disbursements.at(-1);
  const termYears = currentTerms(facts)?.termYears;
  return {
    ...{ ENDED: ended, PAID: ended, REGISTER: civilDateOf(yearMonthDay(ended).year + 1, 3, 1) },
    ...(deed && { NOTARIZED: day(deed.at) }),
    ...(paid && termYears && { MATURES: addMonths(day(paid.at), termYears * 12) }),
  };
}

/** Returns the legal hold that staff placed and did not release: nothing of the application is deleted under it. */
export function standingLegalHold({ legalHolds }: Facts): Facts['legalHolds'][number] | undefined {
  const last = legalHolds.at(-1);
  return last?.hold === 'PLACED' ? last : undefined;
}
