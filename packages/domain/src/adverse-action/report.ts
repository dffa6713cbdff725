import { creditReport } from '../facts/credit.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import { currentLookup, operationsFinding } from '../facts/property.selectors.ts';
import { INQUIRIES } from '../reasons/score-factors.ts';
import { refusalAsFailure } from '../underwriting/refusal-as-failure.ts';

/** Reasons that no consumer report has a part in: what was not sent in, the job, the home and its title, the person. */
const OUTSIDE_THE_REPORT: readonly string[] = [
  ...['AA01', 'AA05', 'AA06', 'AA07', 'AA10', 'AA11', 'AA12', 'AA13'],
  ...['AA27', 'AA28', 'AA29', 'AA31', 'AA32'],
];

type Reasons = Pick<FactValue<'adverseActionNotice'>, 'reasonCodes' | 'statedReasons'>;

/** Refusals that look at the home alone, and state their reason in full. */
const OF_THE_HOME = (['RECORDING_TAX_ABOVE_MAXIMUM', 'TEXAS_OCCUPANCY'] as const).map(
  (refusal) => refusalAsFailure(refusal).statedReason,
);

/**
 * Whether the decision rests in whole or in part on what a consumer reporting agency said, that it has no file included: then the notice
 * names the agency. Where the reasons leave it open it did. Source: 15 USC 1681m(a).
 * @param reasons the codes of the notice, and in full those that no code has words for
 */
export function reportHadAPart(facts: Facts, { reasonCodes, statedReasons }: DeepReadonly<Reasons>): boolean {
  const wasAsked = facts.softCredit.length > 0 || facts.hardCredit.length > 0;
  const ofTheHome = [...OF_THE_HOME, ...statedOfTheHome(facts)];
  const isOutside = (code: string) =>
    code === 'AA24'
      ? statedReasons.length > 0 && statedReasons.every((reason) => ofTheHome.includes(reason))
      : OUTSIDE_THE_REPORT.includes(code);
  return wasAsked && !reasonCodes.every(isOutside);
}

/** What the rules about the home alone say in full. */
function statedOfTheHome(facts: Facts): readonly string[] {
  return (operationsFinding(facts) ?? currentLookup(facts))?.statedReasons ?? [];
}

/** Whether inquiries held down a score that is a reason: then they are named besides the four reasons. Source: 15 USC 1681g(f)(9). */
export function inquiriesWereKey(facts: Facts, reasonCodes: readonly string[]): boolean {
  return reasonCodes.includes('AA26') && (creditReport(facts)?.scoreFactors.includes(INQUIRIES) ?? false);
}
