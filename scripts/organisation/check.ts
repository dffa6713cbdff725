import { type CivilDate, civilDateIn, latest } from '@homeline/domain/dates/civil-date.ts';
import { HIGHEST_APR_PCT, LOWEST_APR_PCT } from '@homeline/domain/policy/rate-tables.ts';
import { type PricedGrid, priceGrid } from '@homeline/domain/pricing/price-grid.ts';
import { type Rulebook, rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { readDmn } from '@homeline/domain/tables/read-dmn.ts';
import { type Lender, readLender } from '../../apps/server/src/modules/organisations/organisations.ts';
import { gapsOn, hasRules, rulebookFrom } from '../../apps/server/src/modules/rules/compiled-rules.ts';
import { dateObjection, holds } from '../../apps/server/src/modules/rules/objections.ts';
import {
  type CompiledVersion,
  compileVersion,
  type WrittenVersion,
  writtenVersions,
} from '../../apps/server/src/modules/rules/rule-files.ts';
import { doubtfulRates, oldAmounts, oldRates } from './old-rates.ts';
import type { Published } from './published.ts';

/** One thing that was looked at, what is worth knowing of it, and what is wrong with it. */
export type Finding = {
  readonly what: string;
  readonly note: string;
  /** Each in one line: file, table, row, column. */
  readonly problems: readonly string[];
  /** What keeps nothing from being used, and somebody should look at. */
  readonly warnings?: readonly string[];
};

/**
 * Checks one organisation's folder as the server would, and prices what its rules can give.
 * @param at.nowMs when it is, in milliseconds; the day of the organisation's own zone counts
 * @param at.most how many combinations are asked for a price at most, for each sheet with each policy
 * @param at.published what an installation has published: what it has not, of a day that has come, never takes effect there
 */
export async function checkOrganisation(
  folder: string,
  code: string,
  { nowMs, most, published }: { nowMs: number; most: number; published?: Published | undefined },
): Promise<readonly Finding[]> {
  const read = readLender(folder, code);
  const lender = 'lender' in read ? read.lender : undefined;
  const today = civilDateIn(lender?.timeZone ?? 'UTC', nowMs);
  const { versions, problems } = writtenVersions(folder, code);
  const latenessOf = (version: WrittenVersion) => published && lateness(version, published, today);
  const known = versions.filter((version) => !latenessOf(version));
  const compiled: CompiledVersion[] = [];
  const files: Finding[] = [];
  for (const version of versions) {
    const result = await compileVersion(version);
    const late = latenessOf(version);
    const found = [...(late ? [late] : []), ...('problems' in result ? result.problems : [])];
    if (!late && !('problems' in result)) compiled.push(result);
    const standing = late ? 'never in effect' : standingOf(version, known, { today, isKnown: !!published });
    const isReplaced = known.some(
      ({ kind, effectiveOn }) =>
        kind === version.kind && effectiveOn > version.effectiveOn && effectiveOn <= today,
    );
    // Nobody can mend what was replaced.
    const warnings = late || isReplaced ? [] : doubts(result, compiled, lender?.licensedStates ?? []);
    files.push({ ...(await fileFinding(code, version, standing, found)), warnings });
  }
  return [
    {
      what: 'organisation.json, brand.json',
      note: lender ? `${lender.brand.name}; contrast of both palettes` : '',
      problems: 'problems' in read ? read.problems : [],
    },
    ...(problems.length > 0 ? [{ what: 'names of files', note: '', problems }] : []),
    ...files,
    ...amountsFindings(today),
    ...rulesFindings(code, rulebookFrom(compiled), { lender, today, most }),
  ];
}

/** What the program itself holds of the law, and no file of the lender. */
function amountsFindings(today: CivilDate): readonly Finding[] {
  const warnings = oldAmounts(today);
  return warnings.length > 0 ? [{ what: 'amounts of the law', note: '', problems: [], warnings }] : [];
}

/** Why a file does not hold in an installation, in its own words. */
function lateness(version: WrittenVersion, published: Published, today: CivilDate): string | undefined {
  return holds(published, version) ? undefined : dateObjection(version, published, today);
}

/** Since when a file holds. Only an installation knows what it has published: a file that came after its day is refused there. */
function standingOf(
  { kind, effectiveOn }: WrittenVersion,
  all: readonly WrittenVersion[],
  { today, isKnown }: { today: CivilDate; isKnown: boolean },
): string {
  if (effectiveOn > today) return `from ${effectiveOn} on`;
  const begun = all.filter((version) => version.kind === kind && version.effectiveOn <= today);
  const isFirst = effectiveOn === begun[0]?.effectiveOn;
  const isLast = effectiveOn === begun.at(-1)?.effectiveOn;
  const doubt = isKnown || isFirst ? '' : ', if it was published by then, which --server tells';
  if (isLast) return `in effect since ${effectiveOn}${doubt}`;
  return `since ${effectiveOn}${doubt}, ${isKnown ? 'replaced' : 'until the next that was published by its day'}`;
}

async function fileFinding(
  code: string,
  { kind, effectiveOn, xml }: WrittenVersion,
  standing: string,
  problems: readonly string[],
): Promise<Finding> {
  const file = `${kind}/${effectiveOn}.dmn`;
  const read = await readDmn(xml);
  const tables = [...('decisions' in read ? read.decisions.values() : [])].flatMap((decision) =>
    decision.kind === 'TABLE' ? [decision.rows.length] : [],
  );
  const rows = tables.reduce((sum, count) => sum + count, 0);
  return {
    what: file,
    note: [...(rows > 0 ? [`${tables.length} tables, ${rows} rows`] : []), standing].join(', '),
    problems: problems.map((problem) => `${code}/${file}: ${problem}`),
  };
}

/** What of a sheet's published rates those before it make doubtful: of its versions the older ones were compiled first. */
function doubts(
  version: Awaited<ReturnType<typeof compileVersion>>,
  compiled: readonly CompiledVersion[],
  states: readonly string[],
): readonly string[] {
  if (!('kind' in version) || version.kind !== 'rates') return [];
  const sheets = compiled.flatMap((each) => (each.kind === 'rates' ? [each.rules] : []));
  const earlier = sheets.filter((sheet) => sheet.version < version.rules.version);
  return doubtfulRates(version.rules, earlier, states);
}

/** Every sheet with the policy beside it, on each day on which either begins. */
function rulesFindings(
  code: string,
  rulebook: Rulebook,
  { lender, today, most }: { lender: Lender | undefined; today: CivilDate; most: number },
): readonly Finding[] {
  const days = [...rulebook.sheets, ...rulebook.policies].map(({ version }) => version);
  const together = [...new Set(days)].toSorted().filter((day) => hasRules(rulebook, day));
  const missing = hasRules(rulebook, today)
    ? []
    : [
        {
          what: 'rules in effect',
          note: '',
          problems: [`${code}: no rate sheet with a policy is in effect on ${today}`],
        },
      ];
  return [
    ...missing,
    ...together.map((day): Finding => {
      const { sheet, policy } = rulesOn(rulebook, day);
      const what = `rates ${sheet.version} with policy ${policy.version}`;
      const gaps = gapsOn(rulebook, day);
      if (gaps.length > 0) return { what, note: '', problems: gaps.map((gap) => `${code}, ${what}: ${gap}`) };
      const grid = priceGrid({ sheet, policy }, most);
      const problems = rangeProblems(grid, lender).map((problem) => `${code}, ${what}: ${problem}`);
      const on = latest(day, today);
      const then = rulesOn(rulebook, on);
      const isThen = then.sheet === sheet && then.policy === policy;
      const warnings = isThen ? oldRates(sheet.version, on, lender?.licensedStates ?? []) : [];
      return { what, note: `no gap; ${inWords(grid)}`, problems, warnings };
    }),
  ];
}

function rangeProblems(grid: PricedGrid, lender: Lender | undefined): readonly string[] {
  const { lowestAprPct, highestAprPct } = grid;
  if (lowestAprPct === undefined || highestAprPct === undefined) return ['nothing has a price'];
  const advertised = lender?.pricing;
  const lowest = Math.max(LOWEST_APR_PCT, advertised?.lowestAprPct ?? 0);
  const highest = Math.min(HIGHEST_APR_PCT, advertised?.highestAprPct ?? 100);
  return [
    ...(lowestAprPct < lowest ? [`an APR of ${lowestAprPct}%, below ${lowest}%`] : []),
    ...(highestAprPct > highest ? [`an APR of ${highestAprPct}%, above ${highest}%`] : []),
  ];
}

function inWords(grid: PricedGrid): string {
  const count = (number: number) => number.toLocaleString('en-US');
  const range = `${grid.lowestAprPct?.toFixed(2)}% to ${grid.highestAprPct?.toFixed(2)}%`;
  return [
    `APR ${range}`,
    `${count(grid.priced)} prices`,
    `${count(grid.asked)} of ${count(grid.combinations)} combinations asked`,
    `${count(grid.raised)} raised to the lowest APR, ${count(grid.aboveCeiling)} refused above the highest`,
  ].join('; ');
}
