import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { type CreditResponse, type Liability, monthsFrom, type PublicRecord } from './mismo-answer.ts';
import { isMortgage } from './mismo-debts.ts';

type Derogatories = CreditReport['derogatories'];
type Late = 30 | 60 | 90;

/** Days late by a payment pattern’s code: C is current, 1 to 6 are months late, 7 to 9 worse, N and X unknown. Source: MISMO LDD. */
const LATE_OF_MONTH: Readonly<Record<string, Late>> = {
  ...{ 1: 30, 2: 60, 3: 90, 4: 90, 5: 90, 6: 90, 7: 90, 8: 90, 9: 90 },
};
const LATE_OF_RATING: Readonly<Record<string, Late>> = {
  ...{ Late30Days: 30, Late60Days: 60, Late90Days: 90, LateOver120Days: 90 },
};
/** The ratings of an account that is paid, or that says nothing about it. */
const NOT_LATE = ['', 'AsAgreed', 'TooNew', 'NoDataAvailable'];

/** The dispositions that end a judgment or a lien; any other leaves it open. Source: MISMO 2.4, CreditPublicRecordDispositionType. */
const CLOSED = 'Satisfied Released Paid Dismissed Vacated Withdrawn Settled Cancelled Rescinded'.split(' ');
/** The dispositions that end a bankruptcy; the months since then count. */
const ENDED = 'Discharged Completed Dismissed Closed Satisfied Paid Withdrawn'.split(' ');

/** Returns what underwriting counts against a borrower, on the day of the report. An item without a date counts as today’s. */
export function derogatoriesOf(
  { CREDIT_LIABILITY: liabilities, CREDIT_PUBLIC_RECORD: records }: CreditResponse,
  on: CivilDate,
): Derogatories {
  const mortgages = liabilities.filter(isMortgage);
  const months = mortgages.flatMap(latesOf);
  const times = (late: Late, within: number) =>
    months.filter(
      (month) => month.late === late && (month.at === undefined || monthsFrom(month.at, on) <= within),
    ).length;
  const open = (type: RegExp) =>
    records.filter((record) => type.test(record['@_Type']) && !CLOSED.includes(record['@_DispositionType']))
      .length;
  const bankruptcy = (type: RegExp) => records.filter((record) => type.test(record['@_Type'])).map(endOf);
  const foreclosures = [
    ...records
      .filter((record) => /^Foreclosure/.test(record['@_Type']))
      .map((record) => record['@_FiledDate']),
    ...mortgages.flatMap(foreclosureOf),
  ];
  return {
    ...{ mortgage30in12: times(30, 12), mortgage60in12: times(60, 12), mortgage90in24: times(90, 24) },
    pastDueNow: mortgages.some(isPastDue),
    ...{ openJudgments: open(/Judgment/), openTaxLiens: open(/TaxLien/) },
    ...since('monthsSinceChapter13', bankruptcy(/^BankruptcyChapter1[23]/), on),
    // Chapter 11 and a bankruptcy of an unknown chapter wait as long as chapter 7.
    ...since('monthsSinceChapter7', bankruptcy(/^Bankruptcy(?!Chapter1[23])/), on),
    ...since('monthsSinceForeclosure', foreclosures, on),
    ...since('monthsSinceShortSale', mortgages.filter(wasShortSale).map(endOfAccount), on),
  };
}

type LateMonth = { readonly late: Late /** Unknown: it counts. */; readonly at: CivilDate | undefined };

/** Returns the months in which a mortgage was late: of its payment pattern, else of its adverse ratings, else of its counts without dates. */
function latesOf(mortgage: Liability): readonly LateMonth[] {
  const pattern = mortgage._PAYMENT_PATTERN[0];
  const start = pattern?.['@_StartDate'];
  if (pattern && start)
    return Array.from(pattern['@_Data']).flatMap((code, months) => {
      const late = LATE_OF_MONTH[code];
      return late === undefined ? [] : [{ late, at: monthsBefore(start, months) }];
    });
  const ratings = ratingsOf(mortgage).flatMap((rating) => {
    const late = LATE_OF_RATING[rating['@_Type']];
    return late === undefined ? [] : [{ late, at: rating['@_Date'] }];
  });
  if (ratings.length > 0) return ratings;
  const counts = mortgage._LATE_COUNT[0];
  const undated = (late: Late, times = 0): LateMonth[] =>
    Array.from({ length: times }, () => ({ late, at: undefined }));
  return [
    ...undated(30, counts?.['@_30Days']),
    ...undated(60, counts?.['@_60Days']),
    ...undated(90, counts?.['@_90Days']),
  ];
}

/** Returns the first day of the month a number of months earlier. */
function monthsBefore(date: CivilDate, months: number): CivilDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${month}-01` as CivilDate;
}

/** Returns the adverse ratings, each month once. */
function ratingsOf(mortgage: Liability) {
  const all = [
    ...mortgage._PRIOR_ADVERSE_RATING,
    ...mortgage._MOST_RECENT_ADVERSE_RATING,
    ...mortgage._HIGHEST_ADVERSE_RATING,
  ];
  const seen = new Set<string>();
  return all.filter((rating) => {
    const key = `${rating['@_Type']} ${rating['@_Date']?.slice(0, 7)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function isPastDue(mortgage: Liability): boolean {
  const rating = mortgage._CURRENT_RATING[0]?.['@_Type'] ?? '';
  return (mortgage['@_PastDueAmount'] ?? 0) > 0 || !NOT_LATE.includes(rating);
}

function foreclosureOf(mortgage: Liability): readonly (CivilDate | undefined)[] {
  const rating = [...mortgage._CURRENT_RATING, ...ratingsOf(mortgage)].find((each) =>
    /^Foreclosure/.test(each['@_Type']),
  );
  return rating ? [rating['@_Date'] ?? endOfAccount(mortgage)] : [];
}

/** MISMO has no code of its own: bureaus report it as a remark on the mortgage. */
function wasShortSale(mortgage: Liability): boolean {
  return mortgage.CREDIT_COMMENT.some(({ _Text }) =>
    /short sale|less than (the )?full balance|pre-?foreclosure sale/i.test(_Text),
  );
}

function endOfAccount(mortgage: Liability): CivilDate | undefined {
  return mortgage['@_AccountClosedDate'] ?? mortgage['@_AccountStatusDate'];
}

/** Returns the day on which a bankruptcy ended; undefined while it is open. */
function endOf(record: PublicRecord): CivilDate | undefined {
  return ENDED.includes(record['@_DispositionType']) ? record['@_DispositionDate'] : undefined;
}

/** Returns the months since the latest of some events; nothing without one. */
function since(
  name: keyof Derogatories,
  events: readonly (CivilDate | undefined)[],
  on: CivilDate,
): Partial<Record<string, number>> {
  if (events.length === 0) return {};
  const months = events.map((event) => (event ? Math.max(0, wholeMonths(event, on)) : 0));
  return { [name]: Math.min(...months) };
}

function wholeMonths(from: CivilDate, to: CivilDate): number {
  return monthsFrom(from, to) - (to.slice(8) < from.slice(8) ? 1 : 0);
}
