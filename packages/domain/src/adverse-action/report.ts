import { creditReport } from '../facts/credit.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import { currentLookup, operationsFinding } from '../facts/property.selectors.ts';
import { INQUIRIES } from '../reasons/score-factors.ts';
import { refusalAsFailure } from '../underwriting/refusal-as-failure.ts';

/** The reasons that never come from a consumer report: missing items, employment, the home, its title and the person. */
const OUTSIDE_THE_REPORT: readonly string[] = [
  ...['AA01', 'AA05', 'AA06', 'AA07', 'AA10', 'AA11', 'AA12', 'AA13'],
  ...['AA27', 'AA28', 'AA29', 'AA31', 'AA32'],
];

type Reasons = Pick<FactValue<'adverseActionNotice'>, 'reasonCodes' | 'statedReasons'>;

/** The stated reasons that come from the home alone, never from a report. */
const HOME_REASONS = (['RECORDING_TAX_ABOVE_MAXIMUM', 'TEXAS_OCCUPANCY'] as const).map(
  (refusal) => refusalAsFailure(refusal).statedReason,
);

/**
 * Returns whether a decision used a consumer report, or the lack of one, at least in part. The notice then names the agency. A reason
 * that could come from a report counts. Source: 15 USC 1681m(a).
 * @param reasons the reason codes of the notice and the full texts without a code
 */
export function usedCreditReport(
  facts: Facts,
  { reasonCodes, statedReasons }: DeepReadonly<Reasons>,
): boolean {
  const wasPulled = facts.softCredit.length > 0 || facts.hardCredit.length > 0;
  const ofTheHome = [...HOME_REASONS, ...statedHomeReasons(facts)];
  const isOutside = (code: string) =>
    code === 'AA24'
      ? statedReasons.length > 0 && statedReasons.every((reason) => ofTheHome.includes(reason))
      : OUTSIDE_THE_REPORT.includes(code);
  return wasPulled && !reasonCodes.every(isOutside);
}

/** Returns the stated reasons of the property rules. */
function statedHomeReasons(facts: Facts): readonly string[] {
  return (operationsFinding(facts) ?? currentLookup(facts))?.statedReasons ?? [];
}

/** Returns whether inquiries were a key factor of a score reason. The notice then adds them to the four. Source: 15 USC 1681g(f)(9). */
export function inquiriesWereKey(facts: Facts, reasonCodes: readonly string[]): boolean {
  return reasonCodes.includes('AA26') && (creditReport(facts)?.scoreFactors.includes(INQUIRIES) ?? false);
}
