import { formatUs } from '../dates/civil-date.ts';
import type { StaffLineCode } from '../facts/explanation-lines.ts';
import { LIEN_SOURCES } from '../facts/lien-sources.ts';
import { formatDollars } from '../money/cents.ts';
import { US_STATES } from '../states/us-states.ts';
import { pct, reasonText } from './amount-words.ts';
import { declineInWords } from './decline-words.ts';
import { REVIEW_TITLES } from './review-titles.ts';
import { codeInWords, isCode, listed, say, type WordsFor } from './words.ts';

/** The texts of lines that only staff read: reviews, checks and the end of an application. */
export const REVIEW_WORDS: WordsFor<StaffLineCode> = {
  ANSWER: ({ question, answer }) => say(QUESTIONS[question], codeInWords(answer)),
  OWNERSHIP_PROOF: ({ holds }) => yesNo('Proof of ownership received', holds),
  DOCUMENTS_RECEIVED: ({ count }) => say('Documents received', String(count)),
  PAYOFF_DEBT: ({ cents, holder }) => say(`Payoff to ${holder}`, formatDollars(cents)),
  OPEN_CONDITION: ({ category, documents }) =>
    say(codeInWords(category), documents.map((name) => (isCode(name) ? codeInWords(name) : name)).join(', ')),
  CLOSING_STATE: ({ state }) => say('Property state', US_STATES[state]),
  KNOWN_LIEN: ({ cents, holder, source, answer, isEquityLoan }) =>
    say(
      holder,
      formatDollars(cents),
      `${LIEN_SOURCES[source].staff}; ${listed([LIEN_ANSWERS[answer ?? 'NONE'], isEquityLoan === false && 'not a home equity loan'])}`,
    ),
  CREDIT_INQUIRY: ({ lender, on }) => say(`Inquiry by ${lender}`, on),
  SIGNER_REFUSED: ({ name = 'Signer', reason, statedReason }) =>
    say(name, 'Declined to sign', declineInWords({ reason, statedReason })),

  LICENSE: ({ state, holds }) => yesNo(`Licensed in ${US_STATES[state]}`, holds),
  SANCTIONS_SCREENED: ({ holds }) => yesNo('OFAC screening complete', holds),
  SANCTIONS_CLEARED: ({ holds }) => yesNo('OFAC matches cleared', holds),
  RECORDING_TAX_UNKNOWN: ({ county, city }) =>
    say('Recording tax', 'No published figure', [city, county].filter(Boolean).join(', ')),
  FEDERAL_AMOUNTS_IN_DATE: ({ holds }) => yesNo('This year’s federal dollar amounts', holds),
  SPOUSE_SIGNS: ({ holds }) => yesNo('Spouse named to sign the deed', holds),
  OTHER_EQUITY_LOANS: ({ holders }) =>
    say(
      'Other Texas equity loans retained',
      holders.join(', ') || 'None',
      'The draw must pay off every other one (Tex. Const. art. XVI, 50(a)(6)(K))',
    ),
  NOTICE_TRANSLATED: ({ language, holds, given }) =>
    say(
      'Notice of the 12-day wait translated',
      holds ? 'Yes' : 'No',
      [
        `Applied in ${LANGUAGE_NAMES[language]}: a copy in it is due before closing (Tex. Const. art. XVI, 50(g))`,
        ...(given
          ? [
              `The whole notice in ${LANGUAGE_NAMES[language]} is with the notice since ${formatUs(given.on)}; ${openedBy(given)}`,
            ]
          : []),
      ].join('. '),
    ),
  FEE_LIMIT: ({ pct: fee, maxPct }) => say('Origination fee', pct(fee), `Maximum ${pct(maxPct)}`),
  HIGH_COST_RATE_TEST: ({ pct: rate, limitPct, law }) =>
    say('High-cost rate test', pct(rate), `High-cost above ${pct(limitPct)} (${law})`),
  HIGH_COST_FEES_TEST: ({ cents, limitCents, compensationCents }) =>
    say(
      'High-cost points and fees test',
      formatDollars(cents),
      `${compensationCents ? `With ${formatDollars(compensationCents)} for the loan originator. ` : ''}High-cost above ${formatDollars(limitCents)} (12 CFR 1026.32(a)(1)(ii), or state law)`,
    ),
  TEXAS_CLTV: ({ pct: share, maxPct }) =>
    say('Texas CLTV', pct(share), `Maximum ${maxPct}% (Tex. Const. art. XVI, 50(a)(6)(B))`),
  TEXAS_FEE: ({ cents, maxFeePct, maxCents }) =>
    say(
      'Texas origination fee',
      formatDollars(cents),
      `${maxFeePct}% of the line leaves ${formatDollars(maxCents)} (Tex. Const. art. XVI, 50(a)(6)(E))`,
    ),
  TEXAS_PRODUCT: ({ product }) =>
    say(
      'Texas product',
      codeInWords(product),
      'Installments must repay it (Tex. Const. art. XVI, 50(a)(6)(L))',
    ),
  RIGHT_TO_RESCIND: ({ endedOn, releaseOn }) =>
    endedOn === undefined
      ? say('Right to rescind', 'None')
      : say(
          'Right to rescind',
          // Read while it lasts, too.
          `Through ${formatUs(endedOn)}`,
          releaseOn &&
            `Funds from ${formatUs(releaseOn)}; sooner if every owner confirms (12 CFR 1026.15(c))`,
        ),
  OPEN_CONDITIONS: ({ count }) => say('Open conditions', String(count)),
  DEED_ACCEPTED: ({ holds }) => yesNo('Deed accepted', holds),
  INSURANCE_ACCEPTED: ({ holds }) => yesNo('Insurance accepted', holds),
  CREDIT_REPORT_AGE: ({ days, maxDays }) =>
    say(
      'Age of the credit report',
      days === undefined ? 'No report' : `${days} days`,
      `At most ${maxDays} days`,
    ),
  CREDIT_REFRESHED: ({ answer, differs }) => {
    const words = answer === undefined ? 'Being pulled' : differs ? 'Differs' : 'Unchanged';
    const isReported = answer === undefined || answer === 'HIT';
    return say(
      'New credit report',
      isReported ? words : codeInWords(answer),
      'Compared with the one decided on',
    );
  },
  VALUE_REFRESHED: ({ cents, decidedCents, isAwaited }) =>
    say(
      'New value of the home',
      isAwaited ? 'Being valued' : cents === undefined ? 'No usable value' : formatDollars(cents),
      `At least ${formatDollars(decidedCents)}, as decided on`,
    ),
  TITLE_REFRESHED: ({ answer }) =>
    say('New title search', answer === undefined ? 'Being searched' : codeInWords(answer), 'Clear'),
  ACCOUNT_VERIFIED: ({ holds }) => yesNo('Bank account verified', holds),
  SCREENED_SINCE_SIGNING: ({ holds }) => yesNo('OFAC screening after signing', holds),
  CASH_TO_FUND: ({ cents }) => say('Cash to borrower', formatDollars(cents), 'Must be above $0'),
  INSURANCE_POLICY: ({ answer, shortfalls = [] }) =>
    say(
      'Insurance policy',
      answer === undefined
        ? 'Being checked'
        : answer === 'COVERED'
          ? 'Sufficient'
          : ['Not sufficient', shortfalls.map((code) => codeInWords(code).toLowerCase()).join(', ')]
              .filter(Boolean)
              .join(': '),
      'Coverage, deductible, mortgagee clause and dates',
    ),
  DEED_RETURNED: ({ holds }) => say('Signed instrument', holds ? 'Returned' : 'Missing'),
  PAPERS_RETURNED: ({ holds }) => say('Other papers to sign', holds ? 'Returned' : 'Some are missing'),
  AGREEMENT_RETURNED: ({ holds }) =>
    say('Signed agreement', holds ? 'Returned with the deed' : 'Missing, or of another day'),
  NOTARIAL_SEAL: ({ holds }) => say('Notarial seal', holds ? 'On the returned file' : 'Missing'),
  OWNER_SIGNATURES: ({ count, haveSigned }) =>
    say('Owners required to sign', String(count), haveSigned ? 'All have signed' : 'Not all have signed'),
  RECORDING_REJECTIONS: ({ count, max }) =>
    say('Recording rejections', String(count), `Manual review from ${max}`),

  DECIDED_BY: ({ by }) => say('Decided by', by === 'PERSON' ? 'Reviewer' : 'Automatic rule'),
  INCOME_ACCEPTED: ({ cents }) => say('Monthly income accepted', formatDollars(cents)),
  DEBT_FOUND: ({ holder, balanceCents, monthlyPaymentCents, creditLimitCents, kind }) => {
    const words = kind && DEBT_KINDS[kind];
    if (balanceCents === undefined || monthlyPaymentCents === undefined)
      return say(`Loan by ${holder}`, words ?? 'Not a home equity loan');
    const limit = creditLimitCents === undefined ? '' : ` of a line of ${formatDollars(creditLimitCents)}`;
    return say(
      `Owed to ${holder}`,
      `${formatDollars(balanceCents)}${limit}, ${formatDollars(monthlyPaymentCents)} a month`,
      words,
    );
  },
  COMMENTS: ({ text }) => say('Comments', text),
  STATED_REASON: ({ text }) => say('Reason stated in the notice', text),

  ENDED_BY_REVIEW: ({ review, on }) => say(titleOf(review), 'Refused by a reviewer', on),
  DECLINED_BY_STAFF: ({ reason }) => say('Declined by staff', reasonText(reason)),
  NOTICE: ({ action }) => say('Notice', codeInWords(action)),
};

