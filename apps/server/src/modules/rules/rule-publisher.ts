import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { RULE_KINDS, type RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import type { Rulebook } from '@homeline/domain/rules/rulebook.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/tables.ts';
import type { Log } from '../../log.ts';
import type { Lender, Organisations } from '../organisations/organisations.ts';
import { gapsFrom, rulebookFrom } from './compiled-rules.ts';
import { type CompiledTexts, compiledTexts, isUnaltered } from './compiled-texts.ts';
import { publishableVersions, type RuleChange, withdrawableVersions } from './publishable-versions.ts';
import {
  appendVersions,
  currentVersions,
  type PublishedVersion,
  publishedVersions,
} from './published-versions.ts';
import {
  type CompiledVersion,
  compileVersion,
  type RuleFile,
  ruleFilesIn,
  versionLabel,
} from './rule-files.ts';

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

/** The proposer of a publication or withdrawal, and what is written with it. */
export type Alongside = {
  /** Who proposed it, if another person confirmed it. */
  readonly proposedBy?: string;
  /** Writes in the same transaction. If it throws, nothing changes. */
  write(trx: Trx, changes: readonly RuleChange[]): Promise<void>;
};

/** Publishes the rule versions of one lender and holds them compiled. */
export type RulePublisher = {
  /** Returns the versions of the last refresh, compiled when they are first asked for. */
  rulebook(): Rulebook;
  /** Returns whether a usable rate sheet and credit policy are in effect on a day. */
  hasRules(day: CivilDate): boolean;
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
  /** Returns what publishing would change, or the problems that it would find. Writes nothing. */
  check(files: readonly RuleFile[]): Promise<PublishResult>;
  /** Publishes the files of one day, all or none of them. */
  publish(files: readonly RuleFile[], publishedBy: string, alongside?: Alongside): Promise<PublishResult>;
  /** Returns what withdrawing would change, or the problems that it would find. Writes nothing. */
  checkWithdrawal(day: CivilDate, kind: RuleKind | undefined): Promise<PublishResult | undefined>;
  /**
   * Withdraws the versions of a future day.
   * @param kind both kinds by default
   * @returns undefined if the day never had a version
   */
  withdraw(
    day: CivilDate,
    kind: RuleKind | undefined,
    withdrawnBy: string,
    alongside?: Alongside,
  ): Promise<PublishResult | undefined>;
};

const SEEDED_BY = 'SEED';

/** Returns today's date at a lender. */
export function businessDate({ timeZone }: Lender, clock: Clock): CivilDate {
  return civilDateIn(timeZone, clock.nowMs());
}

/** Returns a lender's publisher. Its rulebook is empty until the first refresh. */
export function rulePublisher(
  context: PublisherContext,
  lender: Lender,
  texts: CompiledTexts = compiledTexts(),
): RulePublisher {
  const { database, clock, log, organisations } = context;
  const { code } = lender;
  let loaded: readonly PublishedVersion[] = [];
  let compiled: Rulebook | undefined;

  async function refresh(): Promise<readonly string[]> {
    const rows = await publishedVersions(database.db, code);
    // Rows are only appended: a slower refresh that read fewer of them changes nothing.
    if (rows.length >= loaded.length) {
      loaded = rows;
      compiled = undefined;
    }
    return rows
      .filter((row) => !texts.isUsable(row))
      .map((row) => {
        const why = isUnaltered(row) ? 'can no longer be compiled' : 'was altered after it was published';
        return `${code}: ${versionLabel(row)} ${why}`;
      });
  }

  function rulebook(): Rulebook {
    compiled ??= compileLoaded();
    return compiled;
  }

  function compileLoaded(): Rulebook {
    const current = currentVersions(loaded);
    const replaced = loaded.filter((row) => !current.includes(row));
    return rulebookFrom(texts.usable(current), texts.usable(replaced));
  }

  function hasRules(day: CivilDate): boolean {
    const current = currentVersions(loaded);
    return RULE_KINDS.every((kind) =>
      current.some((row) => row.kind === kind && row.effectiveOn <= day && texts.isUsable(row)),
    );
  }

  async function seed(): Promise<readonly string[]> {
    if ((await publishedVersions(database.db, code)).length > 0) return [];
    const { files, problems: unnamed } = ruleFilesIn(organisations.folder, code);
    const { compiled: seeds, problems } = compileAll(
      files,
      ({ kind, effectiveOn }) => `${kind}/${effectiveOn}.dmn`,
      texts.compile,
    );
    const first = files.map(({ effectiveOn }) => effectiveOn).toSorted()[0];
    const gaps = first ? gapsFrom(rulebookFrom(seeds), first, texts.gapsOf) : [];
    const found = [...unnamed, ...problems, ...gaps].map((problem) => `${code}: ${problem}`);
    if (found.length > 0) return found;
    await appendVersions(context, code, { publishedBy: SEEDED_BY }, async (rows) => ({
      // Another process may have seeded the lender first.
      append: rows.length > 0 ? [] : files.map((file) => ({ ...file, withdrawn: false })),
      result: undefined,
    }));
    return [];
  }

  /** Decides a publication from the rows of the lender. */
  function publication(
    files: readonly RuleFile[],
    added: readonly CompiledVersion[],
    rows: readonly PublishedVersion[],
  ) {
    const decided = publishableVersions(files, currentVersions(rows), businessDate(lender, clock));
    if ('problems' in decided || decided.append.length === 0) return decided;
    const gaps = gapsFrom(
      rulebookFrom([...texts.usable(decided.others), ...added]),
      decided.from,
      texts.gapsOf,
    );
    return gaps.length > 0 ? { problems: gaps } : decided;
  }

  async function check(files: readonly RuleFile[]): Promise<PublishResult> {
    const { compiled: added, problems } = compileAll(files, versionLabel);
    if (problems.length > 0) return { problems };
    return publication(files, added, await publishedVersions(database.db, code));
  }

  async function publish(files: readonly RuleFile[], publishedBy: string, alongside?: Alongside) {
    const { compiled: added, problems } = compileAll(files, versionLabel);
    if (problems.length > 0) return { problems };
    const by = { publishedBy, proposedBy: alongside?.proposedBy };
    const result = await appendVersions<PublishResult>(context, code, by, async (rows, trx) => {
      const decided = publication(files, added, rows);
      if ('problems' in decided) return { append: [], result: decided };
      await alongside?.write(trx, decided.changes);
      return { append: decided.append, result: decided };
    });
    return announced(result, publishedBy);
  }

  /** Decides a withdrawal from the rows of the lender. */
  function withdrawal(day: CivilDate, kind: RuleKind | undefined, rows: readonly PublishedVersion[]) {
    const decided = withdrawableVersions(rows, { day, kind, today: businessDate(lender, clock) });
    if (!decided || 'problems' in decided || decided.append.length === 0) return decided;
    const gaps = gapsFrom(rulebookFrom(texts.usable(decided.others)), day, texts.gapsOf);
    return gaps.length > 0 ? { problems: gaps } : decided;
  }

  async function checkWithdrawal(day: CivilDate, kind: RuleKind | undefined) {
    return withdrawal(day, kind, await publishedVersions(database.db, code));
  }

  async function withdraw(
    day: CivilDate,
    kind: RuleKind | undefined,
    withdrawnBy: string,
    alongside?: Alongside,
  ) {
    const by = { publishedBy: withdrawnBy, proposedBy: alongside?.proposedBy };
    const result = await appendVersions<PublishResult | undefined>(context, code, by, async (rows, trx) => {
      const decided = withdrawal(day, kind, rows);
      if (!decided || 'problems' in decided) return { append: [], result: decided };
      await alongside?.write(trx, decided.changes);
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

  return { rulebook, hasRules, refresh, seed, check, publish, checkWithdrawal, withdraw };
}

/** Compiles files. Each problem has the place of its file in front. */
function compileAll(
  files: readonly RuleFile[],
  place: (file: RuleFile) => string,
  compile: CompiledTexts['compile'] = compileVersion,
) {
  const results = files.map(compile);
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
