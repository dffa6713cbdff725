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
  /** Corrected and withdrawn versions. A process that hadn't been notified yet may have priced with one. */
  readonly replaced: Versions;
};

/**
 * Returns the rules in effect on a day.
 * @throws Error if there are none
 */
export function rulesOn({ sheets, policies }: Versions, today: CivilDate): Rules {
  const begun = <V extends { version: CivilDate }>(versions: readonly V[]) =>
    versions.findLast(({ version }) => version <= today);
  const sheet = begun(sheets);
  const policy = begun(policies);
  if (!sheet || !policy) throw new Error(`No rate sheet or no policy is in effect on ${today}`);
  return { sheet, policy };
}

/**
 * Returns the rules of an application: those that priced its offers while the offers hold or once it is submitted, otherwise the
 * day's.
 * @returns undefined if a version that it keeps can't be used: no other version may price it
 */
export function rulesFor(rulebook: Rulebook, facts: Facts, today: CivilDate): Rules | undefined {
  const held = priceHoldDecision(facts);
  if (!held) return rulesOn(rulebook, today);
  const { sheet: ofSheet, policy: ofPolicy } = held.explanation;
  const sheet = keptAs(ofSheet, [...rulebook.sheets, ...rulebook.replaced.sheets]);
  const policy = keptAs(ofPolicy, [...rulebook.policies, ...rulebook.replaced.policies]);
  return sheet && policy && { sheet, policy };
}

/** Finds the exact text, not another one of the same day. */
function keptAs<V extends RuleVersion>(kept: RuleVersion | undefined, versions: readonly V[]): V | undefined {
  return versions.find(({ version, sha256 }) => version === kept?.version && sha256 === kept.sha256);
}
