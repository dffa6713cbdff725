import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { WrittenVersion } from './rule-files.ts';

/** Said by a process whose folder does not know of a correction or a withdrawal. */
export const UNDONE =
  'was replaced or withdrawn, which a folder that held it before does not undo; change the file';

/** A kind of rules and the day from which a version of it holds. */
export type Dated = Pick<WrittenVersion, 'kind' | 'effectiveOn'>;

/** A text by its checksum. */
type Named = Omit<WrittenVersion, 'xml'>;

/** Whether two texts are of one kind and one day. */
export function isOfSameDay(one: Dated, other: Dated): boolean {
  return one.kind === other.kind && one.effectiveOn === other.effectiveOn;
}

/** Whether a version is among some, word for word. */
export function holds(versions: readonly Named[], version: Named): boolean {
  return versions.some((each) => keyOf(each) === keyOf(version));
}

/** Why a version may not be published on a day; the first versions of an installation may be of any date. */
export function dateObjection(version: Dated, known: readonly Dated[], today: CivilDate): string | undefined {
  const ofKind = known.filter(({ kind }) => kind === version.kind);
  if (version.effectiveOn > today || ofKind.length === 0) return undefined;
  if (ofKind.some((row) => isOfSameDay(row, version)))
    return 'was changed after it took effect; put the change into a file of a later day';
  return version.effectiveOn < today
    ? 'its day lies in the past, and it was not published by then'
    : undefined;
}

/** Names a text: its kind, its day and its checksum. */
export function keyOf({ kind, effectiveOn, sha256 }: Named): string {
  return `${kind} ${effectiveOn} ${sha256}`;
}
