import { US_STATES } from '@homeline/domain/states/us-states.ts';

/** A line as stored before it had a code. */
type OldLine = {
  readonly label: string;
  readonly value: string;
  readonly from?: string;
  readonly given?: readonly object[];
  readonly rule?: { readonly table: string };
  readonly isTotal?: boolean;
  readonly addsNothing?: boolean;
};
type OldSection = { readonly title: string; readonly lines: readonly OldLine[] };

type Amounts = Readonly<Record<string, unknown>>;

/** Replaces the English lines of a fact's explanations by codes. Other parts stay unchanged. */
export function withLineCodes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withLineCodes);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'sections' && Array.isArray(inner) ? inner.map(codedSection) : withLineCodes(inner),
    ]),
  );
}

function isOldSection(section: object): section is OldSection {
  return 'title' in section && !('code' in section);
}

function codedSection(section: object): object {
  if (!isOldSection(section)) return section;
  const [, years, about = section.title] =
    /^(?:Over (\d+) years|Interest only): (.*)$/.exec(section.title) ?? [];
  const code = SECTIONS[about];
  const review = REVIEWS[about];
  const head = review
    ? { code: 'REVIEW', review }
    : !code
      ? { code: 'RECORDED', title: section.title }
      : about === section.title
        ? { code }
        : years
          ? { code, offer: { product: 'FIXED_TERM', termYears: Number(years) } }
          : { code, offer: { product: 'INTEREST_ONLY_AGE_RESTRICTED', termYears: 30 } };
  const lines = section.lines.map((line) => codedLine(line, about, code ?? (review ? 'REVIEW' : 'RECORDED')));
  return { ...head, lines };
}

function codedLine({ label, value, from, ...rest }: OldLine, about: string, section: string): object {
  const old = { label, value, ...(from !== undefined && { from }) };
  const line = { ...old, ...rest };
  const [code, amounts] = rateLine(line, section) ??
    patternLine(line, about, section) ??
    ruleLine(line, section) ?? ['RECORDED', old];
  // A row that tested one cell stored only the cell's value.
  const isOneCell = code === 'RATE_ADJUSTMENT' && from !== undefined && !rest.given;
  const given = isOneCell ? [{ column: '', label: '', value: from }] : rest.given;
  return { code, amounts, ...rest, ...(given && { given }) };
}

/** Codes a rate line, whose label is the name of a lender's table. */
function rateLine(
  { label, value, rule, from, isTotal }: OldLine,
  section: string,
): [string, Amounts] | undefined {
  if (section !== 'RATE' || !rule || isTotal || label === 'Channel and discounts') return undefined;
  const pct = parsed('pct', value.replace('%', ''));
  if (pct === undefined || from === undefined) return undefined;
  return [/^[+−]/.test(value) ? 'RATE_ADJUSTMENT' : 'BASE_RATE', { label, pct }];
}

/** Codes the line of a failed rule. A reason in the lender's own words stays as it is. */
function ruleLine({ label, value, rule, isTotal }: OldLine, section: string): [string, Amounts] | undefined {
  if (isTotal || !rule || !['DECISION', 'HOME', 'REVIEW'].includes(section)) return undefined;
  const [name, decision, reasonCode] = [codeOf(label), NEXT[value], REASON_CODES[value]];
  if (decision) return ['RULE_FAILED', { rule: name, decision }];
  const refused = section === 'HOME' ? 'INELIGIBLE' : 'DECLINE';
  return [
    'RULE_FAILED',
    { rule: name, decision: refused, ...(reasonCode ? { reasonCode } : { statedReason: value }) },
  ];
}

/** The texts of the principal reasons before this migration, with their codes. */
const REASON_CODES: Readonly<Record<string, string>> = {
  'Your application was not complete': 'AA01',
  'You listed too few credit references': 'AA02',
  'The kind of credit references you listed could not be accepted': 'AA03',
  'We could not confirm your credit references': 'AA04',
  'Your employment is temporary or irregular': 'AA05',
  'We could not confirm your employment': 'AA06',
  'Your time in your current employment is too short': 'AA07',
  'Your income is not enough for the amount you asked for': 'AA08',
  'Your monthly obligations are too high for your income': 'AA09',
  'We could not confirm your income': 'AA10',
  'Your time at your residence is too short': 'AA11',
  'Your residence is temporary': 'AA12',
  'We could not confirm your residence': 'AA13',
  'No credit file was found for you': 'AA14',
  'Your credit history is too limited': 'AA15',
  'Your past payment record with us': 'AA16',
  'Past or present late payments to other creditors': 'AA17',
  'A collection action or court judgment': 'AA18',
  'A garnishment or attachment': 'AA19',
  'A foreclosure or repossession': 'AA20',
  'A bankruptcy': 'AA21',
  'Too many recent inquiries on your credit report': 'AA22',
  'The value of the property does not support the line': 'AA23',
  'We could not confirm your identity': 'AA25',
  'We could not match or confirm the property': 'AA27',
  'The type or condition of the property cannot be accepted': 'AA28',
  'Title or ownership of the property cannot be accepted': 'AA29',
  'Existing liens on the property could not be settled': 'AA30',
  'Required property or flood insurance was not shown': 'AA31',
  'You are not old enough to enter a binding contract': 'AA32',
  'The factors of your score, in our letter': 'AA26',
};

