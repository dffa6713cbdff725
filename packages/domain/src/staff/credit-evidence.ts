import { formatUs } from '../dates/civil-date.ts';
import { alertedPull, creditReport, hardPull, softPull } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { newestRows, row, rowsNamed } from './evidence-rows.ts';
import type { FactRow } from './fact-rows.ts';

/** Returns what the credit bureau says, late payments and new mortgage inquiries first, and how the borrower explains them. */
export function creditRows(facts: Facts): readonly FactRow[] {
  const report = creditReport(facts);
  const isAlerted = alertedPull(facts) !== undefined;
  return [
    ...rowsNamed('Soft pull', answerOf(softPull(facts))),
    ...rowsNamed('Hard pull', answerOf(hardPull(facts))),
    ...(isAlerted ? row('Number to call, from the borrower', facts.callbackPhone?.phone ?? 'Not given') : []),
    ...newestRows('Fraud alert decision', facts.fraudAlertDecisions),
    ...(report ? reportRows(report, facts) : []),
    ...newestRows('Delinquency decision', facts.delinquencyDecisions),
    ...newestRows('Hard credit decision', facts.hardCreditDecisions),
  ];
}

function reportRows(report: NonNullable<ReturnType<typeof creditReport>>, facts: Facts): readonly FactRow[] {
  const { derogatories, mortgageInquiries, fico, pulledOn } = report;
  const { mortgage30in12, mortgage60in12, mortgage90in24, pastDueNow, openJudgments, openTaxLiens } =
    derogatories;
  const events = [
    ['Chapter 7', derogatories.monthsSinceChapter7],
    ['Chapter 13', derogatories.monthsSinceChapter13],
    ['Foreclosure', derogatories.monthsSinceForeclosure],
    ['Short sale', derogatories.monthsSinceShortSale],
  ] as const;
  return [
    ...row('Report', `${formatUs(pulledOn)}${fico === undefined ? '' : `, score ${fico}`}`),
    ...row('Mortgage past due now', pastDueNow ? 'Yes' : 'No'),
    ...row(
      'Mortgage late payments',
      `30 days in 12 months: ${mortgage30in12} · 60 days in 12 months: ${mortgage60in12} · 90 days in 24 months: ${mortgage90in24}`,
    ),
    ...row('Open judgments, tax liens', `${openJudgments}, ${openTaxLiens}`),
    ...events.flatMap(([name, months]) =>
      row(name, months === undefined ? undefined : `${months} months ago`),
    ),
    ...mortgageInquiries.flatMap(({ id, lender, on }) =>
      row(
        `Mortgage inquiry: ${lender}`,
        [formatUs(on), explanationOf(facts, id)].filter(Boolean).join(' · '),
      ),
    ),
  ];
}

const EXPLANATIONS = {
  NO_NEW_DEBT: 'no new debt, says the borrower',
  NEW_DEBT: 'a new debt, says the borrower',
  SHOPPING: 'shopping for this loan, says the borrower',
} as const;

function explanationOf({ inquiryAttestation }: Facts, id: string): string | undefined {
  const given = inquiryAttestation?.inquiries.find((inquiry) => inquiry.id === id);
  return given && EXPLANATIONS[given.answer];
}

function answerOf(pull: { readonly answer: string } | undefined) {
  return pull && { answer: pull.answer };
}
