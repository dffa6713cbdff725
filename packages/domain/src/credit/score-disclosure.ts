import type { Facts } from '../facts/facts.ts';
import { newer } from '../facts/reading.ts';
import { creditReport } from './pulls.ts';

/**
 * A score was used that the borrower has not been told: no package has disclosed one yet, or a later report brought another.
 * Source: 15 USC 1681g(g)(1), as soon as reasonably practicable after the score is obtained.
 */
export function scoreIsUndisclosed(facts: Facts): boolean {
  const used = creditReport(facts)?.fico;
  return used !== undefined && used !== disclosedScore(facts);
}

/** The score in the summary package: that of the newest report before it. */
function disclosedScore(facts: Facts): number | undefined {
  const summary = facts.summaryDocuments.at(-1);
  const before = [...facts.softCredit, ...facts.hardCredit].filter((pull) => newer(summary, pull));
  return before.findLast(({ report }) => report !== undefined)?.report?.fico;
}