const NEXT: Readonly<Record<string, string>> = {
  'Savings may be counted beside the income': 'ASSET_DEPLETION',
  'A person looks at it': 'REVIEW',
  'It is asked again': 'ERROR',
};

/** Returns the code of a label: 'Debts to income' was DTI. */
function codeOf(words: string): string {
  return words
    .replace(/^debts to income/i, 'DTI')
    .toUpperCase()
    .replaceAll(' ', '_');
}

const SECTIONS: Readonly<Record<string, string>> = {
  'What it rests on': 'BASIS',
  'Income a month': 'INCOME',
  'Debts a month': 'DEBTS',
  'Liens that stay': 'LIENS',
  'What the policy asks': 'POLICY_LIMITS',
  'The value that was found': 'VALUE_FOUND',
  'The home': 'HOME',
  Decision: 'DECISION',
  'Terms without a line': 'TERMS_REFUSED',
  'How large the line may be': 'LINE_SIZE',
  'Interest rate': 'RATE',
  'Payment and APR': 'PAYMENT',
  'Cash in hand': 'CASH',
  'Recording, besides the draw': 'RECORDING',
};

const REVIEWS: Readonly<Record<string, string>> = {
  'The home in the records': 'propertyMatchDecisions',
  'Who owns the home': 'ownershipDecisions',
  'An alert on the credit file': 'fraudAlertDecisions',
  'Liens and new debts': 'lienDecisions',
  'Mortgage payments that were late': 'delinquencyDecisions',
  'What the rules left to an underwriter': 'underwriterDecisions',
  'New inquiries on the full report': 'hardCreditDecisions',
  'Pay stubs': 'paystubDecisions',
  'The account for the money': 'bankDecisions',
  'The identity document': 'identityDecisions',
  'The sanctions list': 'sanctionsDecisions',
  'The broker’s visit': 'valuationDecisions',
  'The title': 'titleDecisions',
  'The trust that owns the home': 'trustDecisions',
  'Debts paid off from the draw': 'payoffDecisions',
  'Documents that were asked for': 'conditionDecisions',
  'What the law asks': 'complianceDecisions',
  'The attorney at the closing': 'attorneyDecisions',
  'The papers to sign': 'signdocsDecisions',
  'The deed that came back': 'deedDecisions',
  'The insurance of the home': 'insuranceDecisions',
  'What the money waits for': 'fundingDecisions',
};

/**
 * An old line: its sections, label, value and source, then its code and the amounts it implies. Braces name the amounts in a text.
 * A name that ends in `cents` is dollars, in `Pct` a percentage, in `Code` a code in words, and `state` is a state's name.
 * `count`, `score`, `days`, `months`, `years` and `payments` are whole numbers. Any other name is text.
 */
type Pattern = readonly [
  section: string,
  label: string,
  value: string,
  from: string | undefined,
  code: string,
  implied?: Amounts,
];

/** Matches the names of whole numbers in a pattern. */
const WHOLE = /(count|score|days|months|years|payments|received|remaining)$/i;

const LIMITS = 'LINE_SIZE POLICY_LIMITS';
const REASONED = 'DECISION REVIEW';
const CLAIMED = 'What the law asks';
const WAITED = 'What the money waits for';
const RETURNED = 'The deed that came back';

