import { civilDateIn, formatUs } from '../../dates/civil-date.ts';
import { declineInWords } from '../../explanations/decline-words.ts';
import type { Facts } from '../../facts/facts.ts';
import type { PropertyType } from '../../facts/home.ts';
import { homeTimeZone, parcelOf } from '../../facts/property.selectors.ts';
import { declinedBy, openDeclines } from '../../facts/signers.selectors.ts';
import type { DecisionContext } from '../../offers/pricing-scenario.ts';
import type { Owner, StepKind } from '../../workflow/step.ts';
import type { StepName } from '../../workflow/steps.ts';
import { type FactRow, factLabel } from '../fact-rows.ts';
import { accountRows } from './account.ts';
import { creditSheet } from './credit.ts';
import { drawTable, liensSheet, type Scope, valueSheet } from './home.ts';
import { incomeSheet } from './income.ts';
import { ownersTable } from './owners.ts';
import { newestRows, numbered, row, rowsNamed } from './rows.ts';
import { sanctionsTables } from './sanctions.ts';
import type { Sheet, SheetBar, SheetTable } from './sheet.ts';

/** The topics by which a review's evidence is grouped. */
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
  readonly bar?: SheetBar;
  readonly tables: readonly SheetTable[];
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

/** The topics of a review, where they differ from those of its desk. */
const TOPICS_AT: { readonly [N in StepName]?: readonly EvidenceTopic[] } = {
  DATATREE_NO_MATCH: ['TITLE'],
  OWNERSHIP_REVIEW: ['TITLE', 'LIENS'],
  FRAUD_ALERT_REVIEW: ['CREDIT', 'IDENTITY'],
  DELINQUENCY_REVIEW: ['CREDIT', 'LIENS'],
  HARD_CREDIT_REVIEW: ['CREDIT', 'LIENS'],
  UW_REVIEW: ['INCOME', 'CREDIT', 'LIENS', 'VALUE'],
  PAYSTUB_REVIEW: ['INCOME'],
  WAITING_FOR_CO_BORROWER_REVIEW: ['INCOME', 'CREDIT'],
  TRUST_REVIEW: ['TITLE'],
  RECORDING_TAX_REVIEW: ['TITLE'],
  BPO_HOLD: ['VALUE', 'LIENS'],
  SIGNDOCS_REVIEW: ['CLOSING'],
  DEED_REVIEW: ['CLOSING', 'TITLE'],
  INSURANCE_REVIEW: ['CLOSING', 'VALUE'],
};

/** Returns the topics that a step is decided on: its own, or else those of the desk that reviews it. */
export function topicsAt({ id, kind, owner }: DecidedStep) {
  const ofDesk = kind === 'REVIEW' && owner ? TOPICS_OF[owner] : undefined;
  return TOPICS_AT[id] ?? ofDesk ?? [];
}

type DecidedStep = { readonly id: StepName; readonly kind: StepKind; readonly owner?: Owner };

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

const SHEETS: Readonly<
  Record<EvidenceTopic, (facts: Facts, scope: Scope, known: DecisionContext | undefined) => Sheet>
