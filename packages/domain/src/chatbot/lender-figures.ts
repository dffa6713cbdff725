import { type CivilDate, formatUs } from '../dates/civil-date.ts';
import { zoneWords } from '../dates/time-zone.ts';
import { type Cents, formatDollars, formatWholeDollars } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import { OFFERS_HOLD_DAYS } from '../offers/hold.ts';
import { hoursLines } from '../organisations/hours.ts';
import { HOUSING_COUNSELORS } from '../organisations/housing-counselors.ts';
import type { Organisation } from '../organisations/organisation.ts';
import { SUPERVISORS } from '../organisations/supervisors.ts';
import { MINIMUM_AGE, SENIOR_AGE } from '../people/age.ts';
import type { Fees } from '../policy/fees.ts';
import type { Rules } from '../policy/rules.ts';
import { TEXAS_HOME_EQUITY } from '../policy/texas.ts';
import { drawPeriodYears, minimumRedraw } from '../pricing/draws.ts';
import { US_STATES } from '../states/us-states.ts';
import type { Passage } from './passage.ts';
import {
  debtsOf,
  equityOf,
  homesOf,
  limitLines,
  minimumScores,
  monthsAfter,
  ownershipsOf,
  seasoningDays,
} from './policy-words.ts';

/** A lender on one day: its folder and the rules in effect. */
export type LenderDay = {
  readonly organisation: Organisation;
  /** Its own questions and answers. */
  readonly articles: readonly Pick<Passage, 'id' | 'title' | 'text' | 'questions'>[];
  readonly rules: Rules;
  readonly today: CivilDate;
};

/** How many days ahead the chatbot names holidays. */
const HOLIDAYS_AHEAD = 12;

export type Figure = (lender: LenderDay) => string;

/** What an article may name in braces. Each comes from the lender's folder, from its rules in effect or from the law. */
export const FIGURES = {
  company: ({ organisation }) => organisation.company.organization,
  short: ({ organisation }) => organisation.company.companyNameShort,
  product: ({ organisation }) => organisation.company.companyProduct,
  phone: ({ organisation }) => organisation.company.phoneFormatted,
  email: ({ organisation }) => organisation.company.email,
  address: ({ organisation }) => addressLine(organisation),
  nmls: ({ organisation }) => organisation.footer.companyNMLS,
  phoneHours: ({ organisation }) => hoursWords(organisation, 'OPS_PHONE'),
  chatHours: ({ organisation }) => hoursWords(organisation, 'OPS_CHAT'),
  holidays: ({ organisation, today }) => holidaysAhead(organisation, today),
  disclosures: ({ organisation }) => organisation.footer.disclosureCopy.join(' '),
  privacyUrl: ({ organisation }) => organisation.footer.privacyPolicyUrl,
  termsUrl: ({ organisation }) => organisation.footer.termsOfUseUrl,
  licensesUrl: ({ organisation }) => organisation.footer.licensesUrl,
  bureau: ({ organisation }) => BUREAUS[organisation.creditBureau],
  supervisor: ({ organisation }) => SUPERVISORS[organisation.supervisor].name,
  trustee: ({ organisation }) => organisation.trustee,
  stateCount: ({ organisation }) => String(organisation.licensedStates.length),
  states: ({ organisation }) => listed(organisation.licensedStates.map((code) => US_STATES[code])),
  lowestLine: ({ organisation }) => dollars(organisation.pricing.lowestLineCents),
  highestLine: ({ organisation }) => dollars(organisation.pricing.highestLineCents),
  lowestApr: ({ organisation }) => formatPct(organisation.pricing.lowestAprPct, 2),
  highestApr: ({ organisation }) => formatPct(organisation.pricing.highestAprPct, 2),
  highestFee: ({ organisation }) => formatPct(organisation.pricing.highestOriginationFeePct, 2),
  lowestOpening: ({ organisation }) => dollars(organisation.pricing.lowestOpeningFeesCents),
  highestOpening: ({ organisation }) => dollars(organisation.pricing.highestOpeningFeesCents),
  terms: ({ organisation }) => listed(organisation.pricing.termsYears.map(String)),
  feeChoices: ({ rules }) =>
    listed(
      rules.sheet.feeOptions.map((pct) => shortPct(pct)),
      'or',
    ),
  valuationFee: (lender) => feeRange(lender, 'valuationCents'),
  notaryFee: (lender) => feeRange(lender, 'manualNotaryCents'),
  recordingFee: (lender) => feeRange(lender, 'recordingCents'),
  autopayDiscount: ({ rules }) => formatPct(rules.sheet.discount('AUTOPAY').output.pct, 2),
  discountCap: ({ rules }) => formatPct(rules.sheet.discountCapPct, 2),
  scores: ({ rules, organisation }) => minimumScores(rules.policy, organisation.licensedStates),
  limits: ({ rules }) => limitLines(rules.policy),
  equity: ({ rules }) => equityOf(rules.policy),
  debts: ({ rules }) => debtsOf(rules.policy),
  homes: ({ rules }) => homesOf(rules.policy),
  ownerships: ({ rules }) => ownershipsOf(rules.policy),
  seasoning: ({ rules }) => seasoningDays(rules.policy),
  afterChapter7: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceChapter7'),
  afterChapter13: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceChapter13'),
  afterForeclosure: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceForeclosure'),
  afterShortSale: ({ rules }) => monthsAfter(rules.policy, 'monthsSinceShortSale'),
  reserveMonths: ({ rules }) => String(rules.policy.reserves.months),
  reserveLine: ({ rules }) => dollars(rules.policy.reserves.aboveLineCents),
  holdDays: () => String(OFFERS_HOLD_DAYS),
  shortTerm: () => String(SHORTEST_TERM),
  shortDraw: () => String(drawPeriodYears(SHORTEST_TERM)),
  longDraw: () => String(drawPeriodYears(LONGEST_TERM)),
  redraw: () => dollars(minimumRedraw('')),
  texasRedraw: () => dollars(minimumRedraw('TX')),
  texasFees: () => shortPct(TEXAS_HOME_EQUITY.maxFeePct),
  texasEquity: () => shortPct(TEXAS_HOME_EQUITY.maxCltvPct),
  counselorPhone: () => HOUSING_COUNSELORS.phone,
  counselorSite: () => HOUSING_COUNSELORS.site,
  adult: () => String(MINIMUM_AGE),
  senior: () => String(SENIOR_AGE),
} as const satisfies Record<string, Figure>;
export type FigureName = keyof typeof FIGURES;

