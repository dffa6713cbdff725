import type { Rules } from '@homeline/domain/policy/rules.ts';
import { ruleGaps } from '@homeline/domain/rules/rule-gaps.ts';
import { sha256 } from '../../audit/canonical.ts';
import { type ProvenVersions, provenVersions } from './proven-versions.ts';
import { type CompiledVersion, compileVersion, type RuleFile } from './rule-files.ts';

type Compiled = ReturnType<typeof compileVersion>;

/** The published versions and those about to be, each compiled once, when it is first used. */
export type CompiledTexts = {
  /** Compiles a file that has its own checksum. */
  compile(file: RuleFile): Compiled;
  /** Returns the versions that compile and are unaltered since they were published. */
  usable(versions: readonly RuleFile[]): readonly CompiledVersion[];
  /** Returns whether a version is usable. Compiles it only if this build never did. */
  isUsable(version: RuleFile): boolean;
  /** Keeps what was proven for the next start. */
  keepProven(): void;
  /** Returns why a compiled sheet and policy can't be used together, found once for each pair. */
  gapsOf(rules: Rules): readonly string[];
};

export function compiledTexts(proven: ProvenVersions = provenVersions('', undefined)): CompiledTexts {
  const compiled = new Map<string, Compiled>();
  const keyOf = ({ kind, effectiveOn, sha256: published }: RuleFile) => `${kind} ${effectiveOn} ${published}`;
  const compile = (file: RuleFile) => {
    const key = keyOf(file);
    const result = compiled.get(key) ?? compileVersion(file);
    compiled.set(key, result);
    if (!('problems' in result)) proven.add(key);
    return result;
  };
  const gaps = new WeakMap<Rules['sheet'], WeakMap<Rules['policy'], readonly string[]>>();
  return {
    compile,
    keepProven: proven.keep,
    isUsable: (version) =>
      isUnaltered(version) && (proven.has(keyOf(version)) || !('problems' in compile(version))),
    gapsOf(rules) {
      const ofSheet = gaps.get(rules.sheet) ?? new WeakMap();
      const found = ofSheet.get(rules.policy) ?? ruleGaps(rules);
      gaps.set(rules.sheet, ofSheet.set(rules.policy, found));
      return found;
    },
    usable(versions) {
      return versions
        .filter(isUnaltered)
        .map(compile)
        .flatMap((version) => ('problems' in version ? [] : [version]));
    },
  };
}

/** Returns whether a text still has the checksum it was published with. */
export function isUnaltered({ xml, sha256: published }: RuleFile): boolean {
  return sha256(xml) === published;
}
