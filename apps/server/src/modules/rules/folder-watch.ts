import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { RULE_KINDS } from '@homeline/domain/policy/rule-kind.ts';
import { type Dated, holds, isOfSameDay, keyOf } from './objections.ts';
import type { PublishedVersion } from './published-versions.ts';
import type { WrittenVersion } from './rule-files.ts';

/** What this process has itself seen of a lender's folder: other processes may have other folders, and a disk may be missing. */
export type FolderWatch = {
  /** Notes what is in the folder now. One that is missing, or of which something cannot be read, has lost nothing. */
  read(versions: readonly WrittenVersion[], isReadable: boolean): void;
  /** It came into the folder while this process watched it, and is not published yet. */
  hasCome(version: WrittenVersion): boolean;
  /** It is published. */
  settle(version: WrittenVersion): void;
  /**
   * What stands published, has not begun, and was taken out of the folder, which still holds another version that is published.
   * @param standing what is published
   */
  takenAway(
    versions: readonly WrittenVersion[],
    standing: readonly PublishedVersion[],
    today: CivilDate,
  ): readonly PublishedVersion[];
  /** It is withdrawn. */
  forget(version: WrittenVersion): void;
};

export function folderWatch(): FolderWatch {
  const seen = new Set<string>();
  const come = new Set<string>();
  /** As the folder was when it was last there. */
  let last: ReadonlySet<string> | undefined;
  return {
    read(versions, isReadable) {
      const keys = new Set(versions.map(keyOf));
      for (const key of keys) {
        if (last && !last.has(key)) come.add(key);
        seen.add(key);
      }
      const isThere = RULE_KINDS.every((each) => versions.some(({ kind }) => kind === each));
      if (isReadable && isThere) last = keys;
    },
    hasCome: (version) => come.has(keyOf(version)),
    settle: (version) => come.delete(keyOf(version)),
    takenAway(versions, standing, today) {
      const isStill = (row: Dated) => versions.some((version) => isOfSameDay(version, row));
      const isFolder = ({ kind }: Dated) =>
        versions.some((each) => each.kind === kind && holds(standing, each));
      return standing.filter(
        (row) => row.effectiveOn > today && seen.has(keyOf(row)) && !isStill(row) && isFolder(row),
      );
    },
    forget: (version) => seen.delete(keyOf(version)),
  };
}
