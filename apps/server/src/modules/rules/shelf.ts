import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { RULE_KINDS } from '@homeline/domain/rules/rule-kind.ts';
import type { Rulebook } from '@homeline/domain/rules/rulebook.ts';
import { sha256 } from '../../audit/canonical.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Lender, Organisations } from '../organisations/organisations.ts';
import { gapsFrom, rulebookFrom } from './compiled-rules.ts';
import { fitting } from './fitting.ts';
import { type Dated, dateObjection, holds, isOfSameDay, keyOf, UNDONE } from './objections.ts';
import {
  appendVersions,
  type PublishedVersion,
  type PublishedVersions,
  publishedVersions,
  standingOf,
} from './published-versions.ts';
import { type CompiledVersion, compileVersion, type WrittenVersion, writtenVersions } from './rule-files.ts';

export type ShelfFrom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly organisations: Organisations;
};

/** One lender's versions: those in the database, each text compiled once, and those in the folder that are to be published. */
export type Shelf = {
  rulebook(): Rulebook;
  /**
   * Publishes what is new in the folder, takes up what is published, and withdraws what was taken away before its day.
   * @returns what cannot be used, each in one line with its file
   */
  refresh(): Promise<readonly string[]>;
};

/** The day at a lender. */
export function todayOf({ timeZone }: Lender, clock: Clock): CivilDate {
  return civilDateIn(timeZone, clock.nowMs());
}

/** Makes a lender's shelf, with nothing on it until it is refreshed. */
export function shelfOf({ db, clock, log, organisations }: ShelfFrom, lender: Lender): Shelf {
  const compiled = new Map<string, CompiledVersion>();
  const refused = new Map<string, readonly string[]>();
  /** What this process has read in its folder: ever, and when the folder was last there. */
  const seen = new Set<string>();
  let lastRead: ReadonlySet<string> | undefined;
  /** What came into the folder while this process watched it, until it is published. */
  const brought = new Set<string>();
  let rulebook = rulebookFrom([]);
  const placeOf = (version: Dated) => `${lender.code}/${version.kind}/${version.effectiveOn}.dmn`;
  const say = (rows: readonly PublishedVersion[], words: string) => {
    for (const { kind, effectiveOn: from } of rows) log.info({ kind, from, lender: lender.code }, words);
  };
  const published = () => publishedVersions(db, lender.code);
  const usable = (versions: readonly WrittenVersion[]) =>
    versions.flatMap((version) =>
      sha256(version.xml) === version.sha256 ? (compiled.get(keyOf(version)) ?? []) : [],
    );

  async function compileOnce(version: WrittenVersion): Promise<void> {
    const key = keyOf(version);
    if (compiled.has(key) || refused.has(key)) return;
    const result = await compileVersion(version);
    if ('problems' in result) refused.set(key, result.problems);
    else compiled.set(key, result);
  }

  async function refresh(): Promise<readonly string[]> {
    const { versions, problems } = writtenVersions(organisations.folder, lender.code);
    watch(versions, problems.length === 0);
    const known = await published();
    // What is new is held against what is in use, also when a server has just started.
    await takeUp(known);
    const found = [...problems, ...(await publishNew(versions, known))];
    const now = await published();
    found.push(...(await takeUp(now)));
    // While a file cannot be read, nothing is known to be gone.
    if (problems.length === 0) {
      found.push(...(await withdrawGone(versions, now)));
      await takeUp(await published());
    }
    for (const version of versions) seen.add(keyOf(version));
    return found;
  }

  /** Notes what has come into the folder since it was last read. A folder that is missing has lost nothing. */
  function watch(versions: readonly WrittenVersion[], isReadable: boolean): void {
    const keys = new Set(versions.map(keyOf));
    for (const key of keys) if (lastRead && !lastRead.has(key)) brought.add(key);
    const isThere = RULE_KINDS.every((each) => versions.some(({ kind }) => kind === each));
    if (isReadable && isThere) lastRead = keys;
  }

  async function publishNew(
    versions: readonly WrittenVersion[],
    known: PublishedVersions,
  ): Promise<readonly string[]> {
    const standing = standingOf(known.rows);
    const ready: WrittenVersion[] = [];
    const found: string[] = [];
    for (const version of versions) {
      if (holds(standing, version)) {
        brought.delete(keyOf(version));
        continue;
      }
      const isUndone = holds(known.rows, version) && !brought.has(keyOf(version));
      const objection = isUndone ? UNDONE : dateObjection(version, standing, todayOf(lender, clock));
      if (!objection) await compileOnce(version);
      const problems = objection ? [objection] : (refused.get(keyOf(version)) ?? []);
      found.push(...problems.map((problem) => `${placeOf(version)}: ${problem}`));
      if (problems.length === 0) ready.push(version);
    }
    const { fit, refused: unfit } = fitting(ready, (added, day) =>
      gapsFrom(rulebookFrom(usable([...standing, ...added])), day),
    );
    for (const { version, gaps } of unfit) {
      found.push(...gaps.map((gap) => `${placeOf(version)}: ${gap}`));
    }
    const written = await append(known, fit, false);
    say(written, 'A version of the rules is published');
    return found;
  }

  /** Publishes or withdraws what may still be changed by the time that nobody else can change it. */
  async function append(known: PublishedVersions, versions: readonly WrittenVersion[], withdrawn: boolean) {
    if (versions.length === 0) return [];
    return appendVersions({ db, clock }, lender.code, known, () => {
      const today = todayOf(lender, clock);
      const standing = standingOf(known.rows);
      return versions
        .filter((version) => !dateObjection(version, standing, today))
        .map((version) => ({ ...version, withdrawn }));
    });
  }

  /** @returns what was changed in the database behind our back, or can no longer be compiled */
  async function takeUp({ rows }: PublishedVersions): Promise<readonly string[]> {
    const standing = standingOf(rows);
    for (const row of rows) if (sha256(row.xml) === row.sha256) await compileOnce(row);
    rulebook = rulebookFrom(usable(standing), usable(rows.filter((row) => !standing.includes(row))));
    const unusable = rows.filter((row) => usable([row]).length === 0);
    return unusable.map(
      (row) => `${placeOf(row)} as published: is not what was published, or can no longer be compiled`,
    );
  }

  /**
   * Withdraws what has not begun and whose file was taken away. Gone is only what this process has itself read in its folder, while the
   * folder still holds another version that is published: another process may have another folder, and a disk may be missing.
   */
  async function withdrawGone(
    versions: readonly WrittenVersion[],
    known: PublishedVersions,
  ): Promise<readonly string[]> {
    const standing = standingOf(known.rows);
    const isStill = (row: Dated) => versions.some((version) => isOfSameDay(version, row));
    const isFolder = ({ kind }: Dated) =>
      versions.some((each) => each.kind === kind && holds(standing, each));
    const today = todayOf(lender, clock);
    const gone = standing.filter(
      (row) => row.effectiveOn > today && seen.has(keyOf(row)) && !isStill(row) && isFolder(row),
    );
    const left = rulebookFrom(usable(standing.filter((row) => !gone.includes(row))));
    const found: string[] = [];
    const idle = gone.filter((row) => {
      const gaps = gapsFrom(left, row.effectiveOn);
      found.push(...gaps.map((gap) => `${placeOf(row)}: cannot be withdrawn: ${gap}`));
      return gaps.length === 0;
    });
    const written = await append(known, idle, true);
    for (const row of written) seen.delete(keyOf(row));
    say(written, 'A version of the rules is withdrawn: its file was taken away before its day');
    return found;
  }

  return { rulebook: () => rulebook, refresh };
}