const PATTERNS: readonly Pattern[] = [
  ['BASIS', 'Score', '{score}', undefined, 'SCORE'],
  ['BASIS', 'Liens that stay', '{cents}', undefined, 'LIENS_TOTAL'],
  ['LIENS', 'Liens that stay', '{cents}', undefined, 'LIENS_TOTAL'],
  ['BASIS INCOME', 'Income a month', '{cents}', undefined, 'INCOME_TOTAL'],
  [
    'BASIS',
    'Debts a month',
    '{cents}',
    'With the mortgages that stay and what the home costs besides',
    'DEBTS_TOTAL',
  ],
  ['DEBTS', 'Debts a month', '{cents}', undefined, 'DEBTS_TOTAL'],
  ...valuePatterns('BASIS', 'Value of the home', 'HOME_VALUE'),
  ...valuePatterns('VALUE_FOUND', 'Value that the offers rest on', 'VALUE_USED'),
  ...valuePatterns('VALUE_FOUND', 'Value that was found', 'VALUE_FOUND'),

  ['INCOME', 'As you stated it', '{cents}', undefined, 'STATED_INCOME'],
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Told by your employer, {on}',
    'VERIFIED_INCOME',
    { source: 'EMPINFO' },
  ],
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Read from your pay stubs by our staff, {on}',
    'VERIFIED_INCOME',
    { source: 'MANUAL_PAYSTUB' },
  ],
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Read from your tax returns by the provider, as one sum, {on}',
    'VERIFIED_INCOME',
    { source: 'POINTSERV_TAX' },
  ],
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Read from your Forms 1099 by the provider, as one sum, {on}',
    'VERIFIED_INCOME',
    { source: 'POINTSERV_1099_MISC' },
  ],
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Read from the deposits of your accounts by the provider, as one sum, {on}',
    'VERIFIED_INCOME',
    { source: 'PLAID_TRANSACTIONS' },
  ],
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Read from your accounts by the provider, as one sum, {on}',
    'VERIFIED_INCOME',
    { source: 'TRUV_FINANCIAL_ACCOUNTS' },
  ],
  // Two providers read payroll; the line did not say which.
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Read from your payroll by the provider, as one sum, {on}',
    'VERIFIED_INCOME',
    { source: 'TRUV_PAYROLL' },
  ],
  [
    'INCOME',
    'As it was verified',
    '{cents}',
    'Read from what you linked by the provider, as one sum, {on}',
    'VERIFIED_INCOME',
    { source: 'UNKNOWN' },
  ],
  ['INCOME', 'Counts for', '{cents}', '{countedPct}% of it', 'COUNTED_INCOME'],
  ['INCOME', 'Counts for', '{cents}', '{countedPct}% of it; not taxed', 'COUNTED_INCOME', { taxFree: true }],
  [
    'INCOME',
    'Counts for',
    '{cents}',
    '{countedPct}% of it; paid for {monthsReceived} months, {monthsRemaining} to come',
    'COUNTED_INCOME',
  ],
  [
    'INCOME',
    'Counts for',
    '{cents}',
    '{countedPct}% of it; {pensionMonthsRemaining} months to come',
    'COUNTED_INCOME',
  ],
  [
    'INCOME',
    'Counts for',
    '{cents}',
    '{countedPct}% of it; not taxed; {pensionMonthsRemaining} months to come',
    'COUNTED_INCOME',
    { taxFree: true },
  ],
  [
    'INCOME',
    'Checking and savings',
    '{cents}',
    '{sharePct}% of it counts',
    'ASSETS',
    { asset: 'CHECKING_SAVINGS' },
  ],
  ['INCOME', 'Brokerage accounts', '{cents}', '{sharePct}% of it counts', 'ASSETS', { asset: 'BROKERAGE' }],
  ['INCOME', 'Retirement accounts', '{cents}', '{sharePct}% of it counts', 'ASSETS', { asset: 'RETIREMENT' }],
  [
    'INCOME',
    'What counts of it, spread over {years} years',
    '{cents}',
    'Closing uses none of it: the draw leaves at least what recording costs',
    'INCOME_FROM_ASSETS',
  ],

  ['DEBTS', 'Beside mortgages', '{cents}', 'Credit file', 'OTHER_DEBTS'],
  ['DEBTS', 'Property tax', '{cents}', 'As you stated it', 'HOME_COST', { cost: 'propertyTaxCents' }],
  ['DEBTS', 'Homeowner’s insurance', '{cents}', 'As you stated it', 'HOME_COST', { cost: 'insuranceCents' }],
  ['DEBTS', 'Association dues', '{cents}', 'As you stated it', 'HOME_COST', { cost: 'duesCents' }],
  ['DEBTS', '{holder}', '{cents}', 'On another home', 'MORTGAGE_PAYMENT', { isOnThisHome: false }],
  ['DEBTS', '{holder}', '{cents}', undefined, 'MORTGAGE_PAYMENT', { isOnThisHome: true }],
  ...lienPatterns('Credit file and the county’s records', 'BOTH'),
  ...lienPatterns('Credit file', 'CREDIT'),
  ...lienPatterns('The county’s records', 'RECORDS'),
  ...lienPatterns('What you told us, as our review found it', 'TOLD'),

  ['POLICY_LIMITS', 'Lowest score for this home', '{score}', undefined, 'MINIMUM_SCORE'],
  ['POLICY_LIMITS', 'Smallest line', '{cents}', undefined, 'MINIMUM_LINE'],
  [
    LIMITS,
    'Limits for the score',
    'loans up to {maxCltvPct}% of the value, debts up to {maxDtiPct}% of income, a line up to {maxLineCents}',
    'Score {score}',
    'SCORE_LIMITS',
    { isBelowMinimum: false },
  ],
  [
    LIMITS,
    'Limits for the score',
    'loans up to {maxCltvPct}% of the value, debts up to {maxDtiPct}% of income, a line up to {maxLineCents}',
    'Those of score {score}, the lowest for this home, as the score is below it',
    'SCORE_LIMITS',
    { isBelowMinimum: true },
  ],
  [
    LIMITS,
    'Narrower for this home',
    'loans up to {maxCltvPct}% of the value',
    '{_}',
    'HOME_LIMITS',
    { maxDtiPct: null, maxLineCents: null, minScore: null },
  ],
  [
    LIMITS,
    'What equity carries',
    '{cents}',
    '{maxCltvPct}% of {valueCents}, less {liensCents} of liens that stay',
    'EQUITY_LINE',
    { isLargestLine: false },
  ],
  [
    LIMITS,
    'What equity carries',
    '{cents}',
    '{maxCltvPct}% of {valueCents}, less {liensCents} of liens that stay, at most the largest line',
    'EQUITY_LINE',
    { isLargestLine: true },
  ],
  [
    LIMITS,
    'Room for a payment',
    '{cents}',
    '{maxDtiPct}% of {incomeCents} a month, less {debtsCents} of debts',
    'PAYMENT_CAPACITY',
  ],
  [
    'LINE_SIZE',
    'Savings to be shown',
    '{months} months of all housing payments',
    'For lines above {aboveLineCents}',
    'RESERVES_RULE',
  ],
  [
    'LINE_SIZE',
    'What the room carries',
    '{cents}',
    'At {noteRatePct}%, the rate of a line of {atLineCents}',
    'LINE_AT_LARGER_RATE',
  ],
  [
    'LINE_SIZE',
    'Payment of this line',
    '{cents}',
    'With it your debts come to {dtiPct}% of your income, and the loans on your home to {cltvPct}% of its value',
    'LINE_PAYMENT',
  ],
  [
    'LINE_SIZE',
    'A larger line',
    'has no price',
    'Its rate would be above what the law or our rate sheet allows',
    'LARGER_LINE_WITHOUT_PRICE',
  ],
  [
    'LINE_SIZE',
    'A larger line',
    'is not offered',
    'None is larger than with a fee of {feePct}%',
    'LARGER_LINE_NOT_OFFERED',
  ],
  [
    'LINE_SIZE',
    'A larger line',
    'does not fit your income',
    '{lineCents} at {noteRatePct}% costs {paymentCents} a month, above the room of {capacityCents}',
    'LARGER_LINE_COST',
  ],
  ['LINE_SIZE', 'This line', '{cents}', undefined, 'THIS_LINE'],

  ['RATE', 'Channel and discounts', '{_}', 'none', 'NO_DISCOUNT'],
  [
    'RATE',
    'Channel and discounts',
    '{pct}%',
    'autopay: you pay automatically',
    'DISCOUNT',
    { code: 'AUTOPAY', source: 'AUTOPAY' },
  ],
  [
    'RATE',
    'Channel and discounts',
    '{pct}%',
    'autopay: unless you pay by hand',
    'DISCOUNT',
    { code: 'AUTOPAY', source: 'AUTOPAY_UNLESS_DECLINED' },
  ],
  [
    'RATE',
    'Channel and discounts',
    '{pct}%',
    'autopay: kept, because the line could not be had without it',
    'DISCOUNT',
    { code: 'AUTOPAY', source: 'AUTOPAY_KEPT' },
  ],
  [
    'RATE',
    'Channel and discounts',
    '{pct}%',
    '{nameCode}: a code of this lender',
    'DISCOUNT',
    { source: 'LENDER' },
  ],
  [
    'RATE',
    'Channel and discounts',
    '{pct}%',
    '{nameCode}: stated membership number ending in {last4}',
    'DISCOUNT',
    { source: 'MEMBERSHIP_NUMBER' },
  ],
  ['RATE', 'Above the most that discounts take off', '{pct}%', 'At most {capPct}% together', 'DISCOUNT_CAP'],
  ['RATE', 'Raised to the lowest APR', '{pct}%', undefined, 'APR_FLOOR'],
  ['RATE', 'Interest rate, fixed', '{pct}%', undefined, 'NOTE_RATE'],

  [
    'PAYMENT',
    'Monthly payment',
    '{cents}',
    '{payments} equal payments that pay off {lineCents} at {noteRatePct}%',
    'MONTHLY_PAYMENT',
  ],
  [
    'PAYMENT',
    'Interest each month',
    '{cents}',
    'A twelfth of {noteRatePct}% of {lineCents}',
    'MONTHLY_INTEREST',
  ],
  ['PAYMENT', 'Origination fee', '{cents}', '{feePct}% of {lineCents}', 'ORIGINATION_FEE'],
  ['PAYMENT', 'Amount financed', '{cents}', 'The line less the origination fee', 'AMOUNT_FINANCED'],
  ['PAYMENT', 'APR with the fee in it', '{pct}%', '{_}', 'EFFECTIVE_APR'],
  ['PAYMENT', 'APR in your disclosures', '{pct}%', '{_}', 'DISCLOSED_APR'],
  [
    'PAYMENT',
    'Highest rate before the law calls it high cost',
    '{pct}%',
    'Average prime offer rate over {termYears} years {publishedPct}% and {marginPct} points ({law})',
    'HIGH_COST_RATE',
    { published: 'averagePrimeOfferRate' },
  ],
  [
    'PAYMENT',
    'Highest rate before the law calls it high cost',
    '{pct}%',
    'Yield of Treasury securities comparable to {termYears} years {publishedPct}% and {marginPct} points ({law})',
    'HIGH_COST_RATE',
    { published: 'treasuryYield' },
  ],
  ['PAYMENT', 'Highest points and fees before it does', '{cents}', '{_}', 'HIGH_COST_FEES'],

  ['CASH', 'Initial draw', '{cents}', 'The whole line', 'INITIAL_DRAW'],
  ['CASH', 'Origination fee', '{cents}', undefined, 'FEE_FROM_DRAW', { fee: 'ORIGINATION' }],
  ['CASH', 'Valuation of the home', '{cents}', undefined, 'FEE_FROM_DRAW', { fee: 'VALUATION' }],
  ['CASH', 'Notary who comes in person', '{cents}', undefined, 'FEE_FROM_DRAW', { fee: 'NOTARY' }],
  ['CASH', 'Borne by the lender', '{cents}', undefined, 'FEE_FROM_DRAW', { fee: 'LENDER_CREDIT' }],
  ['CASH', 'Debts paid off from the draw', '{cents}', undefined, 'FEE_FROM_DRAW', { fee: 'DEBTS_PAID_OFF' }],
  ['CASH', 'Cash in hand', '{cents}', undefined, 'CASH_IN_HAND'],
  ['RECORDING', 'Recording fee', '{cents}', undefined, 'RECORDING_FEE'],
  ['RECORDING', 'Recording tax', '{cents}', 'The law of {state}, on {lineCents}', 'RECORDING_TAX'],

  ['DECISION HOME', 'Rules of the policy', 'none stands against it', undefined, 'NO_RULE_FAILED'],
  ['DECISION', 'Score', 'none', 'The report carries no score', 'SCORE'],
  [REASONED, 'Line chosen', '{cents}', 'At {noteRatePct}%', 'LINE_CHOSEN'],
  [
    REASONED,
    'Income when it was chosen',
    '{cents}',
    'The verified one may be lower by {tolerancePct}%',
    'INCOME_WHEN_CHOSEN',
  ],
  [REASONED, 'Savings that were shown', '{cents}', undefined, 'RESERVES_SHOWN'],
  [
    REASONED,
    'Savings that the chosen line asks for',
    '{cents}',
    '{months} months of all housing payments, for lines above {aboveLineCents}',
    'RESERVES_REQUIRED',
  ],
  [REASONED, 'Limited by', '{limitCode}', undefined, 'LIMITED_BY'],
  [
    REASONED,
    'For an underwriter',
    'Income taken from tax returns',
    'Not confirmed yet',
    'UNDERWRITER_QUESTION',
    { question: 'TAX_RETURN_INCOME', isConfirmed: false },
  ],
  [
    REASONED,
    'For an underwriter',
    'Income taken from tax returns',
    'Confirmed',
    'UNDERWRITER_QUESTION',
    { question: 'TAX_RETURN_INCOME', isConfirmed: true },
  ],
  [
    REASONED,
    'For an underwriter',
    'An open judgment or tax lien',
    'Not confirmed yet',
    'UNDERWRITER_QUESTION',
    { question: 'OPEN_JUDGMENT', isConfirmed: false },
  ],
  [
    REASONED,
    'For an underwriter',
    'An open judgment or tax lien',
    'Confirmed',
    'UNDERWRITER_QUESTION',
    { question: 'OPEN_JUDGMENT', isConfirmed: true },
  ],
  [REASONED, 'Way back', '{_}', undefined, 'WINBACK'],
  [
    'DECISION',
    'Line before',
    '{cents}',
    'Over {termYears} years at {noteRatePct}% with a fee of {feePct}%',
    'LINE_BEFORE',
  ],
  ['DECISION', 'Line now', '{cents}', 'Over {termYears} years at {noteRatePct}%', 'LINE_NOW'],
  ['DECISION', 'Changed by', '{reasonCode}', undefined, 'CHANGED_BY'],
  ['DECISION HOME VALUE_FOUND', 'Decision', '{decisionCode}', undefined, 'DECISION'],
  ['DECISION', 'Decided by', 'A person of the lender', undefined, 'DECIDED_BY', { by: 'PERSON' }],
  ['DECISION', 'Decided by', 'The rule, without a person', undefined, 'DECIDED_BY', { by: 'RULE' }],
  ['DECISION', 'Income accepted, a month', '{cents}', undefined, 'INCOME_ACCEPTED'],
  ['DECISION', 'Owed to {holder}', '{balanceCents}, {monthlyPaymentCents} a month', undefined, 'DEBT_FOUND'],
  ['DECISION', 'In their words', '{text}', undefined, 'COMMENTS'],
  ['DECISION', 'As the notice states it', '{text}', undefined, 'STATED_REASON'],

  [
    'VALUE_FOUND',
    'How far off it is',
    'nothing',
    'At most {tolerancePct}%, as the policy asks',
    'VALUE_DIFFERENCE',
    { pct: 0, isWithin: true },
  ],
  [
    'VALUE_FOUND',
    'How far off it is',
    '{pct}% higher',
    'At most {tolerancePct}%, as the policy asks',
    'VALUE_DIFFERENCE',
    { isWithin: true },
  ],
  [
    'VALUE_FOUND',
    'How far off it is',
    '{pct}% higher',
    'More than {tolerancePct}%, from where on the policy has a person look at it',
    'VALUE_DIFFERENCE',
    { isWithin: false },
  ],
  [
    'VALUE_FOUND',
    'How far off it is',
    '{negativePct}% lower',
    'At most {tolerancePct}%, as the policy asks',
    'VALUE_DIFFERENCE',
    { isWithin: true },
  ],
  [
    'VALUE_FOUND',
    'How far off it is',
    '{negativePct}% lower',
    'More than {tolerancePct}%, from where on the policy has a person look at it',
    'VALUE_DIFFERENCE',
    { isWithin: false },
  ],
  [
    'VALUE_FOUND',
    'Condition of the home',
    '{conditionCode}',
    'Average or better, or a person looks at it',
    'HOME_CONDITION',
  ],
  [
    'VALUE_FOUND',
    'Its share of the value that the offers rest on',
    '{pct}%',
    'At least {supportsFromPct}%, near enough by the policy',
    'VALUE_SHARE',
    { isEnough: true },
  ],
  [
    'VALUE_FOUND',
    'Its share of the value that the offers rest on',
    '{pct}%',
    'Less than the policy’s {supportsFromPct}%: the line has to stay in its band',
    'VALUE_SHARE',
    { isEnough: false },
  ],
  [
    'VALUE_FOUND',
    'Band of liens to value with the line',
    'no higher one',
    '{wasPct}% with the value that the offers rest on',
    'RATE_BAND',
  ],
  [
    'VALUE_FOUND',
    'Band of liens to value with the line',
    'a higher one',
    '{wasPct}% with the value that the offers rest on, and rates may change above {crossedCutPct}%',
    'RATE_BAND',
  ],
  ['VALUE_FOUND', 'Liens to value with the line', '{pct}%', 'At most {maxPct}%', 'CLTV_WITH_LINE'],
  ['VALUE_FOUND', 'Liens to value with the line', '{pct}%', 'More than {maxPct}%', 'CLTV_WITH_LINE'],
  ['VALUE_FOUND', 'Liens to value with the line', '{pct}%', undefined, 'CLTV_WITH_LINE'],

  ...answerPattern('Answer of the county’s records', 'PROPERTY_RECORDS'),
  ...answerPattern('Records or title search', 'OWNERSHIP'),
  ...answerPattern('Answer of the bureau', 'CREDIT_BUREAU'),
  ...answerPattern('The borrower of an inquiry', 'INQUIRY'),
  ...answerPattern('Check of the account', 'BANK_ACCOUNT'),
  ...answerPattern('Check of the document', 'IDENTITY_DOCUMENT'),
  ...answerPattern('Comparison of the name', 'SANCTIONS_LIST'),
  ...answerPattern('Answer of the broker', 'BROKER'),
  ...answerPattern('Title search', 'TITLE_SEARCH'),
  ...answerPattern('Title search before the offers', 'PRELIMINARY_TITLE'),
  ...answerPattern('Final title search', 'FINAL_TITLE'),
  ...answerPattern('The attorney at the closing', 'ATTORNEY'),
  ...answerPattern('A payoff', 'PAYOFF'),
  ...answerPattern('Signature', 'SIGNATURE'),
  ...answerPattern('Papers', 'CLOSING_DOCUMENTS'),
  ...yesNoPatterns('Who owns the home', 'Proof sent in', 'OWNERSHIP_PROOF'),
  ['REVIEW', 'Sent in', '{count}', undefined, 'DOCUMENTS_RECEIVED'],
  ['REVIEW', 'Income as stated, a month', '{cents}', undefined, 'STATED_INCOME'],
  ['Debts paid off from the draw', '{holder}', '{cents}', undefined, 'PAYOFF_DEBT'],
  ['REVIEW', 'State of the home', '{state}', undefined, 'CLOSING_STATE'],
  ['New inquiries on the full report', '{lender}', 'Asked on {on}', undefined, 'CREDIT_INQUIRY'],
  ['REVIEW', 'A signer', 'Refused to sign', undefined, 'SIGNER_REFUSED'],

  ...yesNoPatterns(CLAIMED, 'Licence in {state}', 'LICENSE'),
  ...yesNoPatterns(CLAIMED, 'Compared with the sanctions list', 'SANCTIONS_SCREENED'),
  ...yesNoPatterns('REVIEW', 'No likeness on that list left open', 'SANCTIONS_CLEARED'),
  [CLAIMED, 'Other equity loans in Texas', 'None that stays', '{_}', 'OTHER_EQUITY_LOANS', { holders: [] }],
  [CLAIMED, 'Origination fee', '{pct}%', 'At most {maxPct}%', 'FEE_LIMIT'],
  [
    CLAIMED,
    'Interest rate',
    '{pct}%',
    'Above {limitPct}% it is a high-cost mortgage ({law})',
    'HIGH_COST_RATE_TEST',
  ],
  [
    CLAIMED,
    'Points and fees',
    '{cents}',
    'Above {limitCents} it is a high-cost mortgage (12 CFR 1026.32(a)(1)(ii), or the law of the state)',
    'HIGH_COST_FEES_TEST',
  ],
  [
    CLAIMED,
    'Liens to value in Texas',
    '{pct}%',
    'At most {maxPct}% (Tex. Const. art. XVI, 50(a)(6)(B))',
    'TEXAS_CLTV',
  ],
  [
    CLAIMED,
    'Origination fee in Texas',
    '{cents}',
    '{maxFeePct}% of the line leaves {maxCents} for it (Tex. Const. art. XVI, 50(a)(6)(E))',
    'TEXAS_FEE',
  ],
  [CLAIMED, 'Product in Texas', '{productCode}', '{_}', 'TEXAS_PRODUCT'],
  [WAITED, 'Open conditions', '{count}', undefined, 'OPEN_CONDITIONS'],
  ...yesNoPatterns(WAITED, 'Deed accepted', 'DEED_ACCEPTED'),
  ...yesNoPatterns(WAITED, 'Insurance accepted', 'INSURANCE_ACCEPTED'),
  [WAITED, 'Age of the credit report', '{days} days', 'At most {maxDays} days', 'CREDIT_REPORT_AGE'],
  [WAITED, 'Age of the credit report', 'No report', 'At most {maxDays} days', 'CREDIT_REPORT_AGE'],
  ...yesNoPatterns(WAITED, 'Account verified', 'ACCOUNT_VERIFIED'),
  ...yesNoPatterns(WAITED, 'Compared with the sanctions list since signing', 'SCREENED_SINCE_SIGNING'),
  [WAITED, 'Cash in hand', '{cents}', 'More than nothing', 'CASH_TO_FUND'],
  [
    'REVIEW',
    'The policy that was sent in',
    'Covers the home',
    '{_}',
    'INSURANCE_POLICY',
    { answer: 'COVERED' },
  ],
  ['REVIEW', 'The policy that was sent in', 'Being checked', '{_}', 'INSURANCE_POLICY'],
  [RETURNED, 'Notarial seal', 'On the returned file', undefined, 'NOTARIAL_SEAL', { holds: true }],
  [RETURNED, 'Notarial seal', 'Missing', undefined, 'NOTARIAL_SEAL', { holds: false }],
  [
    RETURNED,
    'Owners who had to sign',
    '{count}',
    'All have signed',
    'OWNER_SIGNATURES',
    { haveSigned: true },
  ],
  [
    RETURNED,
    'Owners who had to sign',
    '{count}',
    'Not all have signed',
    'OWNER_SIGNATURES',
    { haveSigned: false },
  ],
  [
    RETURNED,
    'Sent back by the county',
    '{count}',
    'Before it is left to a person: fewer than {maxCount}',
    'RECORDING_REJECTIONS',
  ],
];

