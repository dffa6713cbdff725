import type { DECISION_LINES, ValueSource } from '../facts/explanation-lines.ts';
import { HOME_COST_NAMES } from '../facts/home-cost-names.ts';
import { LIEN_SOURCES } from '../facts/lien-sources.ts';
import { type Cents, formatDollars, formatWholeDollars } from '../money/cents.ts';
import { formatPct, formatRate } from '../money/percent.ts';
import { CHANGE_REASON_COPY } from '../offers/change-reason-words.ts';
import {
  highCostSource,
  pct,
  raisedText,
  reasonText,
  shortDollars,
  signedPct,
  statedReasonText,
  taxLaw,
} from './amount-words.ts';
import { cellsForBorrower, rateCellsForBorrower } from './column-words.ts';
import { DEBT_KINDS, TREATMENT_WORDS } from './debt-words.ts';
import { DECISION_WORDS, RULE_WORDS } from './rule-words.ts';
import { codeInWords, listed, say, type WordsFor } from './words.ts';

/** The borrower's text for each line of a decision. */
export const BORROWER_WORDS: WordsFor<keyof typeof DECISION_LINES> = {
  // A score may be another person's, so the number is theirs to know.
  SCORE: ({ score, isLowestOfSeveral }) =>
    isLowestOfSeveral
      ? say('Credit score we used', 'The lowest', 'Of everyone who borrows')
      : say(
          'Your credit score',
          score === undefined ? 'None' : String(score),
          score ? '' : 'Your report has no score',
        ),
  HOME_VALUE: (value) => say('Value of your home', shortDollars(value.cents), valueSource(value)),
  LIENS_TOTAL: ({ cents }, { isTotal }) =>
    say('Loans that stay on your home', isTotal ? formatDollars(cents) : shortDollars(cents)),
  INCOME_TOTAL: ({ cents }, { isTotal }) =>
    say('Monthly income', isTotal ? formatDollars(cents) : shortDollars(cents)),
  DEBTS_TOTAL: ({ cents }, { isTotal }) =>
    isTotal
      ? say('Monthly debts', formatDollars(cents))
      : say('Monthly debts', shortDollars(cents), 'Including your mortgages and other home costs'),

  STATED_INCOME: ({ cents }) => say('Income you told us', formatDollars(cents)),
  VERIFIED_INCOME: ({ cents, source, on }) =>
    say(
      'Income we verified',
      formatDollars(cents),
      listed([INCOME_SOURCES[source] ?? 'From the source you linked', on]),
    ),
  COUNTED_INCOME: ({ cents, countedPct, ...lasting }) =>
    say(
      'Income we count',
      formatDollars(cents),
      listed([`${formatPct(countedPct, 0)} of it`, ...incomeTerms(lasting)], '; '),
    ),
  ASSETS: ({ cents, asset, sharePct }) =>
    say(ASSETS[asset], formatDollars(cents), `We count ${formatPct(sharePct, 0)}`),
  CO_BORROWER_INCOME: ({ cents, isVerified }) =>
    say('Your co-borrower’s income', formatDollars(cents), isVerified ? 'We verified it' : 'They told us'),
  INCOME_FROM_ASSETS: ({ cents, years }) =>
    say(
      `Monthly income from savings, over ${years} years`,
      formatDollars(cents),
      'Closing doesn’t use your savings: the draw covers every cost',
    ),

  OTHER_DEBTS: ({ cents }) => say('Debts other than mortgages', formatDollars(cents), 'Credit file'),
  DEBT: ({ cents, creditor, kind, ...debt }) =>
    say(
      `${creditor}, ${DEBT_KINDS[kind].borrower}`,
      formatDollars(cents),
      TREATMENT_WORDS[debt.by].borrower(debt),
    ),
  CO_BORROWER_DEBTS: ({ cents }) =>
    say('Your co-borrowers’ own debts', formatDollars(cents), 'Their credit files'),
  MORTGAGE_PAYMENT: ({ cents, holder, isOnThisHome }) =>
    say(holder, cents > 0 ? formatDollars(cents) : 'No payment known', isOnThisHome ? '' : 'On another home'),
  HOME_COST: ({ cents, cost }) => say(HOME_COSTS.get(cost) ?? cost, formatDollars(cents), 'You told us'),
  LIEN: ({ holder, securedCents, balanceCents, source }) =>
    say(
      holder,
      formatDollars(securedCents),
      listed(
        [
          LIEN_SOURCES[source].borrower,
          securedCents !== balanceCents && `counted at its limit, with ${formatDollars(balanceCents)} owed`,
        ],
        '; ',
      ),
    ),

  MINIMUM_SCORE: ({ score }) => say('Lowest score for this home', String(score)),
  MINIMUM_LINE: ({ cents }) => say('Smallest line', formatWholeDollars(cents)),
  SCORE_LIMITS: ({ score, isBelowMinimum, isLowestOfSeveral, ...limits }) =>
    say(
      isLowestOfSeveral ? 'Limits at the score we used' : 'Limits at your credit score',
      limitsText(limits),
      isLowestOfSeveral
        ? 'The lowest score of everyone who borrows'
        : isBelowMinimum
          ? `We used score ${score}, our minimum for this home`
          : `Score ${score}`,
    ),
  HOME_LIMITS: ({ minScore, ...limits }, { given }) =>
    say(
      'Limits for a home like yours',
      listed([limitsText(limits), minScore !== null && `a score of ${minScore} or more`]),
      cellsForBorrower(given),
    ),
  EQUITY_LINE: ({ cents, maxCltvPct, valueCents, liensCents, isLargestLine }) =>
    say(
      'Line your home’s value supports',
      formatWholeDollars(cents),
      `${pct(maxCltvPct)} of ${formatWholeDollars(valueCents)}, less ${formatWholeDollars(liensCents)} in loans on your home${isLargestLine ? ', up to our largest line' : ''}`,
    ),
  PAYMENT_CAPACITY: ({ cents, maxDtiPct, incomeCents, debtsCents }) =>
    say(
      'Payment your income covers',
      formatDollars(cents),
      `${pct(maxDtiPct)} of ${formatDollars(incomeCents)} a month, less ${formatDollars(debtsCents)} in debts`,
    ),
  RESERVES_RULE: ({ months, aboveLineCents }) =>
    say(
      'Savings you need to show',
      `${months} months of all housing payments`,
      `For lines above ${formatWholeDollars(aboveLineCents)}`,
    ),

  LINE_AT_LARGER_RATE: ({ cents, atLineCents, noteRatePct }) =>
    say(
      'Line your income covers',
      formatWholeDollars(cents),
      `At ${formatRate(noteRatePct)}, the rate for a ${formatWholeDollars(atLineCents)} line`,
    ),
  LINE_PAYMENT: ({ cents, dtiPct, cltvPct }) =>
    say(
      'Payment for this line',
      formatDollars(cents),
      `With it, your debts are ${pct(dtiPct)} of your income, and the loans on your home are ${pct(cltvPct)} of its value`,
    ),
  LARGER_LINE_WITHOUT_PRICE: () =>
    say('A larger line', 'Not available', 'Its rate would be above the limit of the law or our rate sheet'),
  LARGER_LINE_NOT_OFFERED: ({ feePct }) =>
    say(
      'A larger line',
      'Not available',
      `A higher fee doesn’t get you a larger line than a ${pct(feePct)} fee`,
    ),
  LARGER_LINE_COST: ({ lineCents, noteRatePct, paymentCents, capacityCents, raisedBy }, { given }) =>
    say(
      'A larger line',
      capacityCents === undefined ? 'Costs more' : 'Your income doesn’t cover it',
      listed(
        [
          `${formatWholeDollars(lineCents)} at ${formatRate(noteRatePct)} costs ${formatDollars(paymentCents)} a month${capacityCents === undefined ? '' : `, above the ${formatDollars(capacityCents)} your income covers`}`,
          raisedBy && raisedText(raisedBy, cellsForBorrower(given)),
        ],
        '; ',
      ),
    ),
  THIS_LINE: ({ cents }) => say('This line', formatWholeDollars(cents)),

  BASE_RATE: ({ label, pct: rate }, { given }) => say(label, formatRate(rate), rateCellsForBorrower(given)),
  RATE_ADJUSTMENT: ({ label, pct: rate }, { given }) =>
    say(label, signedPct(rate), rateCellsForBorrower(given)),
  DISCOUNT: ({ pct: rate, code, source, last4 }) =>
    say(
      'Discount',
      signedPct(rate),
      listed([codeInWords(code), source && discountSource(source, last4)], ': '),
    ),
  NO_DISCOUNT: () => say('Discounts', signedPct(0), 'None'),
  DISCOUNT_CAP: ({ pct: rate, capPct }) =>
    say(
      'Discounts above our limit',
      signedPct(rate),
      `Discounts can lower your rate by up to ${pct(capPct)}`,
    ),
  APR_FLOOR: ({ pct: rate }) => say('Raised to our lowest APR', signedPct(rate)),
  NOTE_RATE: ({ pct: rate }) => say('Interest rate, fixed', formatRate(rate)),

  MONTHLY_PAYMENT: ({ cents, payments, lineCents, noteRatePct }) =>
    say(
      'Monthly payment',
      formatDollars(cents),
      `${payments} equal payments that pay off ${formatWholeDollars(lineCents)} at ${formatRate(noteRatePct)}`,
    ),
  MONTHLY_INTEREST: ({ cents, lineCents, noteRatePct }) =>
    say(
      'Monthly interest',
      formatDollars(cents),
      `One twelfth of ${formatRate(noteRatePct)} of ${formatWholeDollars(lineCents)}`,
    ),
  ORIGINATION_FEE: ({ cents, feePct, lineCents, texas }) =>
    say(
      'Origination fee',
      formatDollars(cents),
      `${pct(feePct)} of ${formatWholeDollars(lineCents)}${texas ? `; Texas limits this and ${formatDollars(texas.otherFeesCents)} of other fees to ${texas.maxFeePct}%` : ''}`,
    ),
  AMOUNT_FINANCED: ({ cents }) =>
    say('Amount financed', formatDollars(cents), 'Your line less the origination fee'),
  EFFECTIVE_APR: ({ pct: rate }) =>
    say(
      'APR including the fee',
      pct(rate),
      'The rate at which your payments equal the amount financed (12 CFR 1026, Appendix J)',
    ),
  DISCLOSED_APR: ({ pct: rate }) =>
    say(
      'APR in your disclosures',
      formatRate(rate),
      'For a line of credit, we disclose the interest rate without fees and list the fees separately (12 CFR 1026.14(b))',
    ),
  HIGH_COST_RATE: (limit) =>
    say('Highest rate before the law calls a line high-cost', pct(limit.pct), highCostSource(limit)),
  HIGH_COST_FEES: ({ cents }) =>
    say(
      'Highest points and fees before the law calls a line high-cost',
      formatDollars(cents),
      '12 CFR 1026.32(a)(1)(ii), or state law where it’s stricter',
    ),

  INITIAL_DRAW: ({ cents }) => say('Initial draw', formatWholeDollars(cents), 'Your whole line'),
  FEE_FROM_DRAW: ({ cents, fee }) => say(FEES[fee], formatDollars(cents)),
  CASH_IN_HAND: ({ cents }) => say('Cash in hand', formatDollars(cents)),
  RECORDING_FEE: ({ cents }) => say('Recording fee', formatDollars(cents)),
  RECORDING_TAX: ({ cents, lineCents, ...law }) =>
    say('Recording tax', formatDollars(cents), taxLaw(law, lineCents)),

  RULE_FAILED: ({ rule, decision, ...reason }, { given }) =>
    say(
      Object.hasOwn(RULE_WORDS, rule) ? `We require that ${RULE_WORDS[rule]}` : codeInWords(rule),
      statedReasonText(reason) ?? NEXT[decision] ?? '',
      cellsForBorrower(given),
    ),
  NO_RULE_FAILED: () => say('What we require of every application', 'You meet it'),
  LINE_CHOSEN: ({ cents, noteRatePct }) =>
    say('Line you chose', formatWholeDollars(cents), `At ${formatRate(noteRatePct)}`),
  INCOME_WHEN_CHOSEN: ({ cents, tolerancePct }) =>
    say(
      'Income when you chose it',
      formatDollars(cents),
      `Verified income may be up to ${pct(tolerancePct)} lower`,
    ),
  RESERVES_SHOWN: ({ cents }) => say('Savings you showed', formatDollars(cents)),
  RESERVES_REQUIRED: ({ cents, months, aboveLineCents }) =>
    say(
      'Savings needed for the line you chose',
      formatDollars(cents),
      `${months} months of all housing payments, for lines above ${formatWholeDollars(aboveLineCents)}`,
    ),
  LIMITED_BY: ({ limit }) => say('What limits your line', limitText(limit)),
  UNDERWRITER_QUESTION: ({ question, isConfirmed }) =>
    say('Reviewed by an underwriter', QUESTIONS[question], isConfirmed ? 'Confirmed' : 'Not confirmed yet'),
  WINBACK: () => say('What you can do', 'Another line, term or product is available'),
  LINE_BEFORE: ({ cents, termYears, noteRatePct, feePct }) =>
    say(
      'Line before',
      formatWholeDollars(cents),
      `${termYears} years at ${formatRate(noteRatePct)} with a ${pct(feePct)} fee`,
    ),
  LINE_NOW: ({ cents, termYears, noteRatePct }) =>
    say('Line now', formatWholeDollars(cents), `${termYears} years at ${formatRate(noteRatePct)}`),
  CHANGED_BY: ({ reason }) =>
    say(
      'Why it changed',
      (CHANGE_REASON_COPY as Readonly<Record<string, string>>)[reason] ?? codeInWords(reason),
    ),
  DECISION: ({ decision }) => say('Our decision', DECISION_WORDS[decision] ?? codeInWords(decision)),
  REASON: ({ reasonCode, statedReason }) => say('Reason', statedReason ?? reasonText(reasonCode)),
  TERM_REFUSED: ({ termYears, rule, ...refusal }) =>
    say(`${termYears} years`, statedReasonText(refusal) ?? limitText(rule), refusalText(refusal)),

  VALUE_USED: (value) =>
    say('Value used for your offers', formatWholeDollars(value.cents), valueSource(value)),
  VALUE_FOUND: (value) => say('New value', formatWholeDollars(value.cents), valueSource(value)),
  VALUE_DIFFERENCE: ({ pct: difference, tolerancePct, isWithin }) =>
    say(
      'Difference',
      difference === 0 ? 'None' : `${pct(Math.abs(difference))} ${difference < 0 ? 'lower' : 'higher'}`,
      isWithin
        ? `Within our limit of ${pct(tolerancePct)}`
        : `More than ${pct(tolerancePct)}, so we review it`,
    ),
  HOME_CONDITION: ({ condition }) =>
    say('Condition of your home', codeInWords(condition), 'We review a home in less than average condition'),
  VALUE_SHARE: ({ pct: share, supportsFromPct, isEnough }) =>
    say(
      'Share of the value used for your offers',
      pct(share),
      isEnough
        ? `At least ${pct(supportsFromPct)}, as we require`
        : `Less than the ${pct(supportsFromPct)} we require`,
    ),
  RATE_BAND: ({ wasPct, crossedCutPct }) =>
    say(
      'Loans on your home, by rate band',
      crossedCutPct === undefined ? 'Same band' : 'A higher band',
      `${pct(wasPct)} of the value used for your offers${crossedCutPct === undefined ? '' : `; rates may change above ${pct(crossedCutPct)}`}`,
    ),
  CLTV_WITH_LINE: ({ pct: share, maxPct }) =>
    say(
      'Loans on your home with this line, by the new value',
      pct(share),
      maxPct === undefined ? '' : `Our limit is ${pct(maxPct)}`,
    ),

  RECORDED: ({ label, value, from }) => say(label, value, from),
};

