import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars, formatWholeDollars, toCents } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { disclosureSchedule, interestOnlyPayment } from '@homeline/domain/pricing/payment.ts';
import { AUTOPAY_CHANGE, planAutopayTerms } from '../autopay-wording.ts';
import { type Block, type DocumentModel, paragraph, type Section, section } from '../document.ts';
import { frame } from '../frame.ts';
import {
  ASK_A_TAX_ADVISER,
  lenderRights,
  minimumPayment,
  negativeAmortization,
  planPeriods,
  redrawRules,
} from '../plan-wording.ts';
import type { Plan, SubjectWith } from '../subject.ts';
import { joinWords, longDate } from '../wording.ts';
import { wordsOf } from '../words-of.ts';
import { changesSince } from './disclosure-changes.ts';

const EXAMPLE_CENTS = toCents(10_000);
const DAYS_TO_APPLY = 30;

/**
 * Writes the important terms of the plan, due with the application: the advertised plan for anyone, or the chosen terms for a borrower.
 * Source: 12 CFR 1026.40(d)(1) to (11), in that order; items (1) to (4) come first (1026.40(a)(2)). The rate is fixed, so (12) does not
 * apply.
 */
export function earlyDisclosure(subject: SubjectWith<'plan'>): DocumentModel {
  const { plan, lender } = subject;
  const applyBy = longDate(addDays(subject.madeOn, DAYS_TO_APPLY));
  return frame(subject, 'HELOC_EARLY_DISCLOSURE', {
    opening: [
      paragraph(
        `This disclosure contains important information about the ${lender.productName} of ${lender.name}, a home equity line of ` +
          'credit. Read it carefully.',
      ),
      ...(subject.reissue ? changesSince(subject.reissue) : []),
    ],
    sections: [
      section('Keep a copy', paragraph(wordsOf(subject, 'HELOC_EARLY_DISCLOSURE', 'keepCopy'))),
      section(
        'Availability of terms',
        paragraph(
          `${subject.reissue ? 'These are the terms of the application that you submitted.' : `To obtain the terms described here you must submit your application by ${applyBy}.`} Until the plan opens the annual ` +
            'percentage rate, the credit limit, the length of the plan and the fees may change if what we verify differs from what ' +
            'you told us, or if you ask for a change.',
        ),
        paragraph(
          'If a term changes before the plan opens and you therefore decide not to open it, you may receive a refund of all fees ' +
            'that you paid in connection with your application.',
        ),
      ),
      section(
        'Security interest and risk to your home',
        paragraph([
          {
            strong:
              'We will take a security interest in your home. You could lose your home if you do not meet the obligations in your agreement with us.',
          },
        ]),
      ),
      section(
        'What we may do',
        paragraph(
          'Under certain conditions we may end the plan, require you to pay the whole balance in a single payment and charge fees ' +
            'for ending it; refuse further draws; lower the credit limit; and make certain changes to the plan that the agreement ' +
            'names. Ask us, and we will tell you the conditions. They are these:',
        ),
        ...lenderRights(...(plan.ratePctWithoutAutopay === undefined ? [] : [AUTOPAY_CHANGE])),
      ),
      section('Payment terms', ...paymentTerms(plan)),
      section(
        'Annual percentage rate',
        paragraph([
          {
            strong: `ANNUAL PERCENTAGE RATE: ${formatRate(plan.recentRatePct)}, ${plan.ratePctWithoutAutopay === undefined ? 'fixed' : 'with automatic payment'}.`,
          },
          ' A recent rate under this plan. It does not include costs other than interest.',
        ]),
        ...planAutopayTerms(plan).map((text) => paragraph(text)),
      ),
      section('Fees that we charge', ...lenderFeeBlocks(subject)),
      section(
        'Fees to others',
        paragraph(
          `To open the plan you may have to pay fees to others, such as a valuation, a notary and recording, that together come to ${amountOrRange(plan)}. We take them from the first draw. ` +
            'Ask us, and we will give you an itemization in good faith.',
        ),
      ),
      section('Negative amortization', paragraph(negativeAmortization(plan, plan.state))),
      section('Draws', ...redrawRules(plan.state)),
      section('Taxes', paragraph(ASK_A_TAX_ADVISER)),
    ] satisfies readonly Section[],
  });
}

function paymentTerms(plan: Plan): readonly Block[] {
  return [
    ...plan.termsYears.map((termYears) =>
      paragraph(
        plan.termsYears.length > 1
          ? `For a plan of ${termYears} years: ${lowerFirst(planPeriods({ ...plan, termYears }))}`
          : planPeriods({ ...plan, termYears }),
      ),
    ),
    paragraph(minimumPayment(plan, plan.state)),
    {
      kind: 'table',
      caption:
        `Example: a balance of ${formatWholeDollars(EXAMPLE_CENTS)} at a recent ANNUAL PERCENTAGE RATE of ${formatRate(plan.recentRatePct)}, ` +
        'if you made only the minimum payments and drew nothing more',
      columns: [
        { heading: 'Time to repay', align: 'left' },
        { heading: 'Monthly payment', align: 'right' },
        { heading: isInterestOnly(plan) ? 'Balloon payment' : 'Last payment', align: 'right' },
      ],
      rows: plan.termsYears.map((years) => [
        `${years} years (${years * 12} payments)`,
        ...(isInterestOnly(plan) ? interestOnlyExample(plan) : levelExample(plan, years)),
      ]),
    },
  ];
}

function levelExample({ recentRatePct }: Plan, years: number): [string, string] {
  const { paymentCents, lastPaymentCents } = disclosureSchedule(EXAMPLE_CENTS, recentRatePct, years * 12);
  return [formatDollars(paymentCents), formatDollars(lastPaymentCents)];
}

function interestOnlyExample({ recentRatePct }: Plan): [string, string] {
  return [formatDollars(interestOnlyPayment(EXAMPLE_CENTS, recentRatePct)), formatDollars(EXAMPLE_CENTS)];
}

function lenderFeeBlocks({ plan, line }: SubjectWith<'plan'>): readonly Block[] {
  const fee = formatPct(plan.originationFeePct, 2);
  const amount = line ? `, ${formatDollars(line.terms.originationFeeCents)},` : '';
  return [
    paragraph(
      plan.originationFeePct === 0
        ? 'We charge no fee to open the plan.'
        : `To open the plan: an origination fee of ${line ? '' : 'up to '}${fee} of the credit limit${amount} taken from the first draw.`,
    ),
    paragraph(
      'To use or maintain the plan: none. There is no annual fee, no fee for a draw, no late charge and no charge for repaying early.',
    ),
  ];
}

function amountOrRange({ thirdPartyFeesCents: { lowest, highest } }: Plan): string {
  return lowest === highest
    ? formatDollars(highest)
    : `between ${joinWords([formatDollars(lowest), formatDollars(highest)])}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
