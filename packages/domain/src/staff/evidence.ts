import { civilDateIn, formatUs } from '../dates/civil-date.ts';
import { disbursementAccount } from '../facts/bank.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { LIEN_SOURCES } from '../facts/lien-sources.ts';
import { knownLiens } from '../facts/liens.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { homeTimeZone, parcelOf } from '../facts/property.selectors.ts';
import { openRefusal } from '../facts/signers.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { formatDollars, formatWholeDollars } from '../money/cents.ts';
import type { Owner } from '../workflow/step.ts';
import type { StepName } from '../workflow/steps.ts';
import { creditRows } from './credit-evidence.ts';
import { newestRows, row, rowsNamed } from './evidence-rows.ts';
import type { FactRow } from './fact-rows.ts';
import { incomeRows } from './income-evidence.ts';

/** What a reviewer lays side by side. */
export const EVIDENCE_TOPICS = [
  'INCOME',
  'CREDIT',
  'LIENS',
  'TITLE',
  'VALUE',
  'IDENTITY',
  'ACCOUNT',
  'CLOSING',
  'MONEY',
] as const;
export type EvidenceTopic = (typeof EVIDENCE_TOPICS)[number];

export type Evidence = {
  readonly topic: EvidenceTopic;
  readonly title: string;
  readonly rows: readonly FactRow[];
};

/** The topics that each desk decides on. A partner sees no others. */
export const TOPICS_OF: { readonly [Desk in Owner]?: readonly EvidenceTopic[] } = {
  TITLE_AGENT: ['TITLE', 'LIENS'],
  VALUATION_AGENT: ['VALUE'],
  ATTORNEY: ['TITLE', 'LIENS'],
  UNDERWRITER: ['LIENS', 'TITLE', 'VALUE'],
  OPERATIONS: ['LIENS', 'TITLE', 'VALUE'],
  FRAUD_DESK: ['IDENTITY', 'ACCOUNT'],
  COMPLIANCE_OFFICER: ['IDENTITY', 'LIENS', 'VALUE'],
  FUNDING_OFFICER: ['MONEY', 'TITLE', 'IDENTITY'],
};

/** The topics of reviews that aren't about all of their desk's. */
const TOPICS_AT: { readonly [N in StepName]?: readonly EvidenceTopic[] } = {
  DATATREE_NO_MATCH: ['TITLE'],
  OWNERSHIP_REVIEW: ['TITLE', 'LIENS'],
  FRAUD_ALERT_REVIEW: ['CREDIT', 'IDENTITY'],
  DELINQUENCY_REVIEW: ['CREDIT', 'LIENS'],
  HARD_CREDIT_REVIEW: ['CREDIT', 'LIENS'],
  UW_REVIEW: ['INCOME', 'CREDIT', 'LIENS', 'VALUE'],
  PAYSTUB_REVIEW: ['INCOME'],
  TRUST_REVIEW: ['TITLE'],
  RECORDING_TAX_REVIEW: ['TITLE'],
  BPO_HOLD: ['VALUE', 'LIENS'],
  SIGNDOCS_REVIEW: ['CLOSING'],
  DEED_REVIEW: ['CLOSING', 'TITLE'],
  INSURANCE_REVIEW: ['CLOSING', 'VALUE'],
};

/** Returns the topics that a review is decided on: its own, else those of its desk. A partner's reviews are all of their desk's. */
export function topicsAt({ id, owner }: { readonly id: StepName; readonly owner: Owner }) {
  return TOPICS_AT[id] ?? TOPICS_OF[owner] ?? [];
}

const TITLES: Readonly<Record<EvidenceTopic, string>> = {
  INCOME: 'Income',
  CREDIT: 'Credit',
  LIENS: 'Liens',
  TITLE: 'Title',
  VALUE: 'Value',
  IDENTITY: 'Identity and sanctions',
  ACCOUNT: 'Bank account',
  CLOSING: 'Closing and insurance',
  MONEY: 'Money',
};

/** What of the evidence is shown: all of it, or only what is secured by this home. */
type Scope = 'EVERYTHING' | 'THIS_HOME';