function valueSource({ source, avmValueCents }: ValueSource): string {
  const avm =
    avmValueCents === undefined
      ? 'the automated valuation'
      : `the automated valuation of ${formatWholeDollars(avmValueCents)}`;
  const words = {
    BROKER: 'A broker’s opinion of value',
    STAFF: 'Our staff’s review',
    ESTIMATE: 'Your estimate',
    ESTIMATE_WITHOUT_AVM: `Your estimate, because ${avm} wasn’t reliable enough`,
    AVM: avm.replace(/^t/, 'T'),
    AVM_AFTER_HAIRCUT: `Lowered from ${avm}`,
  };
  return words[source];
}

type IncomeTerms = {
  readonly monthsReceived?: number | undefined;
  readonly monthsRemaining?: number | undefined;
  readonly taxFree?: boolean | undefined;
  readonly pensionMonthsRemaining?: number | undefined;
};

function incomeTerms({ monthsReceived, monthsRemaining, taxFree, pensionMonthsRemaining }: IncomeTerms) {
  return [
    monthsReceived !== undefined && `received for ${monthsReceived} months, ${monthsRemaining} remaining`,
    taxFree && 'not taxed',
    pensionMonthsRemaining !== undefined && `${pensionMonthsRemaining} months remaining`,
  ];
}

