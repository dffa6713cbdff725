import { addBankingDays } from '../dates/business-days.ts';
import { addDays, type CivilDate, civilDateIn, earliest, latest } from '../dates/civil-date.ts';
import { deliveryOf } from '../facts/electronic-records.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { floodHazard, floodNoticeDelivery } from '../facts/flood.selectors.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { uncopiedValuations } from '../valuation/valuation-copies.ts';

/** The closing documents of a wait: the day that they state, and their entry once they exist. */
export type WrittenClosing = { readonly on: CivilDate; readonly seq?: number };

/**
 * Regulation B doesn't define a business day here; the CFPB's guide to its valuations rule allows any reasonable definition. Ours is Monday to
 * Friday except bank holidays: the narrowest reading of both definitions in 12 CFR 1026.2(a)(6), so it never waits too short.
 */
const BUSINESS_DAYS = 3;

/**
 * Returns the first day that a first lien may open: the third business day after the borrower received the last copy of a valuation, or
 * after they waived that time, if they have the copies by then (12 CFR 1002.14(a)(1)). A copy counts as received when it was opened, or
 * three business days after it was sent, by whichever way (the CFPB's guide and comment 14(a)(1) on what “provide” means; the paragraph is for counsel to
 * confirm). Openings after the closing documents were written don't count: those state a day already.
 * @returns undefined for a junior lien, or without a valuation
 */
export function valuationCopiesAllow(facts: Facts, closing: WrittenClosing): CivilDate | undefined {
  if (retainedLiens(facts).length > 0) return undefined;
  const received = [
    ...facts.valuationCopies.map((copy) => receivedOn(facts, copy, closing)),
    // Written with the closing documents at the latest; see `taskOf`.
    ...uncopiedValuations(facts).map(() => byMail(closing.on)),
  ];
  const [first, ...others] = received;
  if (!first) return undefined;
  const last = latest(first, ...others);
  const inTime = addBankingDays(last, BUSINESS_DAYS);
  const waiver = facts.valuationTimingWaiver;
  return waiver
    ? earliest(inTime, latest(last, addBankingDays(dayAtHome(facts, waiver.at), BUSINESS_DAYS)))
    : inTime;
}

function receivedOn(
  facts: Facts,
  copy: Facts['valuationCopies'][number],
  { on, seq = Number.POSITIVE_INFINITY }: WrittenClosing,
): CivilDate {
  const opening = facts.documentOpenings.find((each) => each.document === copy.document && each.seq < seq);
  const delivery = deliveryOf(facts, copy);
  const presumed = byMail(delivery ? dayAtHome(facts, delivery.at) : on);
  return opening ? earliest(presumed, dayAtHome(facts, opening.at)) : presumed;
}

function byMail(sentOn: CivilDate): CivilDate {
  return addBankingDays(sentOn, BUSINESS_DAYS);
}

/**
 * What the agencies generally regard as a reasonable time between the notice and closing, in calendar days.
 * Source: Interagency Questions and Answers Regarding Flood Insurance, 87 FR 32826 (2022), on the notice's timing; the OCC's handbook says
 * the same. A shorter time can be reasonable; whether to allow one is for counsel to confirm.
 */
const FLOOD_NOTICE_DAYS = 10;

/**
 * Returns the first day that a line on a home in a special flood hazard area may open (42 USC 4104a(a)(1), 12 CFR 22.9(c), 339.9(c)).
 * @returns undefined outside such an area
 */
export function floodNoticeAllows(facts: Facts, { on }: WrittenClosing): CivilDate | undefined {
  if (!floodHazard(facts)) return undefined;
  const notice = floodNoticeDelivery(facts);
  const delivery = notice && deliveryOf(facts, notice);
  const givenOn = delivery ? dayAtHome(facts, delivery.at) : on;
  // What is posted takes its time; for counsel: whether the days count from posting.
  return addDays(delivery?.byPost ? byMail(givenOn) : givenOn, FLOOD_NOTICE_DAYS);
}

function dayAtHome(facts: Facts, at: string): CivilDate {
  return civilDateIn(homeTimeZone(facts), Date.parse(at));
}
