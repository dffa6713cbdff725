import { reportedPull } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { newer, newest } from '../facts/reading.ts';

/**
 * Returns the underwriting score not yet disclosed to the borrower, with the sequence number of its report. Source: 15 USC 1681g(g)(1), as
 * soon as reasonably practicable after the score is obtained.
 */
export function undisclosedScore(facts: Facts): { score: number; seq: number } | undefined {
  const pull = reportedPull(facts);
  const score = pull?.report?.fico;
  if (!pull || score === undefined || score === disclosedScore(facts)) return undefined;
  return { score, seq: pull.seq };
}

/** Returns whether a decision used a score that the borrower has not been told, regardless of its outcome. */
export function scoreDisclosureIsDue(facts: Facts): boolean {
  const undisclosed = undisclosedScore(facts);
  const decision = newest(facts.initialDecisions.at(-1), facts.finalDecisions.at(-1));
  return undisclosed !== undefined && decision !== undefined && newer(decision, undisclosed);
}

/** The last score disclosed: in its own notice, or in the summary package with the newest report before it. */
function disclosedScore(facts: Facts): number | undefined {
  const disclosure = facts.scoreDisclosures.at(-1);
  const summary = facts.summaryDocuments.at(-1);
  if (newer(disclosure, summary)) return disclosure.score;
  const before = [...facts.softCredit, ...facts.hardCredit].filter((pull) => newer(summary, pull));
  return before.findLast(({ report }) => report !== undefined)?.report?.fico;
}
