import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { PropertyType } from '../facts/property.facts.ts';
import { heldDecision } from '../offers/hold.ts';
import { ORDINARY_LINE, RATE_INPUTS, type RateInputs } from '../pricing/rate-inputs.ts';
import type { RateSheet } from '../pricing/rate-sheet.ts';
import { limitsFor } from '../underwriting/limits.ts';
import type { CreditPolicy } from '../underwriting/policy.ts';

/** Every version of a lender's rate sheet and of its credit policy that was ever in effect, or will be. Oldest first. */
export type Rulebook = {
  readonly sheets: readonly RateSheet[];
  readonly policies: readonly CreditPolicy[];
};

/** One version of each. */
export type Rules = { readonly sheet: RateSheet; readonly policy: CreditPolicy };

/**
 * The rules in effect on a day.
 * @throws RangeError when none are: an organisation is loaded only with a version that has begun
 */
export function rulesOn({ sheets, policies }: Rulebook, today: CivilDate): Rules {
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
 */
export function rulesFor(rulebook: Rulebook, facts: Facts, today: CivilDate): Rules {
  const held = heldDecision(facts);
  const current = rulesOn(rulebook, today);
  return {
    sheet: rulebook.sheets.find(({ version }) => version === held?.sheetVersion) ?? current.sheet,
    policy: rulebook.policies.find(({ version }) => version === held?.policyVersion) ?? current.policy,
  };
}

/**
 * Whatever a policy admits that a rate sheet has no price for. Empty when the two can be used together; anything else keeps the version
 * out of use.
 */
export function ruleGaps({ sheet, policy }: Rules): readonly string[] {
  const named = (name: string) => sheet.adjustments.find((adjustment) => adjustment.name === name);
  const prices = (name: string, change: Partial<RateInputs>) =>
    named(name)?.ask({ ...ORDINARY_LINE, ...change }).output.pct !== null;
  const { from, to } = RATE_INPUTS.fico;
  const scores = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const rates = scores.flatMap((fico) => {
    const limits = limitsFor(policy, { ...ORDINARY_LINE, fico });
    const cltvPct = limits?.maxCltvPct ?? 0;
    const bounds = limits ? [...sheet.cltvCutsPct.filter((cut) => cut < cltvPct), cltvPct] : [];
    const missing = bounds.find((bound) => !prices('base', { fico, cltvPct: bound }));
    return missing === undefined ? [] : [`no rate for score ${fico} up to ${missing}% of the value`];
  });
  const types = PropertyType.options
    .filter((propertyType) => policy.propertyRules({ propertyType }).length === 0)
    .filter((propertyType) => !prices('property', { propertyType }))
    .map((propertyType) => `no rate for ${propertyType}`);
  return [...rates, ...types];
}