const SHORTEST_TERM = 5;
const LONGEST_TERM = 30;

const BUREAUS: Readonly<Record<Organisation['creditBureau'], string>> = {
  EQUIFAX: 'Equifax',
  EXPERIAN: 'Experian',
  TRANSUNION: 'TransUnion',
};

/**
 * Returns a text with the lender's figures instead of their names in braces.
 * @param figures in English if not given
 */
export function fillFigures(
  text: string,
  lender: LenderDay,
  figures: Readonly<Record<FigureName, Figure>> = FIGURES,
): string {
  return text.replace(PLACEHOLDER, (braces, name: string) => {
    const figure = name in figures ? figures[name as FigureName] : undefined;
    return figure ? figure(lender) : braces;
  });
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns one of a state's fees, without cents if they are zero. */
export function dollars(cents: Cents): string {
  return cents % 100 === 0 ? formatWholeDollars(cents) : formatDollars(cents);
}

export function shortPct(pct: number): string {
  return `${Number(pct.toFixed(2))}%`;
}

/** Returns a list in words: “Ohio, Texas and Utah”. */
export function listed(items: readonly string[], word = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${word} ${last}` : last;
}

function addressLine({ company }: Organisation): string {
  const { street1, street2, city, state, zip } = company.companyAddress;
  return [street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', ');
}

/** Returns a department's hours in the lender's own zone: “Monday to Friday, 6:00 AM to 5:00 PM (Pacific Time)”. */
export function hoursWords(
  { hours, timeZone }: Organisation,
  department: keyof Organisation['hours'],
): string {
  const lines = hoursLines(hours[department]);
  return lines.length > 0 ? `${lines.join('; ')} (${zoneWords(timeZone)})` : 'closed';
}

function holidaysAhead(organisation: Organisation, today: CivilDate): string {
  return (
    listed(nextHolidays(organisation, today).map(({ date, name }) => `${name} (${formatUs(date)})`)) ||
    'none soon'
  );
}

/** Returns the holidays that the chatbot names, the next one first. */
export function nextHolidays({ holidays }: Organisation, today: CivilDate): Organisation['holidays'] {
  return holidays
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, HOLIDAYS_AHEAD);
}

/** Returns what a fee costs over the lender's states: “$180”, or “$25 to $180”. */
function feeRange({ organisation, rules }: LenderDay, fee: keyof Fees): string {
  const amounts = organisation.licensedStates.map((state) => rules.sheet.fees(state).output[fee]);
  if (amounts.length === 0) return 'nothing yet';
  const sorted = amounts.toSorted((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  return lowest === highest ? dollars(lowest) : `${dollars(lowest)} to ${dollars(highest)}`;
}
