import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import { heldDecision } from '../offers/hold.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { Rules } from '../policy/rules.ts';

type Versions = {
  readonly sheets: readonly RateSheet[];
  readonly policies: readonly CreditPolicy[];
};

/** Every version of a lender's rate sheet and of its credit policy that was ever in effect, or will be. Oldest first. */
export type Rulebook = Versions & {
  /** Texts that others replaced, or that were withdrawn. None takes effect, but a process that had not heard of it may have priced with one. */
  readonly replaced: Versions;
};

/**
 * The rules in effect on a day.
 * @throws Error when none are: an organisation is loaded only with a version that has begun
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
