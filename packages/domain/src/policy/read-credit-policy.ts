import type { RuleVersion } from '../facts/rule-version.ts';
import { type Cents, formatWholeDollars, toCents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import { bindConstant, type Report } from '../tables/bind.ts';
import { unreadDecisions } from '../tables/check-columns.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { readDmn } from '../tables/read-dmn.ts';
import { avmHaircutProblems } from './avm-haircut-checks.ts';
import { bindPolicyTables, type CreditPolicy, type PolicyTables } from './credit-policy.ts';
import { incomeProblems } from './income-rows.ts';
import { largestLineOfPolicy } from './largest-line.ts';
import { lawProblems } from './policy-law.ts';
import { CONSTANTS } from './policy-tables.ts';
import { RATE_INPUTS } from './rate-inputs.ts';
import { otherKind } from './rule-kind.ts';
import { scoreReasons } from './score-reason.ts';
import { unresolvableReferrals } from './unresolvable-referrals.ts';

/**
 * Reads a credit policy from a DMN file.
 * @param of the effective date and the checksum of the file
 * @returns the policy, or every problem that makes it unusable
 */
export async function readCreditPolicy(
  of: RuleVersion,
  xml: string,
): Promise<{ policy: CreditPolicy } | { problems: readonly TableProblem[] }> {
  const read = await readDmn(xml);
  if ('problems' in read) return read;
  const problems: TableProblem[] = [...otherKind(read.decisions, 'policy')];
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
  // Cells refer to constants, so a wrong constant would make each of those cells wrong too.
  if (problems.length > 0) return { problems };
  const tables = bindPolicyTables(read.decisions, report);
  problems.push(...unreadDecisions(read.decisions, [...Object.keys(tables), ...Object.keys(CONSTANTS)]));
  if (problems.length === 0)
    problems.push(
      ...lawProblems(tables, read.decisions),
      ...unresolvableReferrals(read.decisions),
      ...scoreReasons(read.decisions),
      ...avmHaircutProblems(read.decisions),
      ...incomeProblems(read.decisions),
      ...nothingLent(constants.minLineCents, tables, read.decisions),
      ...supportsTooLow(constants.brokerOpinion, read.decisions),
    );
  if (problems.length > 0) return { problems };
  const labels = labelsOf(read.decisions);
  return { policy: { ...tables, ...constants, ...of, labels, lowestFico: lowestFico(tables) } };
}

function labelsOf(decisions: Decisions): CreditPolicy['labels'] {
  const of = (name: keyof typeof CONSTANTS) => decisions.get(name)?.label ?? name;
  return {
    smallestLine: of('smallestLine'),
    reservesAboveLine: of('reservesAboveLine'),
    reserveMonths: of('reserveMonths'),
    incomeTolerancePct: of('incomeTolerancePct'),
    opinionSupportsFromPct: of('opinionSupportsFromPct'),
    opinionTolerancePct: of('opinionTolerancePct'),
  };
}

/** Reports a smallest line that leaves no line to choose. */
function nothingLent(
  minLineCents: Cents,
  tables: PolicyTables,
  decisions: Decisions,
): readonly TableProblem[] {
  const largest = toCents(largestLineOfPolicy(tables));
  if (minLineCents < largest) return [];
  const message = `Must be less than the largest line that anybody can have, ${formatWholeDollars(largest)}`;
  return [{ table: decisions.get('smallestLine')?.label, message }];
}

/** Reports a BPO support percentage that could never apply, because the tolerance sends it to review. */
function supportsTooLow(
  { supportsFromPct, tolerancePct }: CreditPolicy['brokerOpinion'],
  decisions: Decisions,
): readonly TableProblem[] {
  const lowestPct = sumPct([100, -tolerancePct]);
  if (supportsFromPct >= lowestPct) return [];
  const tolerance = decisions.get('opinionTolerancePct')?.label;
  const message = `${supportsFromPct}: Must be ${lowestPct} or more, since a person looks at anything lower by table "${tolerance}"`;
  return [{ table: decisions.get('opinionSupportsFromPct')?.label, message }];
}

function lowestFico({ limitsByScore }: PolicyTables): number {
  const { from, to } = RATE_INPUTS.fico;
  let fico: number = to;
  while (fico > from && limitsByScore({ fico: fico - 1 }).output.maxLine !== null) fico -= 1;
  return fico;
}
