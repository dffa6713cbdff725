import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { type Rulebook, type Rules, rulesFor } from '@homeline/domain/organisations/rulebook.ts';
import type { Fees } from '@homeline/domain/pricing/fees.ts';
import type { RuleContext } from '@homeline/domain/workflow/rules.ts';
import { sha256 } from '../../audit/canonical.ts';
import type { Clock } from '../../clock.ts';
import { ConfigError } from '../../config.ts';
import type { Context, Log } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { gapsOn, hasRules, rulebookFrom } from './compiled-rules.ts';
import type { Lender, Organisations } from './organisations.ts';
import { type CompiledVersion, compileVersion, type WrittenVersion, writtenVersions } from './rule-files.ts';

/** Every lender's rules, as published in this installation. */
export type Rulebooks = {
  get(code: string): Rulebook;
  /** Publishes what is new in the folders, and takes up what other processes have published. */
  refresh(): Promise<void>;
};

type From = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly organisations: Organisations;
};

/**
 * Opens the rules of every lender. A version that cannot be used is said in the log, with its file, table and cell, and left out: the
 * installation goes on with the last good one.
 * @throws ConfigError when a lender has no version in effect
 */
export async function openRulebooks(from: From): Promise<Rulebooks> {
  const { organisations, log } = from;
  const shelves = organisations.all.map((lender) => ({ lender, shelf: shelfOf(from, lender) }));
  const said = new Set<string>();
  const refresh = async () => {
    for (const { lender, shelf } of shelves) {
      const problems = await shelf
        .refresh()
        .catch((error: Error) => [`${lender.code}: its rules cannot be read: ${error.message}`]);
      for (const problem of problems) {
        if (!said.has(problem)) log.error({ problem }, 'A version of the rules cannot be used');
        said.add(problem);
      }
    }
  };
  await refresh();
  for (const { lender, shelf } of shelves) {
    if (!hasRules(shelf.rulebook(), todayOf(lender, from.clock))) {
      throw new ConfigError(`Organisation ${lender.code} has no rules in effect. ${[...said].join('; ')}`);
    }
  }
  const byCode = new Map(shelves.map(({ lender, shelf }) => [lender.code, shelf]));
  return {
    refresh,
    get(code) {
      const shelf = byCode.get(code);
      if (!shelf) throw new Error(`No organisation ${code}`);
      return shelf.rulebook();
    },
  };
}

function todayOf({ timeZone }: Lender, clock: Clock): CivilDate {
  return civilDateIn(timeZone, clock.nowMs());
}

/** The rules of an application: those that it was priced with, else those of the lender's day. */
export function rulesOf({ rulebooks, organisations, clock }: Context, code: string, facts: Facts): Rules {
  return rulesFor(rulebooks.get(code), facts, todayOf(organisations.get(code), clock));
}

/** The fees of an application's own rate sheet, for the state of its home; undefined before there is one. */
export function feesOf(context: Context, code: string, facts: Facts): Fees | undefined {
  return facts.property && rulesOf(context, code, facts).sheet.fees(facts.property.state);
}

/** What the pure rules may know besides an application's facts. */
export function ruleContext(context: Context, code: string, facts: Facts): RuleContext {
  const lender = context.organisations.get(code);
  return {
    today: todayOf(lender, context.clock),
    licensedStates: lender.licensedStates,
    allowRegulatorReview: lender.company.allowRegulatorReview,
    sheet: rulesOf(context, code, facts).sheet,
  };
}

/** One lender's versions: those in the database, compiled once, and those in the folder that are to be published. */
function shelfOf({ db, clock, log, organisations }: From, lender: Lender) {
  const compiled = new Map<string, CompiledVersion>();
  const refused = new Map<string, readonly string[]>();
  const rulebook = (more: readonly CompiledVersion[] = []) => rulebookFrom([...compiled.values(), ...more]);
  const published = () =>
    db
      .selectFrom('rule_version')
      .select(['kind', 'effective_on', 'sha256', 'xml'])
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
    const known = await published();
    const { versions, problems } = writtenVersions(organisations.folder, lender.code);
    const news = versions.filter((version) => !known.some((row) => isSame(row, version)));
    const ready: { version: WrittenVersion; rules: CompiledVersion }[] = [];
    const found = [...problems];
    for (const version of news) {
      const place = `${lender.code}/${version.kind}/${version.effectiveOn}.dmn`;
      const objection = dateObjection(version, known, today);
      const rules = objection ? undefined : await compileOnce(version);
      if (objection) found.push(`${place}: ${objection}`);
      else if (rules) ready.push({ version, rules });
      else found.push(...(refused.get(keyOf(version)) ?? []).map((problem) => `${place}: ${problem}`));
    }
    for (const { version, rules } of ready) {
      const gaps = gapsOn(rulebook(ready.map((each) => each.rules)), version.effectiveOn);
      found.push(...gaps.map((gap) => `${lender.code}/${version.kind}/${version.effectiveOn}.dmn: ${gap}`));
      if (gaps.length > 0) continue;
      await publish(version);
      log.info(
        { kind: rules.kind, from: version.effectiveOn, lender: lender.code },
        'A version of the rules is published',
      );
    }
    found.push(...(await takeUp(await published())));
    return found;
  }

  async function publish(version: WrittenVersion): Promise<void> {
    const { kind, effectiveOn, sha256, xml } = version;
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
  async function takeUp(rows: Awaited<ReturnType<typeof published>>): Promise<readonly string[]> {
    const found: string[] = [];
    const versions = rows.map((row) => ({ ...row, effectiveOn: row.effective_on }));
    const current = new Set(versions.map(keyOf));
    for (const key of compiled.keys()) if (!current.has(key)) compiled.delete(key);
    for (const version of versions) {
      const place = `${lender.code}/${version.kind}/${version.effectiveOn}.dmn as published`;
      const rules = sha256(version.xml) === version.sha256 ? await compileOnce(version) : undefined;
      if (rules) compiled.set(keyOf(version), rules);
      else {
        compiled.delete(keyOf(version));
        found.push(`${place}: is not what was published, or can no longer be compiled`);
      }
    }
    return found;
  }

  return { rulebook: () => rulebook(), refresh };
}

type Row = { readonly kind: string; readonly effective_on: CivilDate; readonly sha256: string };

function isSame(row: Row, version: WrittenVersion): boolean {
  return (
    row.kind === version.kind && row.effective_on === version.effectiveOn && row.sha256 === version.sha256
  );
}

/** Why a version may not be published on a day; the first versions of an installation may be of any date. */
function dateObjection(version: WrittenVersion, known: readonly Row[], today: CivilDate): string | undefined {
  const ofKind = known.filter(({ kind }) => kind === version.kind);
  const isKnown = ofKind.some((row) => row.effective_on === version.effectiveOn);
  if (version.effectiveOn > today || ofKind.length === 0) return undefined;
  if (isKnown) return 'was changed after it took effect; put the change into a file of a later day';
  return version.effectiveOn < today ? 'its day lies in the past' : undefined;
}

function keyOf({ kind, effectiveOn, sha256 }: Omit<WrittenVersion, 'xml'>): string {
  return `${kind} ${effectiveOn} ${sha256}`;
}