function valuePatterns(section: string, label: string, code: string): readonly Pattern[] {
  const avm = 'automated valuation of {avmValueCents}: {avmCells}';
  return [
    [section, label, '{cents}', 'A broker’s opinion', code, { source: 'BROKER' }],
    [section, label, '{cents}', 'As our staff found it', code, { source: 'STAFF' }],
    [section, label, '{cents}', 'As you estimated it', code, { source: 'ESTIMATE' }],
    [
      section,
      label,
      '{cents}',
      `As you estimated it, for want of a usable ${avm}`,
      code,
      { source: 'ESTIMATE_WITHOUT_AVM' },
    ],
    [section, label, '{cents}', `The ${avm}`, code, { source: 'AVM' }],
    [section, label, '{cents}', `Cut down from the ${avm}`, code, { source: 'AVM_AFTER_HAIRCUT' }],
  ];
}

function lienPatterns(known: string, source: string): readonly Pattern[] {
  return [
    ['LIENS', '{holder}', '{securedCents}', known, 'LIEN', { source }],
    [
      'LIENS',
      '{holder}',
      '{securedCents}',
      `${known}; at its limit, with {balanceCents} owed on it`,
      'LIEN',
      { source },
    ],
  ];
}

function answerPattern(label: string, question: string): readonly Pattern[] {
  return [['REVIEW', label, '{answerCode}', undefined, 'ANSWER', { question }]];
}

