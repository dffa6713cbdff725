import { isBankingDay } from '../dates/business-days.ts';
import { type CivilDate, civilDateIn, daysBetween, formatUs } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { notaryBooking } from '../facts/notary.selectors.ts';
import { closesAtOffice } from '../states/office-closing.ts';

const OPENS_HOUR = 8;
const CLOSES_HOUR = 18;

/** The furthest day for an appointment, counted from today. */
const MAX_DAYS_AHEAD = 90;

type AppointmentLimits = {
  readonly now: string;
  readonly timeZone: string;
  /** The first day on which the line may open, where the law has it wait. */
  readonly notBefore?: CivilDate | undefined;
};

/** Returns the problem with a requested time. It must be on a business day within 90 days, 8 AM to 6 PM at the home. */
export function appointmentProblem(
  requestedTime: string,
  { now, timeZone, notBefore }: AppointmentLimits,
): string | undefined {
  const atMs = Date.parse(requestedTime);
  if (atMs <= Date.parse(now)) return 'Must be in the future';
  const day = civilDateIn(timeZone, atMs);
  if (daysBetween(civilDateIn(timeZone, Date.parse(now)), day) > MAX_DAYS_AHEAD)
    return `Cannot be more than ${MAX_DAYS_AHEAD} days from now`;
  if (notBefore && day < notBefore)
    return `Must be ${formatUs(notBefore)} or later: the law has the line wait until then`;
  if (!isBankingDay(day)) return 'Must be on a business day';
  const hour = hourIn(timeZone, atMs);
  return hour < OPENS_HOUR || hour >= CLOSES_HOUR ? 'Must be between 8 AM and 6 PM' : undefined;
}

/**
 * Returns the problem with a requested place: where the law has everything signed at an office, it can't be the home
 * (Tex. Const. art. XVI, 50(a)(6)(N); 7 TAC 153.15). The notary's provider ensures that it is one of the three lawful kinds of office.
 */
export function placeProblem(
  place: string,
  home: { readonly state: string; readonly street1: string } | undefined,
): string | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  // House number and first word of the street, since the rest is abbreviated in many ways.
  const door = plain(home?.street1 ?? '')
    .split(' ')
    .slice(0, 2)
    .join(' ');
  const isHome = home !== undefined && ` ${plain(place)} `.includes(` ${door} `);
  return isHome && closesAtOffice(home) ? 'Must be an office, not your home' : undefined;
}

/** Returns whether another time may be requested: the appointment is confirmed, and has not begun. */
export function canChangeAppointment(facts: Facts, now: string): boolean {
  const booking = notaryBooking(facts);
  return booking !== undefined && Date.parse(now) < Date.parse(booking.confirmedTime);
}

function hourIn(timeZone: string, atMs: number): number {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(atMs));
}