const ROWS: Readonly<Record<EvidenceTopic, (facts: Facts, scope: Scope) => readonly FactRow[]>> = {
  INCOME: incomeRows,
  CREDIT: creditRows,
  LIENS: (facts, scope) => [
    ...knownLiens(facts)
      .filter(({ isOnThisHome }) => scope === 'EVERYTHING' || isOnThisHome)
      .map(({ holder, balanceCents, monthlyPaymentCents, source, isOnThisHome }) => ({
        label: holder,
        value: [
          `${formatDollars(balanceCents)} owed, ${formatDollars(monthlyPaymentCents)} a month`,
          LIEN_SOURCES[source].staff,
          isOnThisHome ? 'on this home' : 'on another home',
        ].join(' · '),
      })),
    ...(parcelOf(facts)?.recordedLiens ?? []).map(({ holder, amountCents, recordedOn }) => ({
      label: `Recorded: ${holder}`,
      value: `${formatDollars(amountCents)} on ${formatUs(recordedOn)}`,
    })),
    ...newestRows('Lien review', facts.lienDecisions),
  ],
  TITLE: (facts) => [
    ...newestRows('County records', facts.propertyLookups).filter(({ label }) => !label.includes('liens')),
    ...newestRows('Property match', facts.propertyMatchDecisions).slice(0, 1),
    ...newestRows('Ownership decision', facts.ownershipDecisions),
    ...newestRows('First search', facts.prequalTitle),
    ...newestRows('Title commitment', facts.finalTitle),
    ...newestRows('Title decision', facts.titleDecisions),
    ...newestRows('Recording tax unknown', facts.recordingTaxQuestions),
    ...newestRows('Recording tax', facts.recordingTaxDecisions),
    ...newestRows('Trust decision', facts.trustDecisions),
    ...newestRows('Payoff', facts.payoffDecisions),
    ...newestRows('Attorney', facts.attorneyDecisions),
    ...newestRows('Flood zone', facts.floodDeterminations),
    ...row('Flood notice given', dayAtHome(facts, facts.floodNoticeDelivery)),
    ...row('Flood notice acknowledged', dayAtHome(facts, facts.floodNotice)),
  ],
  VALUE: (facts) => {
    const value = lendingValueCents(facts);
    return [
      ...(value ? [{ label: 'Value that prices the line', value: formatWholeDollars(value) }] : []),
      ...newestRows('Automated valuation', facts.automatedValuations),
      ...newestRows('Borrower’s estimate', [facts.estimatedValue]),
      ...newestRows('Condition, from the borrower', [facts.homeCondition]),
      ...newestRows('Broker’s opinion', facts.brokerOpinions),
      ...newestRows('Against the offer', facts.brokerOpinionEvaluations),
      ...newestRows('Value decision', facts.valuationDecisions),
      ...row('Last valuation copy given', dayAtHome(facts, facts.valuationCopies.at(-1))),
      ...row('Waived the time for copies', dayAtHome(facts, facts.valuationTimingWaiver)),
    ];
  },
  IDENTITY: (facts) => [
    ...facts.identityResults.flatMap((result, index) => rowsNamed(`Check ${index + 1}`, result)),
    ...newestRows('Identity decision', facts.identityDecisions),
    ...facts.sanctionsScreens.flatMap((screen) =>
      rowsNamed(screen.signer ? 'Sanctions screen of a signer' : 'Sanctions screen', screen),
    ),
    ...newestRows('Sanctions decision', facts.sanctionsDecisions),
    ...facts.militaryServiceChecks.flatMap((check) =>
      rowsNamed(check.signer ? 'Military service of a co-borrower' : 'Military service', check),
    ),
  ],
  ACCOUNT: (facts) => {
    const account = disbursementAccount(facts);
    return [
      ...(account ? [{ label: 'Account', value: `${account.bankName}, ${account.mask}` }] : []),
      ...facts.bankChecks.flatMap((check, index) => rowsNamed(`Check ${index + 1}`, check)),
      ...newestRows('Account decision', facts.bankDecisions),
    ];
  },
  CLOSING: (facts) => [
    ...newestRows('Important terms and brochure', [facts.origin?.disclosures]),
    ...newestRows('Closing documents', facts.closingDocuments),
    ...newestRows('Earliest day to sign', [facts.closingHold]),
    ...newestRows('Note signature', facts.noteSignatures),
    ...(openRefusal(facts) ? row('Signer', 'Declined to sign') : []),
    ...newestRows('Closing documents decision', facts.signdocsDecisions),
    ...newestRows('Remote notary', facts.remoteNotaryResults),
    ...newestRows('Notary in person', facts.manualNotaryResults),
    ...newestRows('Instrument decision', facts.deedDecisions),
    ...newestRows('Insurance on file', facts.insuranceLookups),
    ...newestRows('Insurance sent in', facts.insuranceChecks),
    ...newestRows('Insurance decision', facts.insuranceDecisions),
  ],
  MONEY: (facts) => {
    const terms = currentTerms(facts);
    return [
      ...(terms
        ? [
            { label: 'Line', value: formatDollars(terms.lineAmountCents) },
            { label: 'Rate', value: `${terms.noteRatePct}%` },
          ]
        : []),
      ...ROWS.ACCOUNT(facts, 'EVERYTHING'),
      ...newestRows('Funding decision', facts.fundingDecisions),
      ...facts.disbursements.flatMap((sent) => rowsNamed('Sent', sent)),
      ...newestRows('Result', facts.disbursementResults),
      ...newestRows('Deed', facts.recordings),
    ];
  },
};

/** Returns what is known about some topics; a topic without anything known is left out. */
export function evidenceOn(
  topics: readonly EvidenceTopic[],
  facts: Facts,
  scope: Scope = 'EVERYTHING',
): readonly Evidence[] {
  return topics
    .map((topic) => ({ topic, title: TITLES[topic], rows: ROWS[topic](facts, scope) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the day of an entry at the home, as staff read it. */
function dayAtHome(facts: Facts, entry: { readonly at: string } | undefined): string | undefined {
  return entry && formatUs(civilDateIn(homeTimeZone(facts), Date.parse(entry.at)));
}
