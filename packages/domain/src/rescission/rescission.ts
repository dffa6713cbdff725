import {
  addRescissionBusinessDays,
  isRescissionBusinessDay,
  nextBankingDay,
} from '../dates/business-days.ts';
import { addDays, addMonths, type CivilDate, latest } from '../dates/civil-date.ts';

const BUSINESS_DAYS = 3;
const MONTHS_WITHOUT_NOTICE = 36;

/** What starts the period; undefined when it was never delivered. */
export type RescissionEvents = {
  /** The last signature of everyone whose ownership is encumbered. */
  lastSignedOn: CivilDate;
  /** The last of their notices of the right to rescind. */
  noticesDeliveredOn: CivilDate | undefined;
  /** All material disclosures. */
  disclosuresDeliveredOn: CivilDate | undefined;
};

/** The day whose midnight ends the right to rescind, on the calendar of the property. Source: 12 CFR 1026.15(a)(3). */
export function rescissionEnds({
  lastSignedOn,
  noticesDeliveredOn,
  disclosuresDeliveredOn,
}: RescissionEvents): CivilDate {
  if (!noticesDeliveredOn || !disclosuresDeliveredOn) return addMonths(lastSignedOn, MONTHS_WITHOUT_NOTICE);
  return addRescissionBusinessDays(
    latest(lastSignedOn, noticesDeliveredOn, disclosuresDeliveredOn),
    BUSINESS_DAYS,
  );
}

/** The first banking day on which money may go out. Source: 12 CFR 1026.15(c). */
export function earliestRelease(rescissionEndsOn: CivilDate): CivilDate {
  return nextBankingDay(rescissionEndsOn);
}

// A notice of rescission counts when it is mailed, so one sent on the last day is still on its way.
const MAIL_DAYS = 3;

/**
 * Returns the first day for a disbursement when the owners have not confirmed that nobody rescinded: the banking day after a notice mailed
 * on the last day would have arrived. Source: 12 CFR 1026.15(c) and comment 15(c)-4.
 */
export function releaseAfterMail(rescissionEndsOn: CivilDate): CivilDate {
  return nextBankingDay(addRescissionBusinessDays(rescissionEndsOn, MAIL_DAYS));
}

const TEXAS_COOLING_DAYS = 12;
const TEXAS_MONTHS_BETWEEN_LOANS = 12;
const TEXAS_RESCISSION_DAYS = 3;
const TEXAS_DAYS_IN_THE_MAIL = 3;

export type TexasClosing = {
  applicationSubmittedOn: CivilDate;
  /** When the owner had the notice of rights; see `texasNoticeReceived` for one sent by mail. */
  noticeReceivedOn: CivilDate;
  /** Of another equity loan on the homestead, repaid or not. */
  priorEquityLoanClosedOn?: CivilDate | undefined;
  /** When the copy of the application and the final itemised fees were delivered. */
  preclosingDeliveredOn?: CivilDate | undefined;
};

/**
 * The first day on which a Texas home equity line may close: the twelfth after the later of application and notice, a year after
 * another equity loan, and a business day after the final fees.
 * Source: Texas Constitution, article XVI, section 50(a)(6)(M); 7 TAC 153.12 to 153.14.
 */
export function texasEarliestClosing(closing: TexasClosing): CivilDate {
  const { priorEquityLoanClosedOn, preclosingDeliveredOn } = closing;
  return latest(
    texasTwelfthDay(closing),
    ...(priorEquityLoanClosedOn ? [addMonths(priorEquityLoanClosedOn, TEXAS_MONTHS_BETWEEN_LOANS)] : []),
    ...(preclosingDeliveredOn ? [addRescissionBusinessDays(preclosingDeliveredOn, 1)] : []),
  );
}

/** The twelfth calendar day after the later of application and notice; the day after is the first. */
export function texasTwelfthDay({
  applicationSubmittedOn,
  noticeReceivedOn,
}: Pick<TexasClosing, 'applicationSubmittedOn' | 'noticeReceivedOn'>): CivilDate {
  return addDays(latest(applicationSubmittedOn, noticeReceivedOn), TEXAS_COOLING_DAYS);
}

/** When a mailed notice counts as received: after three days, Sundays and federal holidays left out. Source: 7 TAC 153.51(1). */
export function texasNoticeReceived(mailedOn: CivilDate): CivilDate {
  return addRescissionBusinessDays(mailedOn, TEXAS_DAYS_IN_THE_MAIL);
}

/**
 * The day whose midnight ends the right of owner and spouse to rescind in Texas: three calendar days after closing, moved past a Sunday
 * or a federal holiday. The federal right runs beside it, and the later of the two holds. Source: 7 TAC 153.25.
 */
export function texasRescissionEnds(closedOn: CivilDate): CivilDate {
  let endsOn = addDays(closedOn, TEXAS_RESCISSION_DAYS);
  while (!isRescissionBusinessDay(endsOn)) endsOn = addDays(endsOn, 1);
  return endsOn;
}
