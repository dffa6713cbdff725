import type { Cost } from '@homeline/contract/offers/get-offers.ts';
import { OFFERS_HOLD_DAYS } from '@homeline/domain/offers/hold.ts';
import type { RepricingReason } from '@homeline/domain/offers/repricing-reason.ts';
import type { BreakEven } from './estimate.ts';

const spanWords = (months: number) => (months < 24 ? `${months} months` : `${Math.round(months / 12)} years`);

const COSTS: Record<Cost['kind'], string> = {
  ORIGINATION_FEE: 'Origination fee',
  VALUATION: 'Home valuation',
  MANUAL_NOTARY: 'In-person notary',
  LENDER_CREDIT: 'Lender credit',
  RECORDING_FEE: 'Recording fee',
  RECORDING_TAX: 'Recording tax',
  PAYOFFS: 'Loans paid off',
};

/** Why the same line costs more or less than it did. */
const REPRICED: Record<RepricingReason, string> = {
  EXPIRED: `We hold offers for ${OFFERS_HOLD_DAYS} days. The ones you saw have expired, so these use today’s rates.`,
  INCOME: 'You changed your income, so we updated your offers.',
  VERIFIED_INCOME: 'The income we verified differs from what you told us, so we updated your offers.',
  LIENS: 'You changed your mortgages or which ones your line pays off, so we updated your offers.',
  FOUND_LIENS: 'We found another loan on your home that your line will pay off, so we updated your offers.',
  REVIEWED_LIENS:
    'You told us a loan is on another home. An underwriter found it’s on this one, so we updated your offers.',
  HOME_COSTS: 'You changed your monthly home costs, so we updated your offers.',
  VALUE: 'The value of your home changed, so we updated your offers.',
  ASSETS: 'Your savings now count, so we updated your offers.',
  CREDIT: 'Your full credit report differs from the first one, so we updated your offers.',
  CO_BORROWER:
    'Your co-borrower has answered. Their income, debts and credit now count with yours, so we updated your offers.',
  CO_BORROWER_CREDIT:
    'Your co-borrower’s full credit report differs from the first one, so we updated your offers.',
  WITHOUT_CO_BORROWER:
    'You’re going on without a co-borrower. Only your own income, debts and credit count now, so we updated your offers.',
  FILE: 'Something we used for your offers changed, so we updated them.',
};

/** Why an offer has a smallest line above the lender's. */
export type LeastReason = 'COSTS' | 'TERM';

