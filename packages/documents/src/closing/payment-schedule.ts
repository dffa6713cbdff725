import { addMonths, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { servicingSchedule } from '@homeline/domain/pricing/payment.ts';
import { type Block, paragraph } from '../document.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate } from '../wording.ts';

const FIRST_YEAR = 12;

/** Returns the due date of the last payment. */
export function maturityOf({ line, opening }: SubjectWith<'line' | 'opening'>): CivilDate {
  return addMonths(opening.firstDueOn, line.terms.termYears * 12 - 1);
}

/**
 * Returns the payment schedule of the initial draw, with daily interest.
 * @throws RangeError when a Texas payment wouldn't cover its interest: article XVI, section 50(a)(6)(L)
 */
export function paymentSchedule(subject: SubjectWith<'line' | 'opening' | 'property'>): readonly Block[] {
  const { terms } = subject.line;
  if (isInterestOnly(terms)) return interestOnlySchedule(subject);
  const { installments, paymentCents, lastPaymentCents } = servicingSchedule({
    lineCents: terms.lineAmountCents,
    noteRatePct: terms.noteRatePct,
    months: terms.termYears * 12,
    ...subject.opening,
  });
  if (subject.property.state === 'TX' && installments.some(({ principalCents }) => principalCents < 0)) {
    throw new RangeError('A payment would not cover its interest, which Texas does not allow');
  }
  const [first, last] = [installments.at(0), installments.at(-1)];
  return [
    {
      kind: 'table',
      caption: 'Payments of the initial draw, if you draw nothing more and pay each on its day',
      columns: [
        { heading: 'Payments', align: 'left' },
        { heading: 'Due', align: 'left' },
        { heading: 'Amount of each', align: 'right' },
      ],
      rows: [
        [
          `1 to ${installments.length - 1}`,
          `Monthly from ${longDate(first?.dueOn ?? subject.opening.firstDueOn)}`,
          formatDollars(paymentCents),
        ],
        [
          String(installments.length),
          longDate(last?.dueOn ?? maturityOf(subject)),
          formatDollars(lastPaymentCents),
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'The first year, payment by payment',
      columns: [
        { heading: 'Due', align: 'left' },
        { heading: 'Days', align: 'right' },
        { heading: 'Interest', align: 'right' },
        { heading: 'Principal', align: 'right' },
        { heading: 'Payment', align: 'right' },
        { heading: 'Balance', align: 'right' },
      ],
      rows: installments
        .slice(0, FIRST_YEAR)
        .map((row) => [
          longDate(row.dueOn),
          String(row.days),
          formatDollars(row.interestCents),
          formatDollars(row.principalCents),
          formatDollars(row.paymentCents),
          formatDollars(row.balanceCents),
        ]),
    },
  ];
}

function interestOnlySchedule(subject: SubjectWith<'line' | 'opening'>): readonly Block[] {
  const { terms } = subject.line;
  return [
    paragraph(
      `Interest is billed monthly from ${longDate(subject.opening.firstDueOn)} for the days since the last due date; in an average month it is ` +
        `${formatDollars(terms.monthlyPaymentCents)} while the whole limit is drawn. The principal, ${formatDollars(terms.lineAmountCents)}, is due in one ` +
        `balloon payment on ${longDate(maturityOf(subject))}, or sooner when the home is sold or the last borrower dies.`,
    ),
  ];
}
