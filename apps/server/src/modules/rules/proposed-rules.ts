import type { Rules } from '@homeline/domain/policy/rules.ts';
import { ruleGaps } from '@homeline/domain/rules/rule-gaps.ts';
import { compileVersion, type WrittenVersion } from './rule-files.ts';

/**
 * The rules with one of the two replaced by a version that nobody has published.
 * @returns the rules, or each problem that would keep the version out of use, in one line
 */
export async function proposedRules(
  before: Rules,
  version: Pick<WrittenVersion, 'kind' | 'effectiveOn' | 'xml'>,
): Promise<{ rules: Rules } | { problems: readonly string[] }> {
  const compiled = await compileVersion(version);
  if ('problems' in compiled) return compiled;
  const rules =
    compiled.kind === 'rates' ? { ...before, sheet: compiled.rules } : { ...before, policy: compiled.rules };
  const problems = ruleGaps(rules);
  return problems.length > 0 ? { problems } : { rules };
}
