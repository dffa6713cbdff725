import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Rulebook } from '@homeline/domain/organisations/rulebook.ts';
import { sha256 } from '../../audit/canonical.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { gapsFrom, rulebookFrom } from './compiled-rules.ts';
import type { Lender, Organisations } from './organisations.ts';
import { type CompiledVersion, compileVersion, type WrittenVersion, writtenVersions } from './rule-files.ts';

export type ShelfFrom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly organisations: Organisations;
};

/** One lender's versions: those in the database, compiled once, and those in the folder that are to be published. */
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
  /** What this process has read in its folder. */
  const seen = new Set<string>();
  const placeOf = (version: Dated) => `${lender.code}/${version.kind}/${version.effectiveOn}.dmn`;
  const said = (version: Dated) => ({
    kind: version.kind,
    from: version.effectiveOn,
    lender: lender.code,
  });
  const published = () =>
    db
      .selectFrom('rule_version')
      .select(['kind', 'effective_on as effectiveOn', 'sha256', 'xml'])
      .where('organisation', '=', lender.code)
      .execute();

  async function compileOnce(version: WrittenVersion): Promise<CompiledVersion | undefined> {
    const key = keyOf(version);
    if (compiled.has(key) || refused.has(key)) return compiled.get(key);
    const result = await compileVersion(version);
    if ('problems' in result) refused.set(key, result.problems);
    return 'problems' in result ? undefined : result;
  }

  async function refresh(): Promise<readonly string[]> {
    const today = todayOf(lender, clock);
    const { versions, problems } = writtenVersions(organisations.folder, lender.code);
    const known = await published();
    // What is new is held against what is in use, also when a server has just started.
    await takeUp(known);
    const found = [...problems, ...(await publishNew(versions, known, today))];
    const rows = await published();
    found.push(...(await takeUp(rows)));
    // While a file cannot be read, nothing is known to be gone.
    if (problems.length === 0) found.push(...(await withdrawGone(versions, rows, today)));
    for (const version of versions) seen.add(keyOf(version));
    return found;
  }

  async function publishNew(
    versions: readonly WrittenVersion[],
    known: readonly WrittenVersion[],
    today: CivilDate,
  ): Promise<readonly string[]> {
    const ready: { version: WrittenVersion; rules: CompiledVersion }[] = [];
    const found: string[] = [];
    for (const version of versions) {
      if (holds(known, version)) continue;
      const objection = dateObjection(version, known, today);
      const rules = objection ? undefined : await compileOnce(version);
      const problems = objection ? [objection] : (refused.get(keyOf(version)) ?? []);
      if (rules) ready.push({ version, rules });
      else found.push(...problems.map((problem) => `${placeOf(version)}: ${problem}`));
    }
    const rulebook = rulebookFrom([...compiled.values(), ...ready.map(({ rules }) => rules)]);
    for (const { version } of ready) {
      const gaps = gapsFrom(rulebook, version.effectiveOn);
      found.push(...gaps.map((gap) => `${placeOf(version)}: ${gap}`));
      if (gaps.length > 0) continue;
      await publish(version);
      log.info(said(version), 'A version of the rules is published');
    }
    return found;
  }

  async function publish({ kind, effectiveOn, sha256, xml }: WrittenVersion): Promise<void> {
    await db
      .insertInto('rule_version')
      .values({
        organisation: lender.code,
        kind,
        effective_on: effectiveOn,
        sha256,
        xml,
        published_at: clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['organisation', 'kind', 'effective_on']).doUpdateSet({ sha256, xml }),
      )
      .execute();
  }

  /** @returns what was changed in the database behind our back, or can no longer be compiled */
  async function takeUp(rows: readonly WrittenVersion[]): Promise<readonly string[]> {
    const found: string[] = [];
    const current = new Set(rows.map(keyOf));
    for (const key of compiled.keys()) if (!current.has(key)) compiled.delete(key);
    for (const row of rows) {
      const rules = sha256(row.xml) === row.sha256 ? await compileOnce(row) : undefined;
      if (rules) compiled.set(keyOf(row), rules);
      else {
        compiled.delete(keyOf(row));
        found.push(`${placeOf(row)} as published: is not what was published, or can no longer be compiled`);
      }
    }
    return found;
  }

  /**
   * Withdraws what has not begun and whose file was taken away. Gone is only what this process has itself read in its folder, while the
   * folder still holds another version that is published: another process may have another folder, and a disk may be missing.
   */
  async function withdrawGone(
    versions: readonly WrittenVersion[],
    rows: readonly WrittenVersion[],
    today: CivilDate,
  ): Promise<readonly string[]> {
    const isStill = (row: Dated) => versions.some((version) => isOfSameDay(version, row));
    const isFolder = ({ kind }: Dated) => versions.some((each) => each.kind === kind && holds(rows, each));
    const gone = rows.filter(
      (row) => row.effectiveOn > today && seen.has(keyOf(row)) && !isStill(row) && isFolder(row),
    );
    const keys = new Set(gone.map(keyOf));
    const left = rulebookFrom([...compiled].flatMap(([key, rules]) => (keys.has(key) ? [] : [rules])));
    const found: string[] = [];
    for (const row of gone) {
      const gaps = gapsFrom(left, row.effectiveOn);
      found.push(...gaps.map((gap) => `${placeOf(row)}: cannot be withdrawn: ${gap}`));
      if (gaps.length > 0) continue;
      await db
        .deleteFrom('rule_version')
        .where('organisation', '=', lender.code)
        .where('kind', '=', row.kind)
        .where('effective_on', '=', row.effectiveOn)
        .where('sha256', '=', row.sha256)
        .execute();
      compiled.delete(keyOf(row));
      seen.delete(keyOf(row));
      log.info(said(row), 'A version of the rules is withdrawn: its file was taken away before its day');
    }
    return found;
  }

  return { rulebook: () => rulebookFrom([...compiled.values()]), refresh };
}

type Dated = Pick<WrittenVersion, 'kind' | 'effectiveOn'>;

function isOfSameDay(one: Dated, other: Dated): boolean {
  return one.kind === other.kind && one.effectiveOn === other.effectiveOn;
}

/** Whether a version is among some, word for word. */
function holds(versions: readonly WrittenVersion[], version: WrittenVersion): boolean {
  return versions.some((each) => keyOf(each) === keyOf(version));
}

/** Why a version may not be published on a day; the first versions of an installation may be of any date. */
function dateObjection(version: Dated, known: readonly Dated[], today: CivilDate): string | undefined {
  const ofKind = known.filter(({ kind }) => kind === version.kind);
  if (version.effectiveOn > today || ofKind.length === 0) return undefined;
  if (ofKind.some((row) => isOfSameDay(row, version)))
    return 'was changed after it took effect; put the change into a file of a later day';
  return version.effectiveOn < today ? 'its day lies in the past' : undefined;
}

function keyOf({ kind, effectiveOn, sha256 }: Omit<WrittenVersion, 'xml'>): string {
  return `${kind} ${effectiveOn} ${sha256}`;
}
