import { sha256 } from '../../audit/canonical.ts';
import { keyOf } from './objections.ts';
import { type CompiledVersion, compileVersion, type WrittenVersion } from './rule-files.ts';

/** The texts of a lender's versions, each compiled once, whatever came of it. */
export type CompiledTexts = {
  compile(version: WrittenVersion): Promise<void>;
  /** Why a text cannot be used, each in one line; none of one that can, or that was not compiled. */
  problemsOf(version: WrittenVersion): readonly string[];
  /** Those that can be used, and are the texts that they were published as. */
  usable(versions: readonly WrittenVersion[]): readonly CompiledVersion[];
};

export function compiledTexts(): CompiledTexts {
  const compiled = new Map<string, CompiledVersion>();
  const refused = new Map<string, readonly string[]>();
  return {
    async compile(version) {
      const key = keyOf(version);
      if (compiled.has(key) || refused.has(key)) return;
      const result = await compileVersion(version);
      if ('problems' in result) refused.set(key, result.problems);
      else compiled.set(key, result);
    },
    problemsOf: (version) => refused.get(keyOf(version)) ?? [],
    usable: (versions) =>
      versions.flatMap((version) => (isItself(version) ? (compiled.get(keyOf(version)) ?? []) : [])),
  };
}

/** The text is what it was published as, letter for letter. */
export function isItself({ xml, sha256: published }: WrittenVersion): boolean {
  return sha256(xml) === published;
}