function yesNoPatterns(section: string, label: string, code: string): readonly Pattern[] {
  return [
    [section, label, 'Yes', undefined, code, { holds: true }],
    [section, label, 'No', undefined, code, { holds: false }],
  ];
}

const COMPILED = PATTERNS.map(([section, label, value, from, code, implied = {}]) => ({
  isIn: (about: string, of: string) => section === about || section.split(' ').includes(of),
  read: [reader(label), reader(value), from === undefined ? undefined : reader(from)] as const,
  ...{ code, implied },
}));

function patternLine(
  { label, value, from }: OldLine,
  about: string,
  section: string,
): [string, Amounts] | undefined {
  for (const { isIn, read, code, implied } of COMPILED) {
    if (!isIn(about, section)) continue;
    const [readLabel, readValue, readFrom] = read;
    if ((from === undefined) !== (readFrom === undefined)) continue;
    const parts = [readLabel(label), readValue(value), readFrom ? readFrom(from ?? '') : {}];
    if (parts.includes(undefined)) continue;
    const amounts: Amounts = Object.assign({}, ...parts, implied);
    // A lien counted at its balance stated the balance only once.
    const isLien = code === 'LIEN' && !('balanceCents' in amounts);
    return [code, isLien ? { ...amounts, balanceCents: amounts['securedCents'] } : amounts];
  }
  return undefined;
}

