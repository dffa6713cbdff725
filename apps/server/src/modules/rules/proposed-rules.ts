import type { Rules } from '@homeline/domain/policy/rules.ts';
import { ruleGaps } from '@homeline/domain/rules/rule-gaps.ts';
import { compileVersion, type RuleFile } from './rule-files.ts';

/**
 * Returns the rules with one file replaced by an unpublished one.
 * @returns the problems instead, each in one line, if the file couldn't be published
 */
export async function proposedRules(
  before: Rules,
  version: Pick<RuleFile, 'kind' | 'effectiveOn' | 'xml'>,
): Promise<{ rules: Rules } | { problems: readonly string[] }> {
  const compiled = await compileVersion(version);
  if ('problems' in compiled) return compiled;
  const rules =
    compiled.kind === 'rates' ? { ...before, sheet: compiled.rules } : { ...before, policy: compiled.rules };
  const problems = ruleGaps(rules);
  return problems.length > 0 ? { problems } : { rules };
}
