import type { RuleVersion } from '../facts/rule-version.ts';
import { type Cents, formatWholeDollars, toCents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import { bindConstant, type Report } from '../tables/bind.ts';
import { unusedDecisions } from '../tables/check-columns.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { readDmn } from '../tables/read-dmn.ts';
import { avmHaircutProblems } from './avm-haircut-checks.ts';
import { bindPolicyTables, type CreditPolicy, type PolicyTables } from './credit-policy.ts';
import { pensionHistoryProblems } from './income-rows.ts';
import { largestLineOfPolicy } from './largest-line.ts';
import { lawProblems } from './policy-law.ts';
import { CONSTANTS } from './policy-tables.ts';
import { RATE_INPUTS } from './rate-inputs.ts';
import { wrongKindProblems } from './rule-kind.ts';
import { scoreReasonProblems } from './score-reason.ts';
import { unresolvableReferrals } from './unresolvable-referrals.ts';

/**
 * Reads a credit policy from a DMN file.
 * @param version the effective date and the checksum of the file
 * @returns the policy, or every problem that makes it unusable
 */
export function readCreditPolicy(
  version: RuleVersion,
  xml: string,
): { policy: CreditPolicy } | { problems: readonly TableProblem[] } {
  const read = readDmn(xml);
  if ('problems' in read) return read;
  const problems: TableProblem[] = [...wrongKindProblems(read.decisions, 'policy')];
  if (problems.length > 0) return { problems };
  const report: Report = (problem) => problems.push(problem);
  const constant = (name: keyof typeof CONSTANTS) =>
    bindConstant(read.decisions, name, CONSTANTS[name], report);
  const constants = {
    minLineCents: toCents(constant('smallestLine')),
    reserves: { aboveLineCents: toCents(constant('reservesAboveLine')), months: constant('reserveMonths') },
    incomeTolerancePct: constant('incomeTolerancePct'),
    brokerOpinion: {
      supportsFromPct: constant('opinionSupportsFromPct'),
      tolerancePct: constant('opinionTolerancePct'),
    },
  };
  // A wrong constant would make every cell that uses it wrong too.
  if (problems.length > 0) return { problems };
  const tables = bindPolicyTables(read.decisions, report);
  problems.push(...unusedDecisions(read.decisions, [...Object.keys(tables), ...Object.keys(CONSTANTS)]));
  if (problems.length === 0)
    problems.push(
      ...lawProblems(tables, read.decisions),
      ...unresolvableReferrals(read.decisions),
      ...scoreReasonProblems(read.decisions),
      ...avmHaircutProblems(read.decisions),
      ...pensionHistoryProblems(read.decisions),
      ...smallestLineProblems(constants.minLineCents, tables, read.decisions),
      ...bpoSupportProblems(constants.brokerOpinion, read.decisions),
    );
  if (problems.length > 0) return { problems };
  const labels = labelsOf(read.decisions);
  return { policy: { ...tables, ...constants, ...version, labels, lowestFico: lowestFico(tables) } };
}

function labelsOf(decisions: Decisions): CreditPolicy['labels'] {
  const labelOf = (name: keyof typeof CONSTANTS) => decisions.get(name)?.label ?? name;
  return {
    smallestLine: labelOf('smallestLine'),
    reservesAboveLine: labelOf('reservesAboveLine'),
    reserveMonths: labelOf('reserveMonths'),
    incomeTolerancePct: labelOf('incomeTolerancePct'),
    opinionSupportsFromPct: labelOf('opinionSupportsFromPct'),
    opinionTolerancePct: labelOf('opinionTolerancePct'),
  };
}

/** Returns a problem if the smallest line isn't below the largest line that the policy allows. */
function smallestLineProblems(
  minLineCents: Cents,
  tables: PolicyTables,
  decisions: Decisions,
): readonly TableProblem[] {
  const largest = toCents(largestLineOfPolicy(tables));
  if (minLineCents < largest) return [];
  const message = `Must be less than the largest line the policy allows, ${formatWholeDollars(largest)}`;
  return [{ table: decisions.get('smallestLine')?.label, message }];
}

/** Returns a problem if the tolerance refers every BPO at the support percentage to review. */
function bpoSupportProblems(
  { supportsFromPct, tolerancePct }: CreditPolicy['brokerOpinion'],
  decisions: Decisions,
): readonly TableProblem[] {
  const lowestPct = sumPct([100, -tolerancePct]);
  if (supportsFromPct >= lowestPct) return [];
  const tolerance = decisions.get('opinionTolerancePct')?.label;
  const message = `${supportsFromPct}: Must be ${lowestPct} or more: anything lower goes to review by table "${tolerance}"`;
  return [{ table: decisions.get('opinionSupportsFromPct')?.label, message }];
}

function lowestFico({ limitsByScore }: PolicyTables): number {
  const { from, to } = RATE_INPUTS.fico;
  let fico: number = to;
  while (fico > from && limitsByScore({ fico: fico - 1 }).output.maxLine !== null) fico -= 1;
  return fico;
}
