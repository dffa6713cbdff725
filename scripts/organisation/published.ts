import type { RuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { RULE_KINDS } from '@homeline/domain/policy/rule-kind.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { hasRules, rulebookFrom } from '../../apps/server/src/modules/rules/compiled-rules.ts';
import { holds } from '../../apps/server/src/modules/rules/objections.ts';
import {
  compileVersion,
  type WrittenVersion,
  writtenVersions,
} from '../../apps/server/src/modules/rules/rule-files.ts';

/** What an installation has published. */
export type Published = RuleVersions['versions'];

/**
 * The rules in an organisation's folder that are in effect on a day. A version that cannot be used is left out, as the server does.
 * @param published without it every file counts as published by its day, which only an installation knows
 * @returns the rules, and in words which files they are
 * @throws RangeError when none are, or the folder does not hold what the installation has in effect
 */
export async function publishedRules(
  folder: string,
  code: string,
  day: CivilDate,
  published?: Published,
): Promise<{ rules: Rules; taken: string }> {
  const { versions } = writtenVersions(folder, code);
  const lost = published && inEffect(published, day).find((version) => !holds(versions, version));
  if (lost)
    throw new RangeError(`${code}/${nameOf(lost)} of the folder is not what the installation published`);
  const known = published ? versions.filter((version) => holds(published, version)) : versions;
  const results = await Promise.all(known.map(compileVersion));
  const rulebook = rulebookFrom(results.flatMap((result) => ('problems' in result ? [] : [result])));
  if (!hasRules(rulebook, day)) throw new RangeError(`${code} has no rules in effect on ${day}`);
  const rules = rulesOn(rulebook, day);
  return { rules, taken: takenWords(rules, day, published ? 'INSTALLATION' : versions) };
}

/** The newest version of each kind that has begun. */
function inEffect(published: Published, day: CivilDate): Published {
  return RULE_KINDS.flatMap(
    (kind) =>
      published
        .filter((version) => version.kind === kind && version.effectiveOn <= day)
        .toSorted((a, b) => a.effectiveOn.localeCompare(b.effectiveOn))
        .at(-1) ?? [],
  );
}

/** Which files the rules are, and which of them may never have been in effect as far as the folder knows. */
function takenWords(
  { sheet, policy }: Rules,
  day: CivilDate,
  by: 'INSTALLATION' | readonly WrittenVersion[],
): string {
  const files = [
    { kind: 'rates', effectiveOn: sheet.version },
    { kind: 'policy', effectiveOn: policy.version },
  ] as const;
  const named = files.map(nameOf).join(' and ');
  if (by === 'INSTALLATION') return `In effect on ${day} in the installation: ${named}.`;
  const unsure = files.filter(({ kind, effectiveOn }) =>
    by.some((version) => version.kind === kind && version.effectiveOn < effectiveOn),
  );
  const doubt = ` Whether ${unsure.map(nameOf).join(' and ')} was published by its day, --server knows: a file that came later is never in effect.`;
  return `Taken as in effect on ${day}: ${named} of the folder.${unsure.length > 0 ? doubt : ''}`;
}

function nameOf({ kind, effectiveOn }: Pick<WrittenVersion, 'kind' | 'effectiveOn'>): string {
  return `${kind}/${effectiveOn}.dmn`;
}
