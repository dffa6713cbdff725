import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { paymentLabel } from '../closing/payment-schedule.ts';
import { OCCUPANCIES, PRODUCTS } from '../display-names.ts';
import { type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { Lien, StatedApplication, SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';
import { wordsOf } from '../words-of.ts';

/**
 * Writes the applicant's statements and the chosen offer for review. Texas owners receive it as their copy of the application (7 TAC
 * 153.13).
 */
export function applicationSummary(
  subject: SubjectWith<'loanNumber' | 'borrower' | 'property' | 'application' | 'line'>,
): DocumentModel {
  const { borrower, property, application, line } = subject;
  const { terms } = line;
  return frame(subject, 'APPLICATION_SUMMARY', {
    opening: [
      paragraph(wordsOf(subject, 'APPLICATION_SUMMARY', 'checkAnswers')),
      {
        kind: 'amounts',
        figures: [
          ['Credit limit', formatWholeDollars(terms.lineAmountCents)],
          [paymentLabel(terms), formatDollars(terms.monthlyPaymentCents)],
          [
            `Interest rate, ${line.withoutAutopay ? 'with automatic payment' : 'fixed'}`,
            formatRate(terms.noteRatePct),
          ],
        ],
      },
    ],
    sections: [
      section(
        'The offer you chose',
        definitions(
          ['Product', PRODUCTS[terms.product]],
          ['Initial draw', formatDollars(terms.lineAmountCents)],
          ['Term', `${terms.termYears} years`],
          [
            'Origination fee',
            `${formatDollars(terms.originationFeeCents)} (${formatPct(terms.feePct, 2)} of the credit limit)`,
          ],
          [
            'Annual percentage rate of the plan',
            `${formatRate(terms.noteRatePct)}; it does not include costs other than interest`,
          ],
          ...(line.withoutAutopay
            ? [
                ['Rate if automatic payment ends', formatRate(line.withoutAutopay.noteRatePct)] satisfies [
                  string,
                  string,
                ],
              ]
            : []),
          ['Rate shown with your offer', `${formatPct(terms.aprPct, 2)}; it includes the origination fee`],
          ['Estimated cash to you', formatDollars(terms.cashToBorrowerCents)],
        ),
      ),
      section(
        'About you',
        definitions(
          ['Name', borrower.name],
          ['Address', addressLine(borrower.mailingAddress)],
          ['Email', borrower.email],
          ['Phone', borrower.phone],
          ...(borrower.ssnLast4 ? [maskedSsn(borrower.ssnLast4)] : []),
          ['Marital status', application.maritalStatus],
          ['Employment', [application.employment, application.employer].filter(Boolean).join(', ')],
          ['Gross monthly income, as stated', formatDollars(application.monthlyIncomeCents)],
        ),
      ),
      section(
        'About the property',
        definitions(
          ['Address', addressLine(property)],
          ['Use', OCCUPANCIES[property.occupancy]],
          ['Ownership', application.ownership],
          ...application.homeCosts.map(({ label, monthlyCents }): [string, string] => [
            `${label}, in addition to the mortgage`,
            `${formatDollars(monthlyCents)} a month`,
          ]),
          ...(application.homeValueCents === undefined
            ? []
            : [
                ['Value used for your offer', formatWholeDollars(application.homeValueCents)] satisfies [
                  string,
                  string,
                ],
              ]),
          ['Purpose of the line', application.purpose],
        ),
        liensTable(application),
      ),
      section(
        'Submitting your application',
        paragraph(
          `Date of the application: ${longDate(application.submittedOn)}. By submitting it you confirm that this summary is true and complete as ` +
            'far as you know. The offer depends on what we verify.',
        ),
      ),
    ],
  });
}

function maskedSsn(last4: string): [string, string] {
  return ['Social Security number or ITIN', `Ending in ${last4}`];
}

const AT_CLOSING: Record<Lien['atClosing'], string> = {
  STAYS: 'Stays',
  PAID_OFF: 'Paid off from the draw and closed',
  OTHER_HOME: 'On another home',
};

function liensTable({ liens }: StatedApplication) {
  if (liens.length === 0) return paragraph('You reported no mortgage or other lien on the property.');
  return {
    kind: 'table',
    caption: 'Mortgages and other liens',
    columns: [
      { heading: 'Holder', align: 'left' },
      { heading: 'Balance', align: 'right' },
      { heading: 'At closing', align: 'right' },
    ],
    rows: liens.map(({ holder, balanceCents, limitCents, atClosing }) => [
      holder,
      limitCents === undefined
        ? formatDollars(balanceCents)
        : `${formatDollars(balanceCents)} of ${formatDollars(limitCents)}`,
      AT_CLOSING[atClosing],
    ]),
  } as const;
}
