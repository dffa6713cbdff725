import { civilDate } from '../dates/civil-date.ts';
import { readCreditPolicy } from '../policy/read-credit-policy.ts';
import { readRateSheet } from '../policy/read-rate-sheet.ts';
import type { Rules } from '../policy/rules.ts';
import { formatProblem } from '../tables/decision-table.ts';
import { homelineFiles, homelineRules } from './homeline.ts';

/** A replacement in a rules file. */
export type Change = readonly [from: string | RegExp, to: string];

/** The version given to a changed file. */
const CHANGED = { version: civilDate('2026-12-01'), sha256: '' };

/** Replaces the text of a table cell ("assets_row_3_out_1") or a constant ("smallestLine_value"), by id. */
export function cell(id: string, text: string): Change {
  return [new RegExp(`(?<= id="${id}"><text>)[^<]*`), text];
}

/** Replaces a row with other rows, by id; without any, removes it. */
export function row(id: string, ...rows: readonly string[]): Change {
  return [new RegExp(`<rule id="${id}">[\\s\\S]*?</rule>`), rows.join('')];
}

/** Returns the problems of the changed sample policy, one line each; empty when it is usable. */
export async function policyProblems(...changes: readonly Change[]): Promise<readonly string[]> {
  const read = await readCreditPolicy(CHANGED, changed(homelineFiles.policy, changes));
  return 'problems' in read ? read.problems.map(formatProblem) : [];
}

/** Returns the problems of the changed sample rate sheet, one line each; empty when it is usable. */
export async function sheetProblems(...changes: readonly Change[]): Promise<readonly string[]> {
  const read = await readRateSheet(CHANGED, changed(homelineFiles.rates, changes));
  return 'problems' in read ? read.problems.map(formatProblem) : [];
}

/** Returns the sample rules with a changed policy. */
export async function policyWith(...changes: readonly Change[]): Promise<Rules> {
  const read = await readCreditPolicy(CHANGED, changed(homelineFiles.policy, changes));
  if ('problems' in read) throw new Error(read.problems.map(formatProblem).join('\n'));
  return { ...homelineRules, policy: read.policy };
}

/** Returns the sample rules with a changed rate sheet. */
export async function sheetWith(...changes: readonly Change[]): Promise<Rules> {
  const read = await readRateSheet(CHANGED, changed(homelineFiles.rates, changes));
  if ('problems' in read) throw new Error(read.problems.map(formatProblem).join('\n'));
  return { ...homelineRules, sheet: read.sheet };
}

function changed(xml: string, changes: readonly Change[]): string {
  return changes.reduce((text, [from, to]) => {
    const other = text.replace(from, () => to);
    if (other === text) throw new Error(`The file has no ${from}, or already has ${to} there`);
    return other;
  }, xml);
}