type Limits = {
  readonly maxCltvPct: number | null;
  readonly maxDtiPct: number | null;
  readonly maxLineCents: Cents | null;
};

function limitsText({ maxCltvPct, maxDtiPct, maxLineCents }: Limits): string {
  return listed([
    maxCltvPct !== null && `loans up to ${maxCltvPct}% of the home’s value`,
    maxDtiPct !== null && `debts up to ${maxDtiPct}% of income`,
    maxLineCents !== null && `a line up to ${formatWholeDollars(maxLineCents)}`,
  ]);
}

/** Returns what a limit requires. A limit that only this lender has keeps its name. */
function limitText(limit: string): string {
  return Object.hasOwn(RULE_WORDS, limit) ? `We require that ${RULE_WORDS[limit]}` : codeInWords(limit);
}

type Refusal = Omit<Parameters<(typeof BORROWER_WORDS)['TERM_REFUSED']>[0], 'termYears' | 'rule'>;

function refusalText({
  smallestLineCents,
  noteRatePct,
  highestAprPct,
  highCost,
  recordingTax,
}: Refusal): string {
  const smallest = `Our smallest line, ${formatWholeDollars(smallestLineCents)}`;
  if (recordingTax)
    return `${smallest}, has a recording tax of ${formatDollars(recordingTax.cents)} (${taxLaw(recordingTax, smallestLineCents)}); our limit is ${formatDollars(recordingTax.highestCents)}`;
  if (noteRatePct === undefined) return smallest;
  if (highCost)
    return `${smallest}, at ${formatRate(noteRatePct)}; above ${pct(highCost.pct)} the law calls it high-cost (${highCost.law})`;
  return `${smallest}, at ${formatRate(noteRatePct)}; our highest APR is ${pct(highestAprPct ?? 0)}`;
}

