import { TREATMENT_WORDS } from '../../explanations/debt-words.ts';
import { coBorrowerReport } from '../../facts/co-borrowers.selectors.ts';
import type { CreditReport } from '../../facts/credit.facts.ts';
import { alertedPull, creditReport, hardPull, softPull } from '../../facts/credit.selectors.ts';
import type { DeepReadonly } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import type { PaymentHistory } from '../../facts/tradeline.ts';
import { sumCents } from '../../money/cents.ts';
import { borrowersOf } from '../../offers/borrowers.ts';
import type { DecisionContext } from '../../offers/pricing-scenario.ts';
import { combinedDebts } from '../../underwriting/borrowers.ts';
import { factLabel } from '../fact-rows.ts';
import { borrowingPeople } from './people.ts';
import { newestRows, row } from './rows.ts';
import { type Cell, count, day, money, type Sheet, type SheetTable, table, words } from './sheet.ts';

type Report = DeepReadonly<CreditReport>;
type Owed = { readonly name: string; readonly report: Report };

/** Returns every borrower's report: scores and late payments, the accounts with what counts of each, and new mortgage inquiries. */
export function creditSheet(facts: Facts, known: DecisionContext | undefined): Sheet {
  const reports = borrowingPeople(facts).flatMap(({ name, signer }): Owed[] => {
    const report = signer ? coBorrowerReport(facts, signer)?.report : creditReport(facts);
    return report ? [{ name, report }] : [];
  });
  const isAlerted = alertedPull(facts) !== undefined;
  return {
    tables: [
      table(
        'Scores and late payments',
        [
          'Borrower',
          'Score #',
          'Report of',
          '30 days, 12 mo. #',
          '60 days, 12 mo. #',
          '90 days, 24 mo. #',
          'Past due now',
        ],
        reports.map(({ name, report: { fico, pulledOn, derogatories } }) => [
          words(name),
          { text: fico === undefined ? 'None' : String(fico), order: fico ?? 0 },
          day(pulledOn),
          count(derogatories.mortgage30in12),
          count(derogatories.mortgage60in12),
          count(derogatories.mortgage90in24),
          derogatories.pastDueNow ? words('Yes', 'DANGER') : words('No'),
        ]),
      ),
      mortgages(reports),
      accounts(facts, reports, known),
      table(
        'New mortgage inquiries',
        ['Lender', 'On', 'The borrower says'],
        reports.flatMap(({ report }) =>
          report.mortgageInquiries.map(({ id, lender, on }) => [
            words(lender),
            day(on),
            words(
              explanationOf(facts, id) ?? 'Nothing yet',
              explanationOf(facts, id) ? undefined : 'CAUTION',
            ),
          ]),
        ),
      ),
    ],
    rows: [
      ...row('Soft pull', pullOf(softPull(facts)?.answer)),
      ...row('Hard pull', pullOf(hardPull(facts)?.answer)),
      ...row('Alert in the hard report', pullOf(hardPull(facts)?.alert)),
      ...(isAlerted
        ? row('Number to call, from the borrower', facts.callbackPhone?.phone ?? 'Not given')
        : []),
      ...newestRows('Fraud alert decision', facts.fraudAlertDecisions),
      ...reports.flatMap(({ name, report }) => recordsOf(name, report, reports.length)),
      ...newestRows('Delinquency decision', facts.delinquencyDecisions),
      ...newestRows('Hard credit decision', facts.hardCreditDecisions),
    ],
  };
}

function mortgages(reports: readonly Owed[]): SheetTable | undefined {
  return table(
    'Mortgages reported',
    ['Lender', 'Kind', 'Owed by', 'Opened', 'Balance #', 'Limit #', 'Payment #', PAID],
    reports.flatMap(({ name, report }) =>
      report.mortgages.map((mortgage) => [
        words(mortgage.lender),
        words(MORTGAGE_KINDS[mortgage.kind]),
        words(name),
        day(mortgage.openedOn),
        money(mortgage.balanceCents),
        money(mortgage.creditLimitCents),
        money(mortgage.monthlyPaymentCents),
        paid(mortgage.paymentHistory),
      ]),
    ),
  );
}

