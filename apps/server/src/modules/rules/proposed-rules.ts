import type { Rules } from '@homeline/domain/policy/rules.ts';
import { ruleGaps } from '@homeline/domain/rules/rule-gaps.ts';
import { compileVersion, type RuleFile } from './rule-files.ts';

type ProposedFile = Pick<RuleFile, 'kind' | 'effectiveOn' | 'xml'>;

/**
 * Returns the rules with one file, or one of each kind, replaced by unpublished ones.
 * @returns the problems instead, each in one line, if the files couldn't be published
 */
export async function proposedRules(
  before: Rules,
  ...files: readonly ProposedFile[]
): Promise<{ rules: Rules } | { problems: readonly string[] }> {
  let rules = before;
  for (const file of files) {
    const compiled = compileVersion(file);
    if ('problems' in compiled) return compiled;
    rules =
      compiled.kind === 'rates' ? { ...rules, sheet: compiled.rules } : { ...rules, policy: compiled.rules };
  }
  const problems = ruleGaps(rules);
  return problems.length > 0 ? { problems } : { rules };
}
