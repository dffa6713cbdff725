import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import type { Rulebook } from '@homeline/domain/rules/rulebook.ts';
import type { Clock } from '../../clock.ts';

import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import type { Lender, Organisations } from '../organisations/organisations.ts';
import { gapsFrom, rulebookFrom } from './compiled-rules.ts';
import { compiledTexts, isUnaltered } from './compiled-texts.ts';
import { publishableVersions, type RuleChange, withdrawableVersions } from './publishable-versions.ts';
import { appendVersions, currentVersions, publishedVersions } from './published-versions.ts';
import { compileVersion, type RuleFile, ruleFilesIn, versionLabel } from './rule-files.ts';

export type PublisherContext = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly organisations: Organisations;
};

/** The changes, or each problem in one line. With a problem, nothing changes. */
export type PublishResult =
  | { readonly changes: readonly RuleChange[] }
  | { readonly problems: readonly string[] };

/** Publishes the rule versions of one lender and holds them compiled. */
export type RulePublisher = {
  rulebook(): Rulebook;
  /**
   * Loads the versions published by any server process.
   * @returns the versions that can't be used, each in one line
   */
  refresh(): Promise<readonly string[]>;
  /**
   * Publishes the lender's folder if the lender has no published version.
   * @returns each problem in one line; with a problem nothing is published
   */
  seed(): Promise<readonly string[]>;
  /** Publishes the files of one day, all or none of them. */
  publish(files: readonly RuleFile[], publishedBy: string): Promise<PublishResult>;
  /**
   * Withdraws the versions of a future day.
   * @param kind both kinds by default
   * @returns undefined if the day never had a version
   */
  withdraw(
    day: CivilDate,
    kind: RuleKind | undefined,
    withdrawnBy: string,
  ): Promise<PublishResult | undefined>;
};

const SEEDED_BY = 'SEED';

/** Returns today's date at a lender. */
export function todayOf({ timeZone }: Lender, clock: Clock): CivilDate {
  return civilDateIn(timeZone, clock.nowMs());
}

/** Returns a lender's publisher. Its rulebook is empty until the first refresh. */
export function rulePublisher(context: PublisherContext, lender: Lender): RulePublisher {
  const { database, clock, log, organisations } = context;
  const { code } = lender;
  const texts = compiledTexts();
  let rulebook = rulebookFrom([]);
  let loadedRows = 0;

  async function refresh(): Promise<readonly string[]> {
    const rows = await publishedVersions(database.db, code);
    const current = currentVersions(rows);
    const replaced = rows.filter((row) => !current.includes(row));
    const loaded = rulebookFrom(await texts.usable(current), await texts.usable(replaced));
    // Rows are only appended: a slower refresh that read fewer of them changes nothing.
    if (rows.length >= loadedRows) {
      rulebook = loaded;
      loadedRows = rows.length;
    }
    const unusable: string[] = [];
    for (const row of rows) {
      if ((await texts.usable([row])).length > 0) continue;
      const why = isUnaltered(row) ? 'can no longer be compiled' : 'was altered after it was published';
      unusable.push(`${code}: ${versionLabel(row)} ${why}`);
    }
    return unusable;
  }

  async function seed(): Promise<readonly string[]> {
    if ((await publishedVersions(database.db, code)).length > 0) return [];
    const { files, problems: unnamed } = ruleFilesIn(organisations.folder, code);
    const { compiled, problems } = await compileAll(
      files,
      ({ kind, effectiveOn }) => `${kind}/${effectiveOn}.dmn`,
    );
    const first = files.map(({ effectiveOn }) => effectiveOn).toSorted()[0];
    const gaps = first ? gapsFrom(rulebookFrom(compiled), first) : [];
    const found = [...unnamed, ...problems, ...gaps].map((problem) => `${code}: ${problem}`);
    if (found.length > 0) return found;
    await appendVersions(context, code, SEEDED_BY, async (rows) => ({
      // Another process may have seeded the lender first.
      append: rows.length > 0 ? [] : files.map((file) => ({ ...file, withdrawn: false })),
      result: undefined,
    }));
    return [];
  }

  async function publish(files: readonly RuleFile[], publishedBy: string): Promise<PublishResult> {
    const { compiled, problems } = await compileAll(files, versionLabel);
    if (problems.length > 0) return { problems };
    const result = await appendVersions(context, code, publishedBy, async (rows) => {
      const decided = publishableVersions(files, currentVersions(rows), todayOf(lender, clock));
      if ('problems' in decided || decided.append.length === 0) return { append: [], result: decided };
      const gaps = gapsFrom(
        rulebookFrom([...(await texts.usable(decided.others)), ...compiled]),
        decided.from,
      );
      if (gaps.length > 0) return { append: [], result: { problems: gaps } };
      return { append: decided.append, result: decided };
    });
    return announced(result, publishedBy);
  }

  async function withdraw(day: CivilDate, kind: RuleKind | undefined, withdrawnBy: string) {
    const result = await appendVersions(context, code, withdrawnBy, async (rows) => {
      const decided = withdrawableVersions(rows, { day, kind, today: todayOf(lender, clock) });
      if (!decided || 'problems' in decided || decided.append.length === 0)
        return { append: [], result: decided };
      const gaps = gapsFrom(rulebookFrom(await texts.usable(decided.others)), day);
      if (gaps.length > 0) return { append: [], result: { problems: gaps } };
      return { append: decided.append, result: decided };
    });
    return result && announced(result, withdrawnBy);
  }

  async function announced(result: PublishResult, by: string): Promise<PublishResult> {
    if ('problems' in result) return result;
    await refresh();
    for (const { change, kind, effectiveOn } of result.changes) {
      if (change !== 'UNCHANGED')
        log.info({ lender: code, kind, effectiveOn, change, by }, 'Rules published');
    }
    return { changes: result.changes };
  }

  return { rulebook: () => rulebook, refresh, seed, publish, withdraw };
}

/** Compiles files. Each problem has the place of its file in front. */
async function compileAll(files: readonly RuleFile[], place: (file: RuleFile) => string) {
  const results = await Promise.all(files.map(compileVersion));
  return {
    compiled: results.flatMap((result) => ('problems' in result ? [] : [result])),
    problems: results.flatMap((result, index) => {
      const file = files[index];
      return 'problems' in result && file
        ? result.problems.map((problem) => `${place(file)}: ${problem}`)
        : [];
    }),
  };
}