/** The debts besides mortgages, with what the DTI counts of each and why, once the rules are known. */
function accounts(
  facts: Facts,
  reports: readonly Owed[],
  known: DecisionContext | undefined,
): SheetTable | undefined {
  const counted = known ? combinedDebts(borrowersOf(facts, known)) : [];
  const cells = ({
    creditor,
    kind,
    openedOn,
    balanceCents,
    monthlyPaymentCents,
  }: Report['tradelines'][number]) => [
    words(creditor),
    words(factLabel(kind.replaceAll('_', ' '))),
    day(openedOn),
    money(balanceCents),
    money(monthlyPaymentCents),
  ];
  if (counted.length === 0)
    return table(
      'Other debts reported',
      ['Creditor', 'Kind', 'Opened', 'Balance #', 'Payment #', PAID],
      reports.flatMap(({ report }) =>
        report.tradelines.map((debt) => [...cells(debt), paid(debt.paymentHistory)]),
      ),
    );
  const rows = counted.map(({ debt, by, cents }): readonly Cell[] => {
    const { balanceCents, monthlyPaymentCents: paymentCents, remainingPayments } = debt;
    const given = {
      balanceCents,
      ...(paymentCents !== undefined && { paymentCents }),
      ...(remainingPayments !== undefined && { remainingPayments }),
    };
    const why = words(TREATMENT_WORDS[by].staff(given));
    return [...cells(debt), money(cents), why, paid(debt.paymentHistory)];
  });
  const total = sumCents(counted.map((each) => each.cents));
  return table(
    'Other debts and what counts of them',
    ['Creditor', 'Kind', 'Opened', 'Balance #', 'Payment #', 'Counted #', 'Why', PAID],
    rows,
    [words('Counted per month'), ...Array(4).fill(words('')), money(total), words(''), words('')],
  );
}

const PAID = 'Last 24 months';

/** Returns a cell with how each month was paid, and in words how often a payment was late. */
function paid(history: DeepReadonly<PaymentHistory> | undefined): Cell {
  if (!history) return words('');
  const lates = Array.from(history.monthCodes).flatMap((code) => daysLate(code) ?? []);
  const times = ([30, 60, 90] as const)
    .map((days) => ({ days, count: lates.filter((late) => late === days).length }))
    .flatMap((each) => (each.count > 0 ? `${each.count} × ${each.days} days` : []));
  return {
    text: times.length > 0 ? `${times.join(', ')} late` : 'On time',
    order: lates.length,
    ...(times.length > 0 && { tone: 'DANGER' }),
    months: Array.from(history.monthCodes, (code) =>
      daysLate(code) ? 'LATE' : code === 'C' ? 'ON_TIME' : 'UNREPORTED',
    ),
  };
}

/** Returns the days late that a month’s code says; 90 for longer, a repossession or a charge-off. */
function daysLate(code: string): 30 | 60 | 90 | undefined {
  if (!/[1-9]/.test(code)) return undefined;
  return code === '1' ? 30 : code === '2' ? 60 : 90;
}

/** Judgments, tax liens, bankruptcies and foreclosures; one line when there are none. */
function recordsOf(name: string, { derogatories }: Report, people: number) {
  const events = [
    ['Chapter 7', derogatories.monthsSinceChapter7],
    ['Chapter 13', derogatories.monthsSinceChapter13],
    ['Foreclosure', derogatories.monthsSinceForeclosure],
    ['Short sale', derogatories.monthsSinceShortSale],
  ] as const;
  const found = [
    derogatories.openJudgments > 0 && `${derogatories.openJudgments} open judgments`,
    derogatories.openTaxLiens > 0 && `${derogatories.openTaxLiens} open tax liens`,
    ...events.map(([event, months]) => months !== undefined && `${event} ${months} months ago`),
  ].filter((one) => one !== false);
  return row(people > 1 ? `Public records of ${name}` : 'Public records', found.join(', ') || 'None');
}

const MORTGAGE_KINDS = { MORTGAGE: 'Mortgage', HELOC: 'Line of credit', SECOND_LIEN: 'Second lien' };

const PULLS: Readonly<Record<string, string>> = {
  HIT: 'Report received',
  HIT_CHANGED: 'Report received, it differs from the first',
  HIT_NEW_INQUIRY: 'New mortgage inquiry found',
};

function pullOf(answer: string | undefined): string | undefined {
  return answer && (PULLS[answer] ?? factLabel(answer.replaceAll('_', ' ')));
}

const EXPLANATIONS = {
  NO_NEW_DEBT: 'No new debt',
  NEW_DEBT: 'A new debt',
  SHOPPING: 'Shopping for this loan',
} as const;

function explanationOf({ inquiryAttestation }: Facts, id: string): string | undefined {
  const given = inquiryAttestation?.inquiries.find((inquiry) => inquiry.id === id);
  return given && EXPLANATIONS[given.answer];
}
