import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import { priceHoldDecision } from '../offers/hold.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { Rules } from '../policy/rules.ts';

type Versions = {
  readonly sheets: readonly RateSheet[];
  readonly policies: readonly CreditPolicy[];
};

/** Every version of a lender's rate sheet and credit policy, past, current and future, oldest first. */
export type Rulebook = Versions & {
  /** Corrected and withdrawn versions. A server process may have priced with one before it learned of the change. */
  readonly replaced: Versions;
};

/**
 * Returns the rules in effect on a day.
 * @throws Error without rules in effect
 */
export function rulesOn({ sheets, policies }: Versions, today: CivilDate): Rules {
  const inEffect = <V extends { version: CivilDate }>(versions: readonly V[]) =>
    versions.findLast(({ version }) => version <= today);
  const sheet = inEffect(sheets);
  const policy = inEffect(policies);
  if (!sheet || !policy) throw new Error(`No rate sheet or no policy is in effect on ${today}`);
  return { sheet, policy };
}

/**
 * Returns the rules for an application. During the price hold and after submission, these are the rules that priced its offers.
 * @returns undefined if those rules are no longer usable, because no other version may price it
 */
export function rulesFor(rulebook: Rulebook, facts: Facts, today: CivilDate): Rules | undefined {
  const held = priceHoldDecision(facts);
  if (!held) return rulesOn(rulebook, today);
  const { explanation } = held;
  const sheet = sameVersion(explanation.sheet, [...rulebook.sheets, ...rulebook.replaced.sheets]);
  const policy = sameVersion(explanation.policy, [...rulebook.policies, ...rulebook.replaced.policies]);
  return sheet && policy && { sheet, policy };
}

/** Returns the version with the same date and checksum. */
function sameVersion<V extends RuleVersion>(
  used: RuleVersion | undefined,
  versions: readonly V[],
): V | undefined {
  return versions.find(({ version, sha256 }) => version === used?.version && sha256 === used.sha256);
}
