import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { ruleGaps } from '@homeline/domain/rules/rule-gaps.ts';
import { type Rulebook, rulesOn } from '@homeline/domain/rules/rulebook.ts';
import type { CompiledVersion } from './rule-files.ts';

/**
 * The rulebook that some versions make, oldest first.
 * @param replaced texts that take no effect any more
 */
export function rulebookFrom(
  versions: readonly CompiledVersion[],
  replaced: readonly CompiledVersion[] = [],
): Rulebook {
  return { ...byKind(versions), replaced: byKind(replaced) };
}

function byKind(versions: readonly CompiledVersion[]): Rulebook['replaced'] {
  return {
    sheets: byDate(versions.flatMap((version) => (version.kind === 'rates' ? [version.rules] : []))),
    policies: byDate(versions.flatMap((version) => (version.kind === 'policy' ? [version.rules] : []))),
  };
}

/** Whether a rate sheet and a policy are in effect on a day. */
export function hasRules({ sheets, policies }: Rulebook, day: CivilDate): boolean {
  return [sheets, policies].every((versions) => versions.some(({ version }) => version <= day));
}

/** What keeps the sheet and the policy in effect on a day from being used together, in words; nothing before both have begun. */
export function gapsOn(rulebook: Rulebook, day: CivilDate): readonly string[] {
  return hasRules(rulebook, day) ? ruleGaps(rulesOn(rulebook, day)) : [];
}

/** The same from a day on: on that day and on each later one on which a version begins. */
export function gapsFrom(rulebook: Rulebook, day: CivilDate): readonly string[] {
  const begins = [...rulebook.sheets, ...rulebook.policies].map(({ version }) => version);
  const days = [day, ...begins.filter((version) => version > day)];
  return [...new Set(days.flatMap((each) => gapsOn(rulebook, each)))];
}

/** Of two versions of a day the later in the list comes later. */
function byDate<V extends { readonly version: CivilDate }>(versions: readonly V[]): readonly V[] {
  return versions.toSorted((a, b) => (a.version < b.version ? -1 : Number(a.version > b.version)));
}
