import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { cents, formatDollars, formatWholeDollars, sumCents } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { type Block, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { feesPaidFrom } from '../fees.ts';
import { feesTable } from '../fees-table.ts';
import { frame } from '../frame.ts';
import type { Line, SubjectWith } from '../subject.ts';
import { longDate } from '../wording.ts';
import { wordsOf } from '../words-of.ts';
import { cashByNotaryBlocks, cashLabel } from './notary-cash.ts';
import { maturityOf, paymentLabel } from './payment-schedule.ts';

/**
 * Writes the final amounts: fees, draw, payoffs and cash. In Texas it's also the final itemized disclosure, due a business day before
 * closing (7 TAC 153.13).
 * @throws RangeError when the items don't add up to the cash in the terms
 */
export function closingSummary(
  subject: SubjectWith<'loanNumber' | 'borrower' | 'property' | 'line' | 'opening'>,
): DocumentModel {
  const { line, opening, property } = subject;
  const { terms } = line;
  const balloon = isInterestOnly(terms) ? ', with the whole principal' : '';
  return frame(subject, 'CLOSING_SUMMARY', {
    opening: [
      {
        kind: 'amounts',
        figures: [
          ['Credit limit and initial draw', formatWholeDollars(terms.lineAmountCents)],
          [paymentLabel(terms), formatDollars(terms.monthlyPaymentCents)],
          [cashLabel(line), formatDollars(terms.cashToBorrowerCents)],
        ],
      },
    ],
    sections: [
      section(
        'Your line',
        definitions(
          [
            'ANNUAL PERCENTAGE RATE',
            `${formatRate(terms.noteRatePct)}, ${line.withoutAutopay ? `${formatRate(line.withoutAutopay.noteRatePct)} if automatic payment ends` : 'fixed'}; it does not include costs other than interest`,
          ],
          ['Rate shown with your offer', `${formatPct(terms.aprPct, 2)}; it includes the origination fee`],
          ['Date of the agreement', longDate(opening.openedOn)],
          ['First draw, expected', longDate(opening.firstDrawOn)],
          ['First payment', longDate(opening.firstDueOn)],
          ['Last payment', `${longDate(maturityOf(subject))} (${terms.termYears} years)${balloon}`],
        ),
      ),
      section(
        'Fees',
        feesTable(line.fees),
        paragraph(
          'We take these fees from the initial draw and pay them for you. You bring no money to closing.',
        ),
      ),
      section('Where the draw goes', initialDrawTable(line), ...cashByNotaryBlocks(line)),
      section(
        'Before you sign',
        paragraph(wordsOf(subject, 'CLOSING_SUMMARY', 'compare')),
        ...(property.state === 'TX'
          ? [
              paragraph(
                `This is the final itemized disclosure of the actual fees, points, interest, costs and charges. In Texas the line may not close before one business day after you receive it. It was first delivered on ${longDate(opening.feesDeliveredOn)}.`,
              ),
            ]
          : []),
      ),
    ],
  });
}

function initialDrawTable(line: Line): Block {
  const { terms, fees, payoffs } = line;
  const fromDraw = fees.filter(({ paidFrom }) => paidFrom === 'DRAW');
  const paidOff = sumCents(payoffs.map(({ amountCents }) => amountCents));
  const cash = cents(terms.lineAmountCents - feesPaidFrom(fees, 'DRAW') - paidOff);
  if (cash !== terms.cashToBorrowerCents) {
    throw new RangeError('The items do not leave the cash that the terms promise');
  }
  return {
    kind: 'table',
    caption: 'From the initial draw to the cash that you receive',
    columns: [
      { heading: 'Item', align: 'left' },
      { heading: 'Amount', align: 'right' },
    ],
    rows: [
      ['Initial draw', formatDollars(terms.lineAmountCents)],
      ...fromDraw.map(({ name, amountCents }) => [name, formatDollars(cents(-amountCents))]),
      ...payoffs.map(({ creditor, amountCents }) => [
        `Payoff to ${creditor}`,
        formatDollars(cents(-amountCents)),
      ]),
    ],
    total: [cashLabel(line), formatDollars(cash)],
  };
}
