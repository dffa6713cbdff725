import { type CivilDate, civilDateIn, latest } from '@homeline/domain/dates/civil-date.ts';
import { HIGHEST_APR_PCT, LOWEST_APR_PCT } from '@homeline/domain/policy/rate-tables.ts';
import { type PricedGrid, priceGrid } from '@homeline/domain/pricing/price-grid.ts';
import { type Rulebook, rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { readDmn } from '@homeline/domain/tables/read-dmn.ts';
import { type Lender, readLender } from '../../apps/server/src/modules/organisations/organisations.ts';
import { gapsOn, hasRules, rulebookFrom } from '../../apps/server/src/modules/rules/compiled-rules.ts';
import {
  type CompiledVersion,
  compileVersion,
  type RuleFile,
  ruleFilesIn,
  versionLabel,
} from '../../apps/server/src/modules/rules/rule-files.ts';
import { beyondAdvertised, unavailable } from './advertised.ts';
import { oldRates, outdatedFederalAmounts, suspectRates } from './old-rates.ts';
import { translationWarnings } from './translations.ts';

/** One checked item, with a note, its errors and its warnings. Each error names file, table, row and column. */
export type Finding = {
  readonly what: string;
  readonly note: string;
  readonly problems: readonly string[];
  /** Worth a look; they don't prevent publishing. */
  readonly warnings?: readonly string[];
};

type Limits = {
  /** The current time in milliseconds. The lender's time zone determines the day. */
  readonly nowMs: number;
  /** The most combinations priced for each sheet with each policy. */
  readonly most: number;
};

/** Checks a lender's folder: the lender, the names of its rule files, and the rules. */
export async function checkOrganisation(
  folder: string,
  code: string,
  limits: Limits,
): Promise<readonly Finding[]> {
  const read = readLender(folder, code);
  const lender = 'lender' in read ? read.lender : undefined;
  const { files, problems } = ruleFilesIn(folder, code);
  return [
    {
      what: 'organisation.json, brand.json, messages.json, articles.json, papers.json, es.json',
      note: lender ? `${lender.brand.name}; contrast of both palettes` : '',
      problems: 'problems' in read ? read.problems : [],
      warnings: lender ? [...holidayWarnings(lender, limits.nowMs), ...translationWarnings(lender)] : [],
    },
    ...(problems.length > 0 ? [{ what: 'file names', note: '', problems }] : []),
    ...(await checkRules(files, { lender, ...limits })),
  ];
}

/** Warns when no holiday is left: the pages would promise hours on the next one. */
function holidayWarnings({ holidays, timeZone }: Lender, nowMs: number): readonly string[] {
  const today = civilDateIn(timeZone, nowMs);
  return holidays.some(({ date }) => date >= today)
    ? []
    : [`holidays: none from ${today} on: add the next ones, or people are told that somebody answers`];
}

/**
 * Checks rule files cell by cell, and prices every combination of sheet and policy that is ever in effect.
 * @param options.since reports only versions that take effect on this day or later
 */
export async function checkRules(
  files: readonly RuleFile[],
  options: Limits & { readonly lender: Lender | undefined; readonly since?: CivilDate | undefined },
): Promise<readonly Finding[]> {
  const { lender, nowMs, most, since } = options;
  const today = civilDateIn(lender?.timeZone ?? 'UTC', nowMs);
  const isReported = (day: CivilDate) => since === undefined || day >= since;
  const compiled: CompiledVersion[] = [];
  const findings: Finding[] = [];
  for (const file of files.toSorted((a, b) => a.effectiveOn.localeCompare(b.effectiveOn))) {
    const result = compileVersion(file);
    if (!('problems' in result)) compiled.push(result);
    if (!isReported(file.effectiveOn)) continue;
    const isReplaced = files.some(
      ({ kind, effectiveOn }) => kind === file.kind && effectiveOn > file.effectiveOn && effectiveOn <= today,
    );
    findings.push({
      ...(await fileFinding(file, statusOf(file, isReplaced, today))),
      problems:
        'problems' in result ? result.problems.map((problem) => `${versionLabel(file)}: ${problem}`) : [],
      // Nobody can change a replaced version.
      warnings: isReplaced ? [] : suspectRateWarnings(result, compiled, lender?.licensedStates ?? []),
    });
  }
  const rulebook = rulebookFrom(compiled);
  return [
    ...findings.toSorted((a, b) => byKind(a) - byKind(b)),
    ...amountsFindings(today, rulebook.sheets),
    ...rulesFindings(rulebook, { lender, today, most, isReported }),
  ];
}

function byKind({ what }: Finding): number {
  return what.startsWith('rates') ? 0 : 1;
}

/** Returns a finding as lines of text. */
export function findingLines({ what, note, problems, warnings = [] }: Finding): readonly string[] {
  return [
    `  ${problems.length === 0 ? 'ok     ' : 'ERROR  '} ${what}${note && `: ${note}`}`,
    ...problems.map((problem) => `            ${problem}`),
    ...warnings.map((warning) => `            warning: ${warning}`),
  ];
}

/** Warns of federal amounts that are out of date. */
function amountsFindings(today: CivilDate, sheets: Rulebook['sheets']): readonly Finding[] {
  const warnings = outdatedFederalAmounts(today, sheets);
  return warnings.length > 0 ? [{ what: 'federal amounts', note: '', problems: [], warnings }] : [];
}

function statusOf({ effectiveOn }: RuleFile, isReplaced: boolean, today: CivilDate): string {
  if (effectiveOn > today) return `takes effect on ${effectiveOn}`;
  return isReplaced ? 'replaced' : `in effect since ${effectiveOn}`;
}

async function fileFinding(file: RuleFile, status: string): Promise<Pick<Finding, 'what' | 'note'>> {
  const read = readDmn(file.xml);
  const tables = [...('decisions' in read ? read.decisions.values() : [])].flatMap((decision) =>
    decision.kind === 'TABLE' ? [decision.rows.length] : [],
  );
  const rows = tables.reduce((sum, count) => sum + count, 0);
  const size = rows > 0 ? [`${tables.length} tables, ${rows} rows`] : [];
  return { what: versionLabel(file), note: [...size, status].join(', ') };
}

/** Warns of published rates in a sheet that look wrong compared with earlier sheets. */
function suspectRateWarnings(
  version: ReturnType<typeof compileVersion>,
  compiled: readonly CompiledVersion[],
  states: readonly string[],
): readonly string[] {
  if (!('kind' in version) || version.kind !== 'rates') return [];
  const sheets = compiled.flatMap((each) => (each.kind === 'rates' ? [each.rules] : []));
  const earlier = sheets.filter((sheet) => sheet.version < version.rules.version);
  return suspectRates(version.rules, earlier, states);
}

type RulesOptions = {
  readonly lender: Lender | undefined;
  readonly today: CivilDate;
  readonly most: number;
  readonly isReported: (day: CivilDate) => boolean;
};

/** Checks the sheet and the policy in effect on each day on which either changes. */
function rulesFindings(
  rulebook: Rulebook,
  { lender, today, most, isReported }: RulesOptions,
): readonly Finding[] {
  const starts = new Set([...rulebook.sheets, ...rulebook.policies].map(({ version }) => version));
  const days = [...starts].toSorted().filter((day) => hasRules(rulebook, day) && isReported(day));
  const missing = hasRules(rulebook, today)
    ? []
    : [
        {
          what: 'rules in effect',
          note: '',
          problems: [`No rate sheet and policy are in effect on ${today}`],
        },
      ];
  return [
    ...missing,
    ...days.map((day): Finding => {
      const { sheet, policy } = rulesOn(rulebook, day);
      const what = `rates ${sheet.version} with policy ${policy.version}`;
      const gaps = gapsOn(rulebook, day);
      if (gaps.length > 0) return { what, note: '', problems: gaps.map((gap) => `${what}: ${gap}`) };
      const grid = priceGrid({ sheet, policy }, most);
      const on = latest(day, today);
      const then = rulesOn(rulebook, on);
      const isThen = then.sheet === sheet && then.policy === policy;
      // Nobody prices by replaced rules, so the advertised ranges may have moved on.
      const offering = isThen && lender ? { sheet, policy, grid, lender } : undefined;
      // The folder is changed by the day from which the rules apply.
      const untrue = offering ? unavailable(offering) : [];
      const isAhead = day > today;
      const problems = [
        ...rangeProblems(grid),
        ...(offering ? beyondAdvertised(offering) : []),
        ...(isAhead ? [] : untrue),
      ].map((problem) => `${what}: ${problem}`);
      const warnings = [
        ...(isThen ? oldRates(sheet.version, on, lender?.licensedStates ?? []) : []),
        ...(isAhead ? untrue : []),
      ];
      return { what, note: `no gap; ${gridSummary(grid)}`, problems, warnings };
    }),
  ];
}

/** Returns a problem when an APR is outside the range for any lender. */
function rangeProblems({ lowestAprPct, highestAprPct }: PricedGrid): readonly string[] {
  if (lowestAprPct === undefined || highestAprPct === undefined) return ['no combination has a price'];
  return [
    ...(lowestAprPct < LOWEST_APR_PCT ? [`an APR of ${lowestAprPct}%, below ${LOWEST_APR_PCT}%`] : []),
    ...(highestAprPct > HIGHEST_APR_PCT ? [`an APR of ${highestAprPct}%, above ${HIGHEST_APR_PCT}%`] : []),
  ];
}

function gridSummary(grid: PricedGrid): string {
  const count = (number: number) => number.toLocaleString('en-US');
  const range = `${grid.lowestAprPct?.toFixed(2)}% to ${grid.highestAprPct?.toFixed(2)}%`;
  return [
    `APR ${range}`,
    `${count(grid.priced)} prices`,
    `${count(grid.tried)} of ${count(grid.combinations)} combinations priced`,
    `${count(grid.raised)} raised to the lowest APR, ${count(grid.aboveCeiling)} above the highest`,
  ].join('; ');
}
