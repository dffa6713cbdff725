import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { ruleGaps } from '@homeline/domain/rules/rule-gaps.ts';
import { type Rulebook, rulesOn } from '@homeline/domain/rules/rulebook.ts';
import type { CompiledVersion } from './rule-files.ts';

/**
 * Returns a rulebook of the versions, sorted by effective date.
 * @param replaced versions that were corrected or withdrawn
 */
export function rulebookFrom(
  versions: readonly CompiledVersion[],
  replaced: readonly CompiledVersion[] = [],
): Rulebook {
  return { ...groupByKind(versions), replaced: groupByKind(replaced) };
}

function groupByKind(versions: readonly CompiledVersion[]): Rulebook['replaced'] {
  return {
    sheets: byDate(versions.flatMap((version) => (version.kind === 'rates' ? [version.rules] : []))),
    policies: byDate(versions.flatMap((version) => (version.kind === 'policy' ? [version.rules] : []))),
  };
}

/** Returns whether a rate sheet and a credit policy are in effect on a day. */
export function hasRules({ sheets, policies }: Rulebook, day: CivilDate): boolean {
  return [sheets, policies].every((versions) => versions.some(({ version }) => version <= day));
}

/** Returns why the sheet and the policy of a day can't be used together. Empty before both have taken effect. */
export function gapsOn(rulebook: Rulebook, day: CivilDate, gapsOf = ruleGaps): readonly string[] {
  return hasRules(rulebook, day) ? gapsOf(rulesOn(rulebook, day)) : [];
}

/** Returns the gaps of a day and of every later effective date. */
export function gapsFrom(rulebook: Rulebook, day: CivilDate, gapsOf = ruleGaps): readonly string[] {
  const starts = [...rulebook.sheets, ...rulebook.policies].map(({ version }) => version);
  const days = [day, ...starts.filter((version) => version > day)];
  return [...new Set(days.flatMap((each) => gapsOn(rulebook, each, gapsOf)))];
}

/** Sorts by date. Versions of one day keep their order. */
function byDate<V extends { readonly version: CivilDate }>(versions: readonly V[]): readonly V[] {
  return versions.toSorted((a, b) => (a.version < b.version ? -1 : Number(a.version > b.version)));
}
