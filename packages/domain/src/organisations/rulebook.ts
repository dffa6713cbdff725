import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { PropertyType } from '../facts/property.facts.ts';
import type { RuleVersion } from '../offers/explanation.ts';
import { heldDecision } from '../offers/hold.ts';
import { ORDINARY_LINE, RATE_INPUTS, type RateInputs } from '../pricing/rate-inputs.ts';
import type { RateSheet } from '../pricing/rate-sheet.ts';
import { isTable, type KnownTable } from '../pricing/rate-tables.ts';
import { limitsFor } from '../underwriting/limits.ts';
import type { CreditPolicy } from '../underwriting/policy.ts';

type Versions = {
  readonly sheets: readonly RateSheet[];
  readonly policies: readonly CreditPolicy[];
};

/** Every version of a lender's rate sheet and of its credit policy that was ever in effect, or will be. Oldest first. */
export type Rulebook = Versions & {
  /** Texts that others replaced, or that were withdrawn. None takes effect, but a process that had not heard of it may have priced with one. */
  readonly replaced: Versions;
};

/** One version of each. */
export type Rules = { readonly sheet: RateSheet; readonly policy: CreditPolicy };

/**
 * The rules in effect on a day.
 * @throws RangeError when none are: an organisation is loaded only with a version that has begun
 */
export function rulesOn({ sheets, policies }: Versions, today: CivilDate): Rules {
  const begun = <V extends { version: CivilDate }>(versions: readonly V[]) =>
    versions.findLast(({ version }) => version <= today);
  const sheet = begun(sheets);
  const policy = begun(policies);
  if (!sheet || !policy) throw new RangeError(`No rate sheet or no policy is in effect on ${today}`);
  return { sheet, policy };
}

/**
 * The rules of one application: those that its offers were priced with, as long as the offers hold and once it is submitted; else
 * those of the day.
 * @returns undefined when a version that it keeps can no longer be used: no other may price it in its place
 */
export function rulesFor(rulebook: Rulebook, facts: Facts, today: CivilDate): Rules | undefined {
  const held = heldDecision(facts);
  if (!held) return rulesOn(rulebook, today);
  const { sheet: ofSheet, policy: ofPolicy } = held.explanation;
  const sheet = keptAs(ofSheet, [...rulebook.sheets, ...rulebook.replaced.sheets]);
  const policy = keptAs(ofPolicy, [...rulebook.policies, ...rulebook.replaced.policies]);
  return sheet && policy && { sheet, policy };
}

/** The very text that was kept, and not another of the same day. */
function keptAs<V extends RuleVersion>(kept: RuleVersion | undefined, versions: readonly V[]): V | undefined {
  return versions.find(({ version, sha256 }) => version === kept?.version && sha256 === kept.sha256);
}

/**
 * Whatever a policy admits that a rate sheet has no price for, with the tables of both. Empty when the two can be used together; anything
 * else keeps the version out of use.
 */
export function ruleGaps({ sheet, policy }: Rules): readonly string[] {
  const tables = (name: KnownTable) => sheet.adjustments.filter((adjustment) => isTable(adjustment, name));
  const prices = (name: KnownTable, change: Partial<RateInputs>) =>
    tables(name).every(({ ask }) => ask({ ...ORDINARY_LINE, ...change }).output.pct !== null);
  const labelOf = (name: KnownTable) => tables(name).map(({ label }) => `table "${label}"`);
  const { from, to } = RATE_INPUTS.fico;
  const scores = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const missingAt = (fico: number): Missing | undefined => {
    const limits = limitsFor(policy, { ...ORDINARY_LINE, fico });
    if (!limits) return undefined;
    const below = sheet.cltvCutsPct.filter((cut) => cut < limits.maxCltvPct);
    const upToPct = [...below, limits.maxCltvPct].find((cltvPct) => !prices('base', { fico, cltvPct }));
    const { table, row } = policy.limitsByScore({ fico });
    return upToPct === undefined ? undefined : { upToPct, lentBy: `table "${table}", row ${row}` };
  };
  const types = PropertyType.options
    .filter((propertyType) => policy.propertyRules({ propertyType }).length === 0)
    .filter((propertyType) => !prices('property', { propertyType }))
    .map((propertyType) => `no rate for ${propertyType} (${labelOf('property')} of the rate sheet)`);
  const inWords = ({ from: first, to: last, upToPct, lentBy }: Run) =>
    `no rate for scores ${first} to ${last} up to ${upToPct}% of the value (${labelOf('base')} of the rate sheet; the policy lends by ${lentBy})`;
  return [...inRuns(scores, missingAt).map(inWords), ...types];
}

/** Up to which share of the value a score has no rate, and which row of the policy lends on it. */
type Missing = { readonly upToPct: number; readonly lentBy: string };
type Run = Missing & { readonly from: number; readonly to: number };

/** What is missing, once for neighbouring scores that lack the same. */
function inRuns(scores: readonly number[], missingAt: (fico: number) => Missing | undefined): readonly Run[] {
  const runs: Run[] = [];
  for (const fico of scores) {
    const missing = missingAt(fico);
    const last = runs.at(-1);
    if (!missing) continue;
    const isNext =
      last?.to === fico - 1 && last.upToPct === missing.upToPct && last.lentBy === missing.lentBy;
    if (isNext) runs.splice(-1, 1, { ...last, to: fico });
    else runs.push({ ...missing, from: fico, to: fico });
  }
  return runs;
}
