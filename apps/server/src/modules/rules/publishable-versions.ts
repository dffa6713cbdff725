import type { RuleChanges } from '@homeline/contract/rules/publish-rules.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import { currentVersions, isOfSameDay, type PublishedVersion } from './published-versions.ts';
import { type RuleFile, versionLabel } from './rule-files.ts';

export type RuleChange = RuleChanges['changes'][number];

/** The rows to append, the other current versions, and the first affected day. */
export type VersionChanges = {
  readonly changes: readonly RuleChange[];
  readonly append: readonly PublishedVersion[];
  readonly others: readonly PublishedVersion[];
  readonly from: CivilDate;
};

/**
 * Returns the changes that publishing some files makes. A file that is already published changes nothing.
 * @param current the current versions of the lender
 * @returns the problems instead if a file is for a past day, or would change a version that has taken effect
 */
export function publishableVersions(
  files: readonly RuleFile[],
  current: readonly PublishedVersion[],
  today: CivilDate,
): VersionChanges | { readonly problems: readonly string[] } {
  const decided = files.map((file) => {
    const existing = current.find((row) => isOfSameDay(row, file));
    return { file, existing, isRepeat: existing?.sha256 === file.sha256 };
  });
  const problems = decided.flatMap(({ file, existing, isRepeat }) => {
    const problem = isRepeat ? undefined : dateProblem(file, existing !== undefined, today);
    return problem === undefined ? [] : [`${versionLabel(file)}: ${problem}`];
  });
  if (problems.length > 0) return { problems };
  return {
    changes: decided.map(({ file: { kind, effectiveOn }, existing, isRepeat }) => ({
      kind,
      effectiveOn,
      change: isRepeat ? 'UNCHANGED' : existing ? 'CORRECTED' : 'PUBLISHED',
    })),
    append: decided.flatMap(({ file, isRepeat }) => (isRepeat ? [] : [{ ...file, withdrawn: false }])),
    others: current.filter((row) => !files.some((file) => isOfSameDay(row, file))),
    from: files.map(({ effectiveOn }) => effectiveOn).toSorted()[0] ?? today,
  };
}

/** Returns the files that would change nothing: the version in effect on their day, published for an earlier day, has the same text. */
export function repeatedFiles(
  files: readonly RuleFile[],
  current: readonly PublishedVersion[],
): readonly { readonly file: RuleFile; readonly since: CivilDate }[] {
  return files.flatMap((file) => {
    const inEffect = current
      .filter(({ kind, effectiveOn }) => kind === file.kind && effectiveOn <= file.effectiveOn)
      .toSorted((one, other) => one.effectiveOn.localeCompare(other.effectiveOn))
      .at(-1);
    const isRepeated = inEffect && !isOfSameDay(inEffect, file) && inEffect.sha256 === file.sha256;
    return isRepeated ? { file, since: inEffect.effectiveOn } : [];
  });
}

/** Returns why a new text may not be published for a day: a version whose day has come never changes. */
export function dateProblem(
  { effectiveOn }: Pick<RuleFile, 'effectiveOn'>,
  isPublished: boolean,
  today: CivilDate,
): string | undefined {
  if (effectiveOn > today || (effectiveOn === today && !isPublished)) return undefined;
  return isPublished
    ? 'already took effect and can no longer change; publish a version from a later day'
    : `is for a past day; publish it from ${today} or later`;
}

/**
 * Returns the changes that withdrawing a day's versions makes. A version that is already withdrawn changes nothing.
 * @param rows every row of the lender, oldest first
 * @returns the problems instead if the day has come; undefined if that day never had a version
 */
export function withdrawableVersions(
  rows: readonly PublishedVersion[],
  { day, kind, today }: { day: CivilDate; kind: RuleKind | undefined; today: CivilDate },
): VersionChanges | { readonly problems: readonly string[] } | undefined {
  const matches = (row: PublishedVersion) =>
    row.effectiveOn === day && (kind === undefined || row.kind === kind);
  const current = currentVersions(rows);
  const asked = current.filter(matches);
  if (asked.length > 0 && day <= today) {
    return {
      problems: asked.map((row) => `${versionLabel(row)}: already took effect and can't be withdrawn`),
    };
  }
  const withdrawn = rows.filter((row) => matches(row) && row.withdrawn);
  const kinds = new Set([...asked, ...withdrawn].map((row) => row.kind));
  if (kinds.size === 0) return undefined;
  return {
    changes: [...kinds].map((each) => ({
      kind: each,
      effectiveOn: day,
      change: asked.some((row) => row.kind === each) ? 'WITHDRAWN' : 'UNCHANGED',
    })),
    append: asked.map((row) => ({ ...row, withdrawn: true })),
    others: current.filter((row) => !matches(row)),
    from: day,
  };
}
