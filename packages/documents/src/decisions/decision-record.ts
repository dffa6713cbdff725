import type { ExplainedLine, Explanation } from '@homeline/domain/offers/explanation.ts';
import { type Block, type DocumentModel, definitions, type Section } from '../document.ts';
import type { DocumentSubject } from '../subject.ts';
import { longDate } from '../wording.ts';

/** A decision, in the words of the record. */
export type RecordedDecision = {
  /** 'On the stated income', 'On what was verified'. */
  readonly title: string;
  /** Instant, with its zone, as it is shown. */
  readonly madeAt: string;
  readonly decision: string;
  readonly explanation: Explanation;
};

/**
 * The record of every decision on an application, for the loan file and for an examiner: each number with what it was made from and the
 * row of the table that made it. Nobody is sent it, so that it has no type among the documents.
 */
export function decisionRecord(
  { lender, madeOn, loanNumber }: Pick<DocumentSubject, 'lender' | 'madeOn' | 'loanNumber'>,
  decisions: readonly RecordedDecision[],
): DocumentModel {
  const { name, lines, accent } = lender;
  return {
    title: 'Record of decisions',
    language: 'en-US',
    madeOn,
    letterhead: { name, lines, accent },
    reference: `Loan ${loanNumber ?? ''}`,
    particulars: [
      ['Date', longDate(madeOn)],
      ['Loan number', loanNumber ?? ''],
    ],
    opening: [],
    sections: decisions.flatMap(sectionsOf),
  };
}

function sectionsOf({ title, madeAt, decision, explanation }: RecordedDecision): Section[] {
  const { sheetVersion, policyVersion, sections } = explanation;
  const head = definitions(
    ['Made', madeAt],
    ['Decision', decision],
    ['Rate sheet of', longDate(sheetVersion)],
    ['Credit policy of', longDate(policyVersion)],
  );
  return [
    { heading: title, blocks: [head, ...sections.map((section) => tableOf(section.title, section.lines))] },
  ];
}

function tableOf(caption: string, lines: readonly ExplainedLine[]): Block {
  const total = lines.find(({ isTotal }) => isTotal);
  return {
    kind: 'table',
    caption,
    columns: [
      { heading: 'What', align: 'left' },
      { heading: 'From', align: 'left' },
      { heading: 'Table and row', align: 'left' },
      { heading: 'Value', align: 'right' },
    ],
    rows: lines.filter((line) => line !== total).map(cellsOf),
    ...(total && { total: cellsOf(total) }),
  };
}

function cellsOf({ label, from, rule, value }: ExplainedLine): readonly string[] {
  return [label, from ?? '', rule ? `${rule.table}, row ${rule.row}` : '', value];
}
