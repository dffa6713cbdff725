import { addMonths, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { interestForDays, servicingSchedule } from '@homeline/domain/pricing/payment.ts';
import { type Block, paragraph } from '../document.ts';
import type { SubjectWith } from '../subject.ts';
import { longDate, longDateWithWeekday } from '../wording.ts';

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
  const {
    opening,
    line: { terms },
  } = subject;
  if (isInterestOnly(terms)) return interestOnlySchedule(subject);
  const { installments, paymentCents, lastPaymentCents } = servicingSchedule({
    lineCents: terms.lineAmountCents,
    noteRatePct: terms.noteRatePct,
    months: terms.termYears * 12,
    openedOn: opening.firstDrawOn,
    firstDueOn: opening.firstDueOn,
  });
  if (subject.property.state === 'TX' && installments.some(({ principalCents }) => principalCents < 0)) {
    throw new RangeError('A payment would not cover its interest, which Texas does not allow');
  }
  const [first, last] = [installments.at(0), installments.at(-1)];
  return [
    paragraph(drawAssumption(subject)),
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
          `Monthly from ${longDate(first?.dueOn ?? opening.firstDueOn)}`,
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

/** States the day of the first draw that the schedule assumes. Interest starts on the day of the draw: 12 CFR 1026.6(a)(1)(i). */
function drawAssumption({ line: { terms }, opening }: SubjectWith<'line' | 'opening'>): string {
  const dayCents = interestForDays(terms.lineAmountCents, terms.noteRatePct, 1);
  const rest = isInterestOnly(terms) ? '' : ', and the last payment makes up the difference';
  return (
    `We assume that the first draw goes out on ${longDateWithWeekday(opening.firstDrawOn)}, after any right to cancel has ended and a ` +
    'cancellation sent by mail has had time to reach us. If it goes out on another day, interest starts on that day: each day changes ' +
    `the interest of the first payment by ${formatDollars(dayCents)}${rest}. No payment is due before the first draw goes out.`
  );
}

/** Returns the label of the monthly payment. Interest-only payments follow the days of each month. */
export function paymentLabel(terms: Pick<Terms, 'product'>): string {
  return isInterestOnly(terms) ? 'Monthly interest, in an average month' : 'Monthly payment';
}

function interestOnlySchedule(subject: SubjectWith<'line' | 'opening'>): readonly Block[] {
  const { terms } = subject.line;
  return [
    paragraph(drawAssumption(subject)),
    paragraph(
      `Interest is billed monthly from ${longDate(subject.opening.firstDueOn)} for the days since the last due date, or since the first draw; in an average month it is ` +
        `${formatDollars(terms.monthlyPaymentCents)} while the whole limit is drawn. The principal, ${formatDollars(terms.lineAmountCents)}, is due in one ` +
        `balloon payment on ${longDate(maturityOf(subject))}, or sooner when the home is sold or the last borrower dies.`,
    ),
  ];
}
