import type { Amounts, LineCode, ValueSource } from '../facts/explanation-lines.ts';
import { HOME_COST_NAMES } from '../facts/home-cost-names.ts';
import { LIEN_SOURCES } from '../facts/lien-sources.ts';
import { type Cents, formatDollars, formatWholeDollars } from '../money/cents.ts';
import { formatPct, formatRate } from '../money/percent.ts';
import { formatTestedInputs, type TestedInput } from '../tables/tested-inputs.ts';
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
import { DEBT_KINDS, TREATMENT_WORDS } from './debt-words.ts';
import { REVIEW_WORDS } from './review-words.ts';
import { codeInWords, listed, say, type WordsFor } from './words.ts';

/** The text of each line for underwriters and examiners. */
export const STAFF_WORDS: WordsFor<LineCode> = {
  ...REVIEW_WORDS,

  SCORE: ({ score, isLowestOfSeveral }) =>
    say(
      'Credit score',
      score === undefined ? 'None' : String(score),
      isLowestOfSeveral ? 'Lowest of the borrowers' : score ? '' : 'The report has no score',
    ),
  HOME_VALUE: (value) => say('Property value', shortDollars(value.cents), valueSource(value)),
  LIENS_TOTAL: ({ cents }, { isTotal }) =>
    say('Retained liens', isTotal ? formatDollars(cents) : shortDollars(cents)),
  INCOME_TOTAL: ({ cents }, { isTotal }) =>
    say('Monthly qualifying income', isTotal ? formatDollars(cents) : shortDollars(cents)),
  DEBTS_TOTAL: ({ cents }, { isTotal }) =>
    isTotal
      ? say('Monthly debts', formatDollars(cents))
      : say('Monthly debts', shortDollars(cents), 'Including retained mortgages and other housing costs'),

  STATED_INCOME: ({ cents }) => say('Stated monthly income', formatDollars(cents)),
  VERIFIED_INCOME: ({ cents, source, on }) =>
    say(
      'Verified monthly income',
      formatDollars(cents),
      listed([INCOME_SOURCES[source] ?? 'Linked source', on]),
    ),
  COUNTED_INCOME: ({ cents, countedPct, ...lasting }) =>
    say(
      'Qualifying part',
      formatDollars(cents),
      listed([`${formatPct(countedPct, 0)} of it`, ...incomeTerms(lasting)], '; '),
    ),
  ASSETS: ({ cents, asset, sharePct }) =>
    say(ASSETS[asset], formatDollars(cents), `${formatPct(sharePct, 0)} counted`),
  CO_BORROWER_INCOME: ({ cents, isVerified }) =>
    say(`${isVerified ? 'Verified' : 'Stated'} monthly income of a co-borrower`, formatDollars(cents)),
  INCOME_FROM_ASSETS: ({ cents, years }) =>
    say(
      `Asset depletion over ${years} years`,
      formatDollars(cents),
      'No assets are used to close: the draw covers every cost',
    ),

  OTHER_DEBTS: ({ cents }) => say('Non-mortgage debts', formatDollars(cents), 'Credit report'),
  DEBT: ({ cents, creditor, kind, ...debt }) =>
    say(
      `${creditor} (${DEBT_KINDS[kind].staff})`,
      formatDollars(cents),
      TREATMENT_WORDS[debt.by].staff(debt),
    ),
  CO_BORROWER_DEBTS: ({ cents }) =>
    say('Debts of co-borrowers alone', formatDollars(cents), 'Their credit reports'),
  MORTGAGE_PAYMENT: ({ cents, holder, isOnThisHome }) =>
    say(holder, cents > 0 ? formatDollars(cents) : 'No payment known', isOnThisHome ? '' : 'Other property'),
  HOME_COST: ({ cents, cost }) =>
    say(HOME_COSTS.get(cost) ?? cost, formatDollars(cents), 'Stated by the borrower'),
  LIEN: ({ holder, securedCents, balanceCents, source }) =>
    say(
      holder,
      formatDollars(securedCents),
      listed(
        [
          LIEN_SOURCES[source].staff,
          securedCents !== balanceCents &&
            `counted at its credit limit, balance ${formatDollars(balanceCents)}`,
        ],
        '; ',
      ),
    ),

  MINIMUM_SCORE: ({ score }) => say('Minimum score for the property', String(score)),
  MINIMUM_LINE: ({ cents }) => say('Minimum line', formatWholeDollars(cents)),
  SCORE_LIMITS: ({ score, isBelowMinimum, isLowestOfSeveral: _, ...limits }) =>
    say(
      'Limits by score',
      limitsText(limits),
      isBelowMinimum ? `Limits of score ${score}, the minimum for the property` : `Score ${score}`,
    ),
  HOME_LIMITS: ({ minScore, ...limits }, { given }) =>
    say(
      'Limits by property',
      listed([limitsText(limits), minScore !== null && `minimum score ${minScore}`]),
      cells(given),
    ),
  EQUITY_LINE: ({ cents, maxCltvPct, valueCents, liensCents, isLargestLine }) =>
    say(
      'Maximum line by CLTV',
      formatWholeDollars(cents),
      `${pct(maxCltvPct)} of ${formatWholeDollars(valueCents)}, less ${formatWholeDollars(liensCents)} of retained liens${isLargestLine ? ', capped at the maximum line' : ''}`,
    ),
  PAYMENT_CAPACITY: ({ cents, maxDtiPct, incomeCents, debtsCents }) =>
    say(
      'Payment capacity',
      formatDollars(cents),
      `${pct(maxDtiPct)} DTI on ${formatDollars(incomeCents)} a month, less ${formatDollars(debtsCents)} of debts`,
    ),
  RESERVES_RULE: ({ months, aboveLineCents }) =>
    say(
      'Reserves required',
      `${months} months of all housing payments`,
      `For lines above ${formatWholeDollars(aboveLineCents)}`,
    ),

  LINE_AT_LARGER_RATE: ({ cents, atLineCents, noteRatePct }) =>
    say(
      'Maximum line by DTI',
      formatWholeDollars(cents),
      `At ${formatRate(noteRatePct)}, the rate of a line of ${formatWholeDollars(atLineCents)}`,
    ),
  LINE_PAYMENT: ({ cents, dtiPct, cltvPct }) =>
    say('Payment of this line', formatDollars(cents), `DTI ${pct(dtiPct)}, CLTV ${pct(cltvPct)}`),
  LARGER_LINE_WITHOUT_PRICE: () =>
    say('Next larger line', 'No price', 'Its rate exceeds a legal limit or the rate sheet'),
  LARGER_LINE_NOT_OFFERED: ({ feePct }) =>
    say('Next larger line', 'Not offered', `Not available at the ${pct(feePct)} fee offered first`),
  LARGER_LINE_COST: ({ lineCents, noteRatePct, paymentCents, capacityCents, raisedBy }, { given }) =>
    say(
      'Next larger line',
      capacityCents === undefined ? 'Higher rate' : 'Exceeds maximum DTI',
      listed(
        [
          `${formatWholeDollars(lineCents)} at ${formatRate(noteRatePct)} costs ${formatDollars(paymentCents)} a month${capacityCents === undefined ? '' : `, above payment capacity of ${formatDollars(capacityCents)}`}`,
          raisedBy && raisedText(raisedBy, cells(given)),
        ],
        '; ',
      ),
    ),
  THIS_LINE: ({ cents }) => say('This line', formatWholeDollars(cents)),

  BASE_RATE: ({ label, pct: rate }, { given }) => say(label, formatRate(rate), rateCells(given)),
  RATE_ADJUSTMENT: ({ label, pct: rate }, { given }) => say(label, signedPct(rate), rateCells(given)),
  DISCOUNT: ({ pct: rate, code, source, last4 }) =>
    say(`Discount ${code}`, signedPct(rate), source && discountSource(source, last4)),
  NO_DISCOUNT: () => say('Discounts', signedPct(0), 'None'),
  DISCOUNT_CAP: ({ pct: rate, capPct }) =>
    say('Discount cap', signedPct(rate), `Maximum ${pct(capPct)} in total`),
  APR_FLOOR: ({ pct: rate }) => say('Raised to the APR floor', signedPct(rate)),
  NOTE_RATE: ({ pct: rate }) => say('Note rate, fixed', formatRate(rate)),

  MONTHLY_PAYMENT: ({ cents, payments, lineCents, noteRatePct }) =>
    say(
      'Monthly payment',
      formatDollars(cents),
      `${payments} equal payments amortize ${formatWholeDollars(lineCents)} at ${formatRate(noteRatePct)}`,
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
      `${pct(feePct)} of ${formatWholeDollars(lineCents)}${texas ? `; Texas cap of ${texas.maxFeePct}% includes ${formatDollars(texas.otherFeesCents)} of other counted fees` : ''}`,
    ),
  AMOUNT_FINANCED: ({ cents }) => say('Amount financed', formatDollars(cents), 'Line less origination fee'),
  EFFECTIVE_APR: ({ pct: rate }) =>
    say('Effective APR', pct(rate), 'Including the origination fee (12 CFR 1026, Appendix J)'),
  DISCLOSED_APR: ({ pct: rate }) =>
    say('Disclosed APR', formatRate(rate), 'Note rate alone for an open-end plan (12 CFR 1026.14(b))'),
  HIGH_COST_RATE: (limit) => say('High-cost rate threshold', pct(limit.pct), highCostSource(limit)),
  HIGH_COST_FEES: ({ cents }) =>
    say(
      'High-cost points and fees threshold',
      formatDollars(cents),
      '12 CFR 1026.32(a)(1)(ii), or state law where stricter',
    ),

  INITIAL_DRAW: ({ cents }) => say('Initial draw', formatWholeDollars(cents), 'Whole line'),
  FEE_FROM_DRAW: ({ cents, fee }) => say(FEES[fee], formatDollars(cents)),
  CASH_IN_HAND: ({ cents }) => say('Cash to borrower', formatDollars(cents)),
  RECORDING_FEE: ({ cents }) => say('Recording fee', formatDollars(cents)),
  RECORDING_TAX: ({ cents, lineCents, ...law }) =>
    say('Recording tax', formatDollars(cents), taxLaw(law, lineCents)),

  RULE_FAILED: ({ rule, decision, ...reason }, { given }) =>
    say(codeInWords(rule), statedReasonText(reason) ?? NEXT[decision] ?? '', cells(given)),
  NO_RULE_FAILED: () => say('Policy rules', 'All met'),
  LINE_CHOSEN: ({ cents, noteRatePct }) =>
    say('Line chosen', formatWholeDollars(cents), `At ${formatRate(noteRatePct)}`),
  INCOME_WHEN_CHOSEN: ({ cents, tolerancePct }) =>
    say(
      'Income at offer selection',
      formatDollars(cents),
      `Verified income may be up to ${pct(tolerancePct)} lower`,
    ),
  RESERVES_SHOWN: ({ cents }) => say('Verified reserves', formatDollars(cents)),
  RESERVES_REQUIRED: ({ cents, months, aboveLineCents }) =>
    say(
      'Reserves required for the chosen line',
      formatDollars(cents),
      `${months} months of all housing payments, for lines above ${formatWholeDollars(aboveLineCents)}`,
    ),
  LIMITED_BY: ({ limit }) => say('Limited by', codeInWords(limit)),
  UNDERWRITER_QUESTION: ({ question, isConfirmed }) =>
    say(
      'Referred to underwriter',
      UNDERWRITER_QUESTIONS[question],
      isConfirmed ? 'Confirmed' : 'Not confirmed',
    ),
  WINBACK: () => say('Counteroffer', 'Another line, term or product is available'),
  LINE_BEFORE: ({ cents, termYears, noteRatePct, feePct }) =>
    say(
      'Line before',
      formatWholeDollars(cents),
      `${termYears} years at ${formatRate(noteRatePct)}, fee ${pct(feePct)}`,
    ),
  LINE_NOW: ({ cents, termYears, noteRatePct }) =>
    say('Line now', formatWholeDollars(cents), `${termYears} years at ${formatRate(noteRatePct)}`),
  CHANGED_BY: ({ reason }) => say('Changed by', codeInWords(reason)),
  DECISION: ({ decision }) => say('Decision', codeInWords(decision)),
  REASON: ({ reasonCode, statedReason }) => say(statedReason ?? reasonText(reasonCode), reasonCode),
  TERM_REFUSED: ({ termYears, rule, ...refusal }) =>
    say(`${termYears} years`, statedReasonText(refusal) ?? codeInWords(rule), refusalText(refusal)),

  VALUE_USED: (value) =>
    say('Value used for the offers', formatWholeDollars(value.cents), valueSource(value)),
  VALUE_FOUND: (value) => say('New value', formatWholeDollars(value.cents), valueSource(value)),
  VALUE_DIFFERENCE: ({ pct: difference, tolerancePct, isWithin }) =>
    say(
      'Variance',
      difference === 0 ? 'None' : `${pct(Math.abs(difference))} ${difference < 0 ? 'lower' : 'higher'}`,
      isWithin
        ? `Within the policy’s tolerance of ${pct(tolerancePct)}`
        : `Above the policy’s tolerance of ${pct(tolerancePct)}: manual review`,
    ),
  HOME_CONDITION: ({ condition }) =>
    say('Property condition', codeInWords(condition), 'Below average requires manual review'),
  VALUE_SHARE: ({ pct: share, supportsFromPct, isEnough }) =>
    say(
      'Share of the value used',
      pct(share),
      isEnough
        ? `At least ${pct(supportsFromPct)}: supports the line`
        : `Below ${pct(supportsFromPct)}: the line must stay in its rate band`,
    ),
  RATE_BAND: ({ wasPct, crossedCutPct }) =>
    say(
      'CLTV rate band',
      crossedCutPct === undefined ? 'Unchanged' : 'Higher',
      `CLTV ${pct(wasPct)} on the value used${crossedCutPct === undefined ? '' : `; rates may change above ${pct(crossedCutPct)}`}`,
    ),
  CLTV_WITH_LINE: ({ pct: share, maxPct }) =>
    say('CLTV on the new value', pct(share), maxPct === undefined ? '' : `Maximum ${pct(maxPct)}`),

  RECORDED: ({ label, value, from }) => say(label, value, from),
};

