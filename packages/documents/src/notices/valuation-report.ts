import type { Address } from '@homeline/domain/facts/home.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { Valuation } from '@homeline/domain/valuation/valuation-copies.ts';
import { CONDITIONS, VALUATION_KINDS } from '../display-names.ts';
import { type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';

const METHODS = {
  AUTOMATED:
    'A computer model estimated this value from public records and recent sales nearby. No one visited the home.',
  BROKER_OPINION:
    'A local real estate agent looked at the home and compared it with homes sold and listed nearby. It is not an appraisal.',
} as const;

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;

/** Writes the borrower's copy of one valuation, with all that the provider reported. Source: 12 CFR 1002.14(a)(1). */
export function valuationReport(subject: SubjectWith<'borrower' | 'property' | 'valuation'>): DocumentModel {
  const { property, valuation, lender } = subject;
  const { kind, valueCents } = valuation;
  return frame(subject, 'VALUATION_REPORT', {
    opening: [{ kind: 'amounts', figures: [['Value of your home', formatWholeDollars(valueCents)]] }],
    sections: [
      section('The valuation', definitions(...valuationRows(property, valuation))),
      section('How it was made', paragraph(METHODS[kind])),
      section(
        'What you can do with it',
        paragraph(
          'This copy is free and yours to keep, whether or not the line opens. The value helps set how much you can borrow.',
        ),
        paragraph(`If you think it is wrong, call us at ${lender.phone} or write to ${lender.email}.`),
      ),
    ],
  });
}

/** Returns what the provider reported about a valuation, line by line. */
export function valuationRows(
  property: Address,
  { kind, valuedOn, condition, forecastStandardDeviation, confidenceScore }: Valuation,
): [string, string][] {
  const rows: [string, string][] = [
    ['Home', addressLine(property)],
    ['Kind of valuation', VALUATION_KINDS[kind]],
    ['Date of the value', longDate(valuedOn)],
  ];
  if (condition) rows.push(['Condition of the home', CONDITIONS[condition]]);
  if (confidenceScore !== undefined) rows.push(['Confidence score, 0 to 100', String(confidenceScore)]);
  if (forecastStandardDeviation !== undefined)
    rows.push(['Forecast standard deviation', percent(forecastStandardDeviation)]);
  return rows;
}