/** Copy for the pages about offers. */
export const offersCopy = {
  costs: COSTS,
  repriced: REPRICED,
  /** How a line is paid back, alone and after an amount. */
  term: {
    years: (years: number) => `${years} years`,
    overYears: (years: number) => `over ${years} years`,
    interestOnly: 'Interest only',
    withInterestOnly: 'with interest-only payments',
  },
  select: {
    heading: 'How much would you like?',
    why: (maximum: string) =>
      `You can borrow up to ${maximum}. Move the slider to see what it costs. Nothing is final until you sign.`,
    amount: 'Amount',
    term: 'Term',
    repayment: 'How you pay it back',
    fee: 'Origination fee',
    changed: 'Your figures have changed',
    explanation: 'How we got these figures',
    useSavings: 'Add my savings to qualify for more',
    leave: 'None of these work for me',
    upTo: (amount: string) => `up to ${amount}`,
    upToInterestOnly: (amount: string) => `up to ${amount}; the full balance is due at the end`,
    from: (amount: string) => `from ${amount}`,
    /** Breaks only between the three. */
    feePrice: (rate: string, payment: string, total: string) =>
      `${rate} rate\n${payment} a\u00a0month\n${total} in\u00a0costs`,
  },
  fee: {
    hint: 'A higher fee gets you a lower rate. We deduct it from your draw, so you don’t pay it up front. Costs here are the fee and the interest over the whole term, without the amount itself.',
    paysOff: ({ feePct, thanPct, months }: BreakEven) =>
      months === undefined
        ? `${feePct}% costs you more than ${thanPct}%, however long you keep the line.`
        : `If you pay the line off within about ${spanWords(months)}, ${feePct}% costs you more than ${thanPct}%.`,
    texas: (maxPct: number) => `Texas limits all fees together to ${maxPct}% of the amount.`,
  },
  amountRates: {
    title: 'Rates for other amounts',
    lower: (amount: string, rate: string) => `Your rate depends on the amount. For ${amount}, it’s ${rate}.`,
    upTo: (amount: string) => `Up to ${amount}`,
  },
  limits: {
    range: (smallest: string, largest: string) =>
      `We lend ${smallest} to ${largest}. Your home’s value, credit and income set your maximum.`,
    least: (amount: string, reason: LeastReason) =>
      reason === 'COSTS'
        ? `You need at least ${amount} to cover the loans it pays off and its costs.`
        : `The minimum for this term is ${amount}.`,
    rounding: 'We round down to a whole hundred dollars.',
    tooMuch: (amount: string) => `Cannot be more than ${amount}`,
    tooLittle: (amount: string) => `Must be at least ${amount}`,
  },
  terms: {
    payment: 'Monthly payment',
    interest: 'Interest each month',
    forAmount: (amount: string) => `for ${amount}`,
    payments: (years: number) => `${years * 12} payments over ${years} years`,
    line: 'Line of credit',
    lineDrawn: 'Line of credit, drawn when it opens',
    draw: 'Initial draw',
    apr: 'APR',
    aprDetail: 'includes the origination fee',
    aprOf: (rate: string) => `${rate} APR`,
    rate: 'Interest rate',
    rateDetail: { fixed: 'fixed', autopay: 'fixed, with autopay' },
    rateOf: (rate: string) => `${rate} fixed rate`,
    cash: 'Cash in hand',
    paidOut: 'Loans paid off and other costs',
    recording: 'Recording fee and tax',
    autopay: 'Includes the autopay discount.',
    noPenalty: 'There’s no penalty for paying early.',
    aprNote: (rate: string) =>
      `The APR here includes the origination fee. Your agreement shows ${rate}, because by law the APR of a line of credit counts only interest.`,
  },
  howItWorks: {
    heading: 'How your line works',
    draw: (line: string) =>
      `You get the whole ${line} when the line opens, and you pay interest on all of it from that day.`,
    again: (years: number, least: string) =>
      `What you pay back you can draw again for ${years} years, at least ${least} at a time, at the same rate.`,
    upFront:
      'Nothing is due up front: every fee comes out of your draw. You keep paying your homeowners insurance.',
    inPerson: (fee: string) =>
      `You sign the deed with a notary, by video at no charge. If you’d rather meet one in person, it costs ${fee}, taken from your draw.`,
  },
  chart: {
    heading: 'What you owe over time',
    total: (years: number, interest: string) => `Over ${years} years, you’ll pay ${interest} in interest.`,
    totalInterestOnly: (interest: string) =>
      `By the end you’ll pay ${interest} in interest, and then the full balance is due.`,
    lower: 'Paying more or sooner lowers it.',
    balance: 'Balance',
    interest: 'Interest paid so far',
    title: 'Balance and interest over time',
    today: 'Today',
    after: (years: number, balance: string, interest: string) =>
      `After ${years} years, you owe ${balance} and have paid ${interest} in interest.`,
  },
  explanation: {
    decision: 'How we decided',
    failed: 'We couldn’t load this. Close it and open it again.',
    sheet: (day: string) => `our rate sheet of ${day}`,
    policy: (day: string) => `our credit policy of ${day}`,
    source: (rules: readonly string[]) => `Based on ${rules.join(' and ')}.`,
    table: (name: string) => `from our table “${name}”`,
    policyOfLine: (day: string) => `credit policy of ${day}`,
    noChange: 'No change',
  },
  reoffered: {
    title: 'We updated your offers. Please choose again',
    same: 'You can still have the line you chose at the same price.',
    none: (term: string) => `We can’t offer a line ${term} anymore.`,
    still: (largest: string) => `You can still borrow up to ${largest}.`,
    now: (largest: string, before: string) =>
      `You can now borrow up to ${largest}. Before, it was ${before}.`,
    withFee: (amount: string, term: string, fee: string) => `${amount} ${term} with a fee of ${fee}`,
  },
  elsewhere: {
    changed: 'You changed your line in another window.',
    current: (line: string) => `Your current line is ${line}.`,
    kept: (action: string) => `What you typed is still here. Select ${action} to choose it instead.`,
  },
  unavailable: (line: string, reasons: readonly string[]) =>
    `We can’t offer the ${line} you asked for: ${reasons.join('; ')}.`,
} as const;