function discountSource(source: string, last4: string | undefined): string {
  const words: Readonly<Record<string, string>> = {
    MEMBERSHIP_NUMBER: `membership number ending in ${last4}`,
    LENDER: 'through our partner',
    AUTOPAY: 'you chose autopay',
    AUTOPAY_UNLESS_DECLINED: 'unless you pay manually',
    AUTOPAY_KEPT: 'kept, because the line isn’t available without it',
  };
  return words[source] ?? '';
}

const INCOME_SOURCES: Readonly<Record<string, string>> = {
  EMPINFO: 'From your employer',
  MANUAL_PAYSTUB: 'From the income documents you sent',
  PLAID_TRANSACTIONS: 'From deposits to your accounts',
  POINTSERV_1099_MISC: 'From your Forms 1099',
  POINTSERV_PAYROLL: 'From your payroll',
  POINTSERV_TAX: 'From your tax returns',
  TRUV_FINANCIAL_ACCOUNTS: 'From your accounts',
  TRUV_PAYROLL: 'From your payroll',
};

const ASSETS = {
  CHECKING_SAVINGS: 'Checking and savings',
  BROKERAGE: 'Brokerage accounts',
  RETIREMENT: 'Retirement accounts',
};

const HOME_COSTS = new Map<string, string>(HOME_COST_NAMES);

const FEES = {
  ORIGINATION: 'Origination fee',
  VALUATION: 'Home valuation',
  NOTARY: 'In-person notary',
  RECORDING: 'Recording fee and tax',
  LENDER_CREDIT: 'Paid by us',
  DEBTS_PAID_OFF: 'Debts paid off from your draw',
};

const QUESTIONS = {
  TAX_RETURN_INCOME: 'Income from tax returns',
  OPEN_JUDGMENT: 'An open judgment or tax lien',
};

/** The next step when a rule gives no reason. */
const NEXT: Readonly<Record<string, string>> = {
  ASSET_DEPLETION: 'We can count your savings along with your income',
  REVIEW: 'An underwriter reviews it',
  ERROR: 'We check again',
};