function yesNo(label: string, holds: boolean) {
  return say(label, holds ? 'Yes' : 'No');
}

function titleOf(review: string): string {
  return (REVIEW_TITLES as Readonly<Record<string, string>>)[review] ?? review;
}

const QUESTIONS = {
  PROPERTY_RECORDS: 'County records',
  OWNERSHIP: 'County records or title search',
  CREDIT_BUREAU: 'Credit bureau',
  INQUIRY: 'Borrower’s answer on an inquiry',
  BANK_ACCOUNT: 'Bank account check',
  IDENTITY_DOCUMENT: 'Identity document check',
  SANCTIONS_LIST: 'OFAC screening',
  BROKER: 'Broker’s answer',
  TITLE_SEARCH: 'Title search',
  PRELIMINARY_TITLE: 'Title search before the offers',
  FINAL_TITLE: 'Final title search',
  ATTORNEY: 'Closing attorney',
  PAYOFF: 'Payoff',
  SIGNATURE: 'Signature',
  CLOSING_DOCUMENTS: 'Closing documents',
};

const LIEN_ANSWERS = {
  CONFIRMED: 'confirmed by the borrower',
  DISPUTED: 'disputed by the borrower',
  PAY_OFF: 'to be paid off from the draw',
  OTHER_HOME: 'on another property, per the borrower',
  NONE: 'not answered',
};

const LANGUAGE_NAMES = { en: 'English', es: 'Spanish' };

const DEBT_KINDS = { OTHER_HOME: 'Not on this property', EQUITY_LOAN: 'Home equity loan' };

/** Says who of those who must get a notice opened it. */
function openedBy({ opened, of }: { readonly opened: number; readonly of: number }): string {
  if (of > 1) return `${opened} of the ${of} who must get the notice opened it`;
  return opened === 1 ? 'the borrower opened it' : 'the borrower has not opened it';
}
