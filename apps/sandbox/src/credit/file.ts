import { addDays, type CivilDate, civilDate } from '@homeline/domain/dates/civil-date.ts';
import { card, tradelinesOf } from '@homeline/domain/sample-people/tradelines.ts';
import { mortgagesOf } from '../mortgages.ts';
import type { Profile } from '../profile.ts';
import { outranksPercent } from './outranks.ts';

type Inquiry = { id: string; lender: string; on: CivilDate };

const INQUIRING_LENDERS = [
  'Quick Rate Lending',
  'Homeward Mortgage',
  'Bright Door Loans',
  'Cornerstone Credit',
];
const INQUIRY_DAYS = 85;

/** The monthly payment that a new card adds, at 5% of its balance. */
const NEW_CARD_PAYMENT = 150;

/** Returns a consumer report with its score, dated today. */
export function creditFile(person: Profile, today: CivilDate) {
  const { credit, derogatories = {} } = person;
  const late = lateMonths({
    mortgage30in12: derogatories.mortgage30in12 ?? 0,
    mortgage60in12: derogatories.mortgage60in12 ?? 0,
    mortgage90in24: derogatories.mortgage90in24 ?? 0,
  });
  const paid = (openedOn: string) => ({
    paymentHistory: {
      newestMonth: monthOf(today),
      monthCodes: 'C'.repeat(Math.min(monthsSince(openedOn, today), 24)),
    },
  });
  return {
    pulledOn: today,
    score: credit.fico,
    scoreOutranksPercent: outranksPercent(credit.fico),
    scoreFactors: credit.scoreFactors,
    // The first mortgage has the late months; they are older than the account where it is young.
    mortgages: mortgagesOf(person, today).map((mortgage, index) =>
      index === 0
        ? { ...mortgage, paymentHistory: { newestMonth: monthOf(today), monthCodes: late } }
        : { ...mortgage, ...paid(mortgage.openedOn) },
    ),
    tradelines: tradelinesOf(person, today).map((debt) => ({ ...debt, ...paid(debt.openedOn) })),
    publicRecords: {
      mortgage30in12: derogatories.mortgage30in12 ?? 0,
      mortgage60in12: derogatories.mortgage60in12 ?? 0,
      mortgage90in24: derogatories.mortgage90in24 ?? 0,
      pastDueNow: derogatories.mortgagePastDueNow ?? false,
      openJudgments: derogatories.openJudgments ?? 0,
      openTaxLiens: derogatories.openTaxLiens ?? 0,
      monthsSinceChapter7: derogatories.bk7Months ?? null,
      monthsSinceChapter13: derogatories.bk13Months ?? null,
      monthsSinceForeclosure: derogatories.foreclosureMonths ?? null,
      monthsSinceShortSale: derogatories.shortSaleMonths ?? null,
    },
    mortgageInquiries: inquiries(person.inquiries?.mortgageLast90Days ?? 0, today),
  };
}

type Lates = Readonly<Record<'mortgage30in12' | 'mortgage60in12' | 'mortgage90in24', number>>;

/** Returns a code for each of 24 months, the newest first. The 90-day lates are in the second year, so that they don't overlap the others. */
export function lateMonths({ mortgage30in12, mortgage60in12, mortgage90in24 }: Lates): string {
  const months = Array.from({ length: 24 }, () => 'C');
  months.fill('1', 1, 1 + mortgage30in12);
  months.fill('2', 1 + mortgage30in12, 1 + mortgage30in12 + mortgage60in12);
  months.fill('3', 13, 13 + mortgage90in24);
  return months.join('');
}

function monthOf(day: CivilDate): CivilDate {
  return civilDate(`${day.slice(0, 7)}-01`);
}

/** Returns the months since an account was opened, this one included. */
function monthsSince(openedOn: string, today: CivilDate): number {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(today) - months(openedOn) + 1;
}

/** Returns the full report, including a lien that a soft pull doesn't show. */
export function hardPullReport(person: Profile, today: CivilDate): CreditFile {
  const file = creditFile(person, today);
  const more = person.credit.onFullReportAlone;
  if (!more) return file;
  const { balance, monthlyPayment } = more;
  const lien = {
    ...{ id: `mortgage-${file.mortgages.length + 1}`, lender: 'Lone Star Bank', balance, monthlyPayment },
    ...{ openedOn: civilDate(more.openedOn), kind: 'SECOND_LIEN' as const },
    paymentHistory: { newestMonth: monthOf(today), monthCodes: 'C' },
  };
  return { ...file, mortgages: [...file.mortgages, lien] };
}

export type CreditFile = ReturnType<typeof creditFile>;

function inquiries(count: number, today: CivilDate): Inquiry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `inquiry-${index + 1}`,
    lender: INQUIRING_LENDERS[index % INQUIRING_LENDERS.length] ?? 'Quick Rate Lending',
    on: addDays(today, -Math.round(((index + 1) * INQUIRY_DAYS) / (count + 1))),
  }));
}

/** Returns the report some time later: a lower score and one more debt. */
export function creditFileWithNewDebt(file: CreditFile): CreditFile {
  const score = file.score === null ? null : Math.max(Math.min(file.score, 640), file.score - 20);
  return {
    ...file,
    score,
    scoreOutranksPercent: outranksPercent(score),
    tradelines: [
      ...file.tradelines,
      {
        ...{ id: 'tradeline-new', ...card(NEW_CARD_PAYMENT, 'Harbor Card Bank', file.pulledOn) },
        paymentHistory: { newestMonth: monthOf(file.pulledOn), monthCodes: 'C' },
      },
    ],
  };
}

/** Returns the report with a mortgage inquiry made today. */
export function fileWithNewInquiry(file: CreditFile): CreditFile {
  const inquiry = { id: 'inquiry-new', lender: 'Open Gate Lending', on: file.pulledOn };
  return { ...file, mortgageInquiries: [...file.mortgageInquiries, inquiry] };
}
