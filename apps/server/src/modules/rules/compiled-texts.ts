import type { Rules } from '@homeline/domain/policy/rules.ts';
import { ruleGaps } from '@homeline/domain/rules/rule-gaps.ts';
import { sha256 } from '../../audit/canonical.ts';
import { type CompiledVersion, compileVersion, type RuleFile } from './rule-files.ts';

type Compiled = Awaited<ReturnType<typeof compileVersion>>;

/** The published versions and those about to be, each compiled once. */
export type CompiledTexts = {
  /** Compiles a file that has its own checksum. */
  compile(file: RuleFile): Promise<Compiled>;
  /** Returns the versions that compile and are unaltered since they were published. */
  usable(versions: readonly RuleFile[]): Promise<readonly CompiledVersion[]>;
  /** Returns why a compiled sheet and policy can't be used together, found once for each pair. */
  gapsOf(rules: Rules): readonly string[];
};

export function compiledTexts(): CompiledTexts {
  const compiled = new Map<string, Promise<Compiled>>();
  const compile = (file: RuleFile) => {
    const key = `${file.kind} ${file.effectiveOn} ${file.sha256}`;
    const result = compiled.get(key) ?? compileVersion(file);
    compiled.set(key, result);
    return result;
  };
  const gaps = new WeakMap<Rules['sheet'], WeakMap<Rules['policy'], readonly string[]>>();
  return {
    compile,
    gapsOf(rules) {
      const ofSheet = gaps.get(rules.sheet) ?? new WeakMap();
      const found = ofSheet.get(rules.policy) ?? ruleGaps(rules);
      gaps.set(rules.sheet, ofSheet.set(rules.policy, found));
      return found;
    },
    async usable(versions) {
      const found = await Promise.all(versions.filter(isUnaltered).map(compile));
      return found.flatMap((version) => ('problems' in version ? [] : [version]));
    },
  };
}

/** Returns whether a text still has the checksum it was published with. */
export function isUnaltered({ xml, sha256: published }: RuleFile): boolean {
  return sha256(xml) === published;
}
