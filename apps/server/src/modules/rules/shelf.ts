import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Rulebook } from '@homeline/domain/rules/rulebook.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import type { Lender, Organisations } from '../organisations/organisations.ts';
import { gapsFrom, rulebookFrom } from './compiled-rules.ts';
import { compiledTexts, isItself } from './compiled-texts.ts';
import { fitting } from './fitting.ts';
import { folderWatch } from './folder-watch.ts';
import { type Dated, dateObjection, holds, UNDONE } from './objections.ts';
import {
  appendVersions,
  type PublishedVersion,
  type PublishedVersions,
  publishedVersions,
  standingOf,
} from './published-versions.ts';
import { type WrittenVersion, writtenVersions } from './rule-files.ts';

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
  const texts = compiledTexts();
  const folder = folderWatch();
  let rulebook = rulebookFrom([]);
  const placeOf = (version: Dated) => `${lender.code}/${version.kind}/${version.effectiveOn}.dmn`;
  const say = (rows: readonly PublishedVersion[], words: string) => {
    for (const { kind, effectiveOn: from } of rows) log.info({ kind, from, lender: lender.code }, words);
  };
  const published = () => publishedVersions(db, lender.code);

  async function refresh(): Promise<readonly string[]> {
    const { versions, problems } = writtenVersions(organisations.folder, lender.code);
    folder.read(versions, problems.length === 0);
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
    return found;
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
        folder.settle(version);
        continue;
      }
      const problems = await problemsOf(version, known);
      found.push(...problems.map((problem) => `${placeOf(version)}: ${problem}`));
      if (problems.length === 0) ready.push(version);
    }
    const { fit, refused } = fitting(ready, (added, day) =>
      gapsFrom(rulebookFrom(texts.usable([...standing, ...added])), day),
    );
    for (const { version, gaps } of refused) found.push(...gaps.map((gap) => `${placeOf(version)}: ${gap}`));
    say(await append(known, fit, false), 'A version of the rules is published');
    return found;
  }

  /** Why a text cannot be published; what cannot be for its day is not compiled. */
  async function problemsOf(
    version: WrittenVersion,
    { rows }: PublishedVersions,
  ): Promise<readonly string[]> {
    const isUndone = holds(rows, version) && !folder.hasCome(version);
    const objection = isUndone ? UNDONE : dateObjection(version, standingOf(rows), todayOf(lender, clock));
    if (objection) return [objection];
    await texts.compile(version);
    return texts.problemsOf(version);
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
    for (const row of rows) if (isItself(row)) await texts.compile(row);
    const replaced = rows.filter((row) => !standing.includes(row));
    rulebook = rulebookFrom(texts.usable(standing), texts.usable(replaced));
    const unusable = rows.filter((row) => texts.usable([row]).length === 0);
    return unusable.map(
      (row) => `${placeOf(row)} as published: is not what was published, or can no longer be compiled`,
    );
  }

  /** Withdraws what was taken out of the folder before its day, unless what is left would have a gap. */
  async function withdrawGone(
    versions: readonly WrittenVersion[],
    known: PublishedVersions,
  ): Promise<readonly string[]> {
    const standing = standingOf(known.rows);
    const gone = folder.takenAway(versions, standing, todayOf(lender, clock));
    const left = rulebookFrom(texts.usable(standing.filter((row) => !gone.includes(row))));
    const found: string[] = [];
    const idle = gone.filter((row) => {
      const gaps = gapsFrom(left, row.effectiveOn);
      found.push(...gaps.map((gap) => `${placeOf(row)}: cannot be withdrawn: ${gap}`));
      return gaps.length === 0;
    });
    const written = await append(known, idle, true);
    for (const row of written) folder.forget(row);
    say(written, 'A version of the rules is withdrawn: its file was taken away before its day');
    return found;
  }

  return { rulebook: () => rulebook, refresh };
}
