import {
  addRescissionBusinessDays,
  isRescissionBusinessDay,
  nextBankingDay,
} from '../dates/business-days.ts';
import { addDays, addMonths, type CivilDate, latest } from '../dates/civil-date.ts';

const BUSINESS_DAYS = 3;
const MONTHS_WITHOUT_NOTICE = 36;

/** The events that start the rescission period; undefined when never delivered. */
export type RescissionEvents = {
  /** The last signature of every owner. */
  lastSignedOn: CivilDate;
  /** The delivery of the last owner's notice of the right to rescind. */
  noticesDeliveredOn: CivilDate | undefined;
  /** The delivery of all material disclosures. */
  disclosuresDeliveredOn: CivilDate | undefined;
};

/** Returns the day whose midnight ends the right to rescind, at the home. Source: 12 CFR 1026.15(a)(3). */
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

/** Returns the first banking day on which funds may be disbursed. Source: 12 CFR 1026.15(c). */
export function earliestDisbursement(rescissionEndsOn: CivilDate): CivilDate {
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
  /** When the owner received the notice of rights; see `texasNoticeReceived` for one sent by mail. */
  noticeReceivedOn: CivilDate;
  /** The closing of another equity loan on the homestead, even if repaid. */
  priorEquityLoanClosedOn?: CivilDate | undefined;
  /** The delivery of the application copy and the final itemized fees. */
  preclosingDeliveredOn?: CivilDate | undefined;
};

/**
 * Returns the first day a Texas home equity line may close: the twelfth after the later of application and notice, a year after another
 * equity loan, and a business day after the final fees. Source: Texas Constitution, article XVI, section 50(a)(6)(M); 7 TAC 153.12 to
 * 153.14.
 */
export function texasEarliestClosing(closing: TexasClosing): CivilDate {
  const { priorEquityLoanClosedOn, preclosingDeliveredOn } = closing;
  return latest(
    texasTwelfthDay(closing),
    ...(priorEquityLoanClosedOn ? [addMonths(priorEquityLoanClosedOn, TEXAS_MONTHS_BETWEEN_LOANS)] : []),
    ...(preclosingDeliveredOn ? [addRescissionBusinessDays(preclosingDeliveredOn, 1)] : []),
  );
}

/** Returns the twelfth calendar day after the later of application and notice, counting from the next day. */
export function texasTwelfthDay({
  applicationSubmittedOn,
  noticeReceivedOn,
}: Pick<TexasClosing, 'applicationSubmittedOn' | 'noticeReceivedOn'>): CivilDate {
  return addDays(latest(applicationSubmittedOn, noticeReceivedOn), TEXAS_COOLING_DAYS);
}

/** Returns when a mailed notice counts as received: after three days other than Sundays and federal holidays. Source: 7 TAC 153.51(1). */
export function texasNoticeReceived(mailedOn: CivilDate): CivilDate {
  return addRescissionBusinessDays(mailedOn, TEXAS_DAYS_IN_THE_MAIL);
}

/**
 * Returns the day whose midnight ends the Texas right to rescind: three calendar days after closing, moved past Sundays and federal
 * holidays. The federal right runs in parallel, and the later day applies. Source: 7 TAC 153.25.
 */
export function texasRescissionEnds(closedOn: CivilDate): CivilDate {
  let endsOn = addDays(closedOn, TEXAS_RESCISSION_DAYS);
  while (!isRescissionBusinessDay(endsOn)) endsOn = addDays(endsOn, 1);
  return endsOn;
}