/** Returns a parser of a pattern's amounts by name. The parser returns undefined for a text that doesn't match. */
function reader(pattern: string): (text: string) => Amounts | undefined {
  const names: string[] = [];
  const source = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return `(${shapeOf(name)})`;
  });
  const whole = new RegExp(`^${source}$`, 's');
  return (text) => {
    const found = whole.exec(text);
    if (!found) return undefined;
    const read = names.map((name, index) => [name, parsed(name, found[index + 1] ?? '')] as const);
    if (read.some(([, amount]) => amount === undefined)) return undefined;
    return Object.fromEntries(
      read.filter(([name]) => name !== '_').map(([name, amount]) => [named(name), amount]),
    );
  };
}

function shapeOf(name: string): string {
  if (/cents$/i.test(name)) return '-?\\$[\\d,]+(?:\\.\\d\\d)?';
  if (/(pct|points)$/i.test(name)) return '[+−-]?[\\d.]+';
  return WHOLE.test(name) ? '-?\\d+' : '.+';
}

function parsed(name: string, text: string): unknown {
  if (/cents$/i.test(name)) return Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  if (name === 'negativePct') return -Number(text);
  if (/pct$/i.test(name))
    return Number.isFinite(Number(text.replace('−', '-'))) ? Number(text.replace('−', '-')) : undefined;
  if (WHOLE.test(name)) return Number(text);
  if (/Code$/.test(name)) return codeOf(text);
  if (name === 'state') return Object.entries(US_STATES).find(([, words]) => words === text)?.[0];
  return text;
}

/** Returns the name of the amount in a pattern. */
function named(name: string): string {
  if (name === 'negativePct') return 'pct';
  if (name === 'maxCount') return 'max';
  return name === 'nameCode' ? 'code' : name.replace(/Code$/, '');
}
