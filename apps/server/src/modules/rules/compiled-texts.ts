import { sha256 } from '../../audit/canonical.ts';
import { type CompiledVersion, compileVersion, type RuleFile } from './rule-files.ts';

/** The published versions of a lender, each compiled once. */
export type CompiledTexts = {
  /** Returns the versions that compile and are unaltered since they were published. */
  usable(versions: readonly RuleFile[]): Promise<readonly CompiledVersion[]>;
};

export function compiledTexts(): CompiledTexts {
  const compiled = new Map<string, Promise<CompiledVersion | undefined>>();
  const compileOnce = (version: RuleFile) => {
    const key = `${version.kind} ${version.effectiveOn} ${version.sha256}`;
    const result = compiled.get(key) ?? compileOrNothing(version);
    compiled.set(key, result);
    return result;
  };
  return {
    async usable(versions) {
      const found = await Promise.all(versions.filter(isUnaltered).map(compileOnce));
      return found.filter((version) => version !== undefined);
    },
  };
}

async function compileOrNothing(version: RuleFile): Promise<CompiledVersion | undefined> {
  const result = await compileVersion(version);
  return 'problems' in result ? undefined : result;
}

/** Tells whether a text still has the checksum it was published with. */
export function isUnaltered({ xml, sha256: published }: RuleFile): boolean {
  return sha256(xml) === published;
}