function cells(given: readonly TestedInput[] = []): string {
  return formatTestedInputs(given);
}

/** Returns only the value of a single tested input, because the line's label already names it. */
function rateCells(given: readonly TestedInput[] = []): string {
  const [only, ...others] = given;
  return only && others.length === 0 ? only.value : formatTestedInputs(given);
}

function valueSource({ source, avmValueCents, avmCells }: ValueSource): string {
  const avm = listed([avmValueCents !== undefined && formatWholeDollars(avmValueCents), avmCells], ': ');
  const words = {
    BROKER: 'Broker price opinion (BPO)',
    STAFF: 'Staff review',
    ESTIMATE: 'Borrower’s estimate',
    ESTIMATE_WITHOUT_AVM: `Borrower’s estimate; AVM not usable, ${avm}`,
    AVM: `AVM, ${avm}`,
    AVM_AFTER_HAIRCUT: `After haircut of AVM, ${avm}`,
  };
  return words[source];
}

type IncomeTerms = Omit<Amounts<'COUNTED_INCOME'>, 'cents' | 'countedPct'>;

function incomeTerms({ monthsReceived, monthsRemaining, taxFree, pensionMonthsRemaining }: IncomeTerms) {
  return [
    monthsReceived !== undefined && `${monthsReceived} months received, ${monthsRemaining} remaining`,
    taxFree && 'tax-free',
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
    maxCltvPct !== null && `maximum CLTV ${maxCltvPct}%`,
    maxDtiPct !== null && `maximum DTI ${maxDtiPct}%`,
    maxLineCents !== null && `maximum line ${formatWholeDollars(maxLineCents)}`,
  ]);
}

