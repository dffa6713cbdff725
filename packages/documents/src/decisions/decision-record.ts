import type { WordedExplanation, WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { RuleVersion } from '@homeline/domain/facts/rule-version.ts';
import { type Block, type DocumentModel, definitions, type Section } from '../document.ts';
import { particularsOf } from '../frame.ts';
import type { Borrower, DocumentSubject } from '../subject.ts';
import { longDate } from '../wording.ts';

/** A decision, worded for the record. */
export type RecordedDecision = {
  /** For example: 'On the offers'. */
  readonly title: string;
  /** Date and time with its zone, formatted for display. */
  readonly madeAt: string;
  readonly decision: string;
  readonly explanation: WordedExplanation;
};

/** A rule version that a decision used. */
export type RecordedVersion = RuleVersion & {
  readonly kind: 'rates' | 'policy';
};

/** The application that a decision record is about. It holds no personal data beyond name and address. */
export type RecordSubject = Pick<DocumentSubject, 'lender' | 'madeOn'> & {
  readonly applicationId: string;
  readonly loanNumber: string;
  readonly borrower: Pick<Borrower, 'name'>;
  readonly property: Address;
};

/**
 * Writes the record of every decision on an application, for the loan file and for examiners. It names the rule versions, and the
 * inputs and table row of each figure. Nobody is sent this record, so it has no document type.
 * @param versions every version that a decision used, without duplicates
 */
export function decisionRecord(
  subject: RecordSubject,
  versions: readonly RecordedVersion[],
  decisions: readonly RecordedDecision[],
): DocumentModel {
  const { lender, madeOn, applicationId, loanNumber } = subject;
  const { name, lines, accent } = lender;
  return {
    title: 'Record of decisions',
    language: 'en-US',
    madeOn,
    letterhead: { name, lines, accent },
    reference: `Loan ${loanNumber}`,
    particulars: [...particularsOf(subject), ['Application', applicationId]],
    opening: [versionsTable(versions)],
    sections: decisions.flatMap(sectionsOf),
  };
}

const KINDS: Readonly<Record<RecordedVersion['kind'], string>> = {
  rates: 'Rate sheet',
  policy: 'Credit policy',
};

function versionsTable(versions: readonly RecordedVersion[]): Block {
  return {
    kind: 'table',
    caption: 'Rule versions used',
    columns: [
      { heading: 'Rules', align: 'left' },
      { heading: 'In effect from', align: 'left' },
      { heading: 'SHA-256 of the file as published', align: 'left' },
    ],
    rows: versions.map(({ kind, version, sha256 }) => [KINDS[kind], longDate(version), sha256]),
  };
}

function sectionsOf({ title, madeAt, decision, explanation }: RecordedDecision): Section[] {
  const { sheet, policy, sections } = explanation;
  const head = definitions(
    ['Made', madeAt],
    ['Decision', decision],
    ...(sheet ? [['Rate sheet', longDate(sheet.version)] as const] : []),
    ...(policy ? [['Credit policy', longDate(policy.version)] as const] : []),
  );
  return [
    { heading: title, blocks: [head, ...sections.map((section) => tableOf(section.title, section.lines))] },
  ];
}

function tableOf(caption: string, lines: readonly WordedLine[]): Block {
  const total = lines.find(({ isTotal }) => isTotal);
  return {
    kind: 'table',
    caption,
    columns: [
      { heading: 'Item', align: 'left' },
      { heading: 'Based on', align: 'left' },
      { heading: 'Table and row', align: 'left' },
      { heading: 'Value', align: 'right' },
    ],
    rows: lines.filter((line) => line !== total).map(cellsOf),
    ...(total && { total: cellsOf(total) }),
  };
}

function cellsOf({ label, from, rule, value }: WordedLine): readonly string[] {
  return [label, from ?? '', rule ? rowInWords(rule) : '', value];
}

function rowInWords({ table, row, policy }: NonNullable<WordedLine['rule']>): string {
  return `${table}${row === undefined ? '' : `, row ${row}`}${policy ? `, credit policy of ${longDate(policy.version)}` : ''}`;
}
