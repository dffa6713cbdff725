import { civilDate } from '../dates/civil-date.ts';
import { readCreditPolicy } from '../policy/read-credit-policy.ts';
import { readRateSheet } from '../policy/read-rate-sheet.ts';
import type { Rules } from '../policy/rules.ts';
import { formatProblem } from '../tables/decision-table.ts';
import { homelineFiles, homelineRules } from './homeline.ts';

/** Something that stands in a file of rules, and what stands there instead. */
export type Change = readonly [from: string | RegExp, to: string];

/** The version that a changed file is read as. */
const CHANGED = { version: civilDate('2026-12-01'), sha256: '' };

/** Another text in a cell of a table ("assets_row_3_out_1") or in a constant ("smallestLine_value"), by its id. */
export function cell(id: string, text: string): Change {
  return [new RegExp(`(?<= id="${id}"><text>)[^<]*`), text];
}

/** Other rows in the place of a row, by its id. None leave it out. */
export function row(id: string, ...rows: readonly string[]): Change {
  return [new RegExp(`<rule id="${id}">[\\s\\S]*?</rule>`), rows.join('')];
}

/** What is said of the sample policy once some of it is another, in one line each. Nothing where it can be used. */
export async function policyProblems(...changes: readonly Change[]): Promise<readonly string[]> {
  const read = await readCreditPolicy(CHANGED, changed(homelineFiles.policy, changes));
  return 'problems' in read ? read.problems.map(formatProblem) : [];
}

/** The same of the sample rate sheet. */
export async function sheetProblems(...changes: readonly Change[]): Promise<readonly string[]> {
  const read = await readRateSheet(CHANGED, changed(homelineFiles.rates, changes));
  return 'problems' in read ? read.problems.map(formatProblem) : [];
}

/** The sample rules once some of the policy is another. */
export async function policyWith(...changes: readonly Change[]): Promise<Rules> {
  const read = await readCreditPolicy(CHANGED, changed(homelineFiles.policy, changes));
  if ('problems' in read) throw new Error(read.problems.map(formatProblem).join('\n'));
  return { ...homelineRules, policy: read.policy };
}

/** The sample rules once some of the rate sheet is another. */
export async function sheetWith(...changes: readonly Change[]): Promise<Rules> {
  const read = await readRateSheet(CHANGED, changed(homelineFiles.rates, changes));
  if ('problems' in read) throw new Error(read.problems.map(formatProblem).join('\n'));
  return { ...homelineRules, sheet: read.sheet };
}

function changed(xml: string, changes: readonly Change[]): string {
  return changes.reduce((text, [from, to]) => {
    const other = text.replace(from, () => to);
    if (other === text) throw new Error(`The file does not hold ${from}, or holds ${to} there already`);
    return other;
  }, xml);
}