type Refusal = Omit<Amounts<'TERM_REFUSED'>, 'termYears' | 'rule'>;

function refusalText({
  smallestLineCents,
  noteRatePct,
  highestAprPct,
  highCost,
  recordingTax,
}: Refusal): string {
  const smallest = `Minimum line, ${formatWholeDollars(smallestLineCents)}`;
  if (recordingTax)
    return `${smallest}: recording tax ${formatDollars(recordingTax.cents)} (${taxLaw(recordingTax, smallestLineCents)}), maximum ${formatDollars(recordingTax.highestCents)}`;
  if (noteRatePct === undefined) return smallest;
  if (highCost)
    return `${smallest}, at ${formatRate(noteRatePct)}; high-cost above ${pct(highCost.pct)} (${highCost.law})`;
  return `${smallest}, at ${formatRate(noteRatePct)}; maximum APR ${pct(highestAprPct ?? 0)}`;
}

function discountSource(source: string, last4: string | undefined): string {
  const words: Readonly<Record<string, string>> = {
    MEMBERSHIP_NUMBER: `Stated membership number ending in ${last4}`,
    LENDER: 'Code of this lender',
    AUTOPAY: 'Autopay chosen',
    AUTOPAY_UNLESS_DECLINED: 'Unless the borrower declines autopay',
    AUTOPAY_KEPT: 'Kept: the line is not available without it',
  };
  return words[source] ?? '';
}

