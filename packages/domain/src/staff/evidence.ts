import { formatUs } from '../dates/civil-date.ts';
import { disbursementAccount } from '../facts/bank.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { LIEN_SOURCES } from '../facts/lien-sources.ts';
import { knownLiens } from '../facts/liens.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { parcelOf } from '../facts/property.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { formatDollars, formatWholeDollars } from '../money/cents.ts';
import type { Owner } from '../workflow/step.ts';
import { type FactRow, factRows } from './fact-rows.ts';

/** What a reviewer lays side by side. */
export const EVIDENCE_TOPICS = ['LIENS', 'TITLE', 'VALUE', 'IDENTITY', 'ACCOUNT', 'MONEY'] as const;
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

const TITLES: Readonly<Record<EvidenceTopic, string>> = {
  LIENS: 'Liens',
  TITLE: 'Title',
  VALUE: 'Value',
  IDENTITY: 'Identity and sanctions',
  ACCOUNT: 'Bank account',
  MONEY: 'Money',
};

const ROWS: Readonly<Record<EvidenceTopic, (facts: Facts) => readonly FactRow[]>> = {
  LIENS: (facts) => [
    ...knownLiens(facts).map(({ holder, balanceCents, monthlyPaymentCents, source, isOnThisHome }) => ({
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
    ...newestRows('Trust decision', facts.trustDecisions),
    ...newestRows('Payoff', facts.payoffDecisions),
    ...newestRows('Attorney', facts.attorneyDecisions),
    ...newestRows('Flood zone', facts.floodDeterminations),
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
    ];
  },
  IDENTITY: (facts) => [
    ...facts.identityResults.flatMap((result, index) => rowsNamed(`Check ${index + 1}`, result)),
    ...newestRows('Identity decision', facts.identityDecisions),
    ...facts.sanctionsScreens.flatMap((screen) =>
      rowsNamed(screen.signer ? 'Sanctions screen of a signer' : 'Sanctions screen', screen),
    ),
    ...newestRows('Sanctions decision', facts.sanctionsDecisions),
  ],
  ACCOUNT: (facts) => {
    const account = disbursementAccount(facts);
    return [
      ...(account ? [{ label: 'Account', value: `${account.bankName}, ${account.mask}` }] : []),
      ...facts.bankChecks.flatMap((check, index) => rowsNamed(`Check ${index + 1}`, check)),
      ...newestRows('Account decision', facts.bankDecisions),
    ];
  },
  MONEY: (facts) => {
    const terms = currentTerms(facts);
    return [
      ...(terms
        ? [
            { label: 'Line', value: formatDollars(terms.lineAmountCents) },
            { label: 'Rate', value: `${terms.noteRatePct}%` },
          ]
        : []),
      ...ROWS.ACCOUNT(facts),
      ...newestRows('Funding decision', facts.fundingDecisions),
      ...facts.disbursements.flatMap((sent) => rowsNamed('Sent', sent)),
      ...newestRows('Result', facts.disbursementResults),
      ...newestRows('Deed', facts.recordings),
    ];
  },
};

/** Returns what is known about some topics; a topic without anything known is left out. */
export function evidenceOn(topics: readonly EvidenceTopic[], facts: Facts): readonly Evidence[] {
  return topics
    .map((topic) => ({ topic, title: TITLES[topic], rows: ROWS[topic](facts) }))
    .filter(({ rows }) => rows.length > 0);
}

function newestRows(name: string, entries: readonly (object | undefined)[]): readonly FactRow[] {
  return rowsNamed(name, entries.at(-1));
}

/** The labels of an entry's own answer, which goes first under the entry's name. */
const ANSWERS = ['Answer', 'Decision', 'Outcome'];

/** The lines of one entry, each named by the entry and its own label. Which rule matched is in the decisions. */
function rowsNamed(name: string, entry: object | undefined): readonly FactRow[] {
  const rows = factRows(entry).filter(({ label }) => !label.startsWith('By · '));
  const answers = rows.filter(({ label }) => ANSWERS.includes(label)).map((row) => ({ ...row, label: name }));
  const others = rows.filter(({ label }) => !ANSWERS.includes(label));
  return [...answers, ...others.map((row) => ({ ...row, label: `${name} · ${row.label}` }))];
}