> = {
  INCOME: incomeSheet,
  CREDIT: (facts, _scope, known) => creditSheet(facts, known),
  LIENS: liensSheet,
  TITLE: (facts) => ({
    tables: [ownersTable(facts)],
    rows: [
      ...newestRows(
        'County records',
        facts.propertyLookups.map(({ answer, lookedUpOn }) => ({ answer, lookedUpOn })),
      ),
      ...parcelRows(facts),
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
      ...newestRows('Flood determination', facts.floodDeterminations),
      ...row('Flood notice given', dayAtHome(facts, facts.floodNoticeDelivery)),
      ...row('Flood notice acknowledged', dayAtHome(facts, facts.floodNotice)),
    ],
  }),
  VALUE: (facts) => valueSheet(facts, (entry) => dayAtHome(facts, entry)),
  IDENTITY: (facts, _scope, known) => ({
    tables: sanctionsTables(facts, known),
    rows: [
      ...facts.identityResults.flatMap((result, index) => rowsNamed(numbered('ID check', index), result)),
      ...newestRows('Identity decision', facts.identityDecisions),
      ...facts.sanctionsScreens
        .filter(({ signer }) => !signer)
        .flatMap(({ answer }, index) => rowsNamed(numbered('Sanctions screen', index), { answer })),
      ...facts.sanctionsScreens
        .filter(({ signer }) => signer)
        .flatMap(({ answer }) => rowsNamed('Sanctions screen of a signer', { answer })),
      ...newestRows('Sanctions decision', facts.sanctionsDecisions),
      ...facts.militaryServiceChecks.flatMap((check) =>
        rowsNamed(check.signer ? 'Military service of a co-borrower' : 'Military service', check),
      ),
    ],
  }),
  ACCOUNT: (facts) => ({ rows: accountRows(facts) }),
  CLOSING: (facts) => ({
    rows: [
      ...row('Important terms and brochure', facts.origin?.disclosures && 'Given'),
      ...newestRows('Closing documents', facts.closingDocuments),
      ...newestRows('Earliest day to sign', [facts.closingHold]),
      ...newestRows('Note signature', facts.noteSignatures),
      ...openDeclines(facts).flatMap((decline) =>
        row(
          declinedBy(facts, decline),
          ['Declined to sign', declineInWords(decline)].filter(Boolean).join('. '),
        ),
      ),
      ...newestRows('Closing documents decision', facts.signdocsDecisions),
      ...newestRows('Remote notary', facts.remoteNotaryResults),
      ...newestRows('Notary in person', facts.manualNotaryResults),
      ...newestRows('Instrument decision', facts.deedDecisions),
      ...newestRows('Insurance on file', facts.insuranceLookups),
      ...newestRows('Insurance sent in', facts.insuranceChecks),
      ...newestRows('Insurance decision', facts.insuranceDecisions),
    ],
  }),
  MONEY: (facts) => ({
    tables: [drawTable(facts)],
    rows: [
      ...accountRows(facts),
      ...newestRows('Funding decision', facts.fundingDecisions),
      ...facts.disbursements.flatMap((sent) => rowsNamed('Sent', sent)),
      ...newestRows('Result', facts.disbursementResults),
      ...newestRows('Deed', facts.recordings),
    ],
  }),
};

/** The home as the county's records or a reviewer have it. */
function parcelRows(facts: Facts): readonly FactRow[] {
  const parcel = parcelOf(facts);
  if (!parcel) return [];
  return [
    { label: 'Parcel number', value: parcel.parcelId },
    { label: 'County', value: parcel.county },
    { label: 'Property type', value: PROPERTY_TYPES[parcel.propertyType] },
    { label: 'Ownership', value: factLabel(parcel.ownership.replaceAll('_', ' ')) },
    { label: 'Owned since', value: formatUs(parcel.ownedSince) },
    { label: 'Condition', value: factLabel(parcel.condition.replaceAll('_', ' ')) },
  ];
}

const PROPERTY_TYPES: Readonly<Record<PropertyType, string>> = {
  SINGLE_FAMILY: 'Single family',
  TOWNHOUSE: 'Townhouse',
  PUD: 'Planned unit (PUD)',
  CONDO: 'Condominium',
  TWO_UNIT: '2 units',
  THREE_PLUS_UNIT: '3 or more units',
  MANUFACTURED: 'Manufactured',
  COOP: 'Co-op',
  COMMERCIAL: 'Commercial',
  OTHER: 'Other',
};

/**
 * Returns what is known about some topics; a topic without anything known is left out.
 * @param known the rules that price the application, and everyone's age; undefined while they aren't known
 */
export function evidenceOn(
  topics: readonly EvidenceTopic[],
  facts: Facts,
  scope: Scope = 'EVERYTHING',
  known?: DecisionContext,
): readonly Evidence[] {
  return topics
    .map((topic): Evidence => {
      const { bar, tables = [], rows } = SHEETS[topic](facts, scope, known);
      const shown = tables.flatMap((one) => one ?? []);
      return { topic, title: TITLES[topic], ...(bar && { bar }), tables: shown, rows };
    })
    .filter(({ bar, tables, rows }) => bar !== undefined || tables.length > 0 || rows.length > 0);
}

/** Returns the day of an entry at the home, as staff read it. */
function dayAtHome(facts: Facts, entry: { readonly at: string } | undefined): string | undefined {
  return entry && formatUs(civilDateIn(homeTimeZone(facts), Date.parse(entry.at)));
}
