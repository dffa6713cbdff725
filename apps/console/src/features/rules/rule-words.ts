import type { ComparedRules } from '@homeline/contract/rules/compare-rules.ts';
import type { RuleProposal } from '@homeline/contract/rules/rule-proposals.ts';
import { civilDateInWords } from '../../shell/dates.ts';
import { saveFile } from '../../shell/save-file.ts';
import { rulesCopy as copy } from './copy.ts';

export type Kind = RuleProposal['kinds'][number];

/** A cell that a file changes. */
export type ChangedCell = NonNullable<ComparedRules['changedCells']>[number];

export const KINDS: readonly Kind[] = ['rates', 'policy'];

/** Returns kinds of rules in words: 'rate sheet and credit policy'. */
export function kindsInWords(kinds: readonly Kind[]): string {
  return kinds.map((kind) => copy.kinds[kind].toLowerCase()).join(' and ');
}

/** Returns a proposal in words: 'Publish rate sheet from Dec 1, 2026'. */
export function proposalInWords({ act, kinds, effectiveOn }: RuleProposal): string {
  return copy.proposals[act](kindsInWords(kinds), civilDateInWords(effectiveOn));
}

/** Saves a file on the person's computer. */
export function downloadDmn(name: string, xml: string): void {
  saveFile(new Blob([xml], { type: 'application/xml' }), `${name}.dmn`);
}

/** Returns the page that edits the draft of a kind, or starts one from a published version. Load it as a new document, not as a route change. */
export function editPath(kind: Kind, from?: string): string {
  return `/rules/${kind}/edit${from ? `?from=${from}` : ''}`;
}

/** Returns the page that shows a published version. */
export function versionPath(kind: Kind, effectiveOn: string): string {
  return `/rules/${kind}/versions/${effectiveOn}`;
}

/** Returns the place of a changed cell in words: its table, its bands and its column. */
export function placeInWords({ table, row, where, column }: ChangedCell): string {
  const named = where ?? (row === undefined ? undefined : copy.comparison.cells.row(row));
  return [table, copy.comparison.cells.place(named, column)].filter(Boolean).join('; ');
}

/** Describes a probable typing error, with the previous number. */
export function jumpInWords(cell: ChangedCell): string {
  const { before, after = '', jump = 'POINTS' } = cell;
  return copy.jumps.cell(placeInWords(cell), before, after, copy.jumps.why[jump]);
}