const INCOME_SOURCES: Readonly<Record<string, string>> = {
  EMPINFO: 'VOE by the employer',
  MANUAL_PAYSTUB: 'Pay stubs reviewed by staff',
  PLAID_TRANSACTIONS: 'Bank deposits (PLAID_TRANSACTIONS)',
  POINTSERV_1099_MISC: 'Forms 1099 (POINTSERV_1099_MISC)',
  POINTSERV_PAYROLL: 'Payroll (POINTSERV_PAYROLL)',
  POINTSERV_TAX: 'Tax returns (POINTSERV_TAX)',
  TRUV_FINANCIAL_ACCOUNTS: 'Financial accounts (TRUV_FINANCIAL_ACCOUNTS)',
  TRUV_PAYROLL: 'Payroll (TRUV_PAYROLL)',
};

const ASSETS = {
  CHECKING_SAVINGS: 'Checking and savings',
  BROKERAGE: 'Brokerage accounts',
  RETIREMENT: 'Retirement accounts',
};

const HOME_COSTS = new Map<string, string>(HOME_COST_NAMES);

const FEES = {
  ORIGINATION: 'Origination fee',
  VALUATION: 'Valuation fee',
  NOTARY: 'In-person notary fee',
  RECORDING: 'Recording fee and tax',
  LENDER_CREDIT: 'Lender credit',
  DEBTS_PAID_OFF: 'Payoffs from the draw',
};

/** What an underwriter must confirm, in words. */
export const UNDERWRITER_QUESTIONS = {
  TAX_RETURN_INCOME: 'Income from tax returns',
  OPEN_JUDGMENT: 'Open judgment or tax lien',
};

/** What happens next where a rule gives no reason. */
const NEXT: Readonly<Record<string, string>> = {
  ASSET_DEPLETION: 'Asset depletion may be added to income',
  REVIEW: 'Manual review',
  ERROR: 'Retry',
};
