import { creditReport } from '../credit/pulls.ts';
import type { Facts } from '../facts/facts.ts';
import { INQUIRIES } from './score-factors.ts';

/** Reasons that no consumer report has a part in: what was not sent in, the job, the home and its title, the person. */
const OUTSIDE_THE_REPORT: readonly string[] = [
  ...['AA01', 'AA05', 'AA06', 'AA07', 'AA10', 'AA11', 'AA12', 'AA13'],
  ...['AA27', 'AA28', 'AA29', 'AA31', 'AA32'],
];

/**
 * Whether the decision rests in whole or in part on what a consumer reporting agency said, that it has no file included: then the notice
 * names the agency. Where the reasons leave it open it did. Source: 15 USC 1681m(a).
 */
export function reportHadAPart(facts: Facts, reasonCodes: readonly string[]): boolean {
  const wasAsked = facts.softCredit.length > 0 || facts.hardCredit.length > 0;
  return wasAsked && reasonCodes.some((code) => !OUTSIDE_THE_REPORT.includes(code));
}

/** Whether inquiries held down a score that is a reason: then they are named besides the four reasons. Source: 15 USC 1681g(f)(9). */
export function inquiriesWereKey(facts: Facts, reasonCodes: readonly string[]): boolean {
  return reasonCodes.includes('AA26') && (creditReport(facts)?.scoreFactors.includes(INQUIRIES) ?? false);
}
