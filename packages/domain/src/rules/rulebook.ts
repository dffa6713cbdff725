import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import { priceHoldDecision } from '../offers/hold.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { Rules } from '../policy/rules.ts';
import { type FederalAmounts, federalAmountsOn } from '../states/federal-amounts.ts';

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
  const rules = held ? rulesOf(rulebook, held.explanation) : rulesOn(rulebook, today);
  return rules && { ...rules, sheet: withAmountsOf(today, rules.sheet, rulebook) };
}

/**
 * Returns the rate sheet in effect on a day, with the federal dollar amounts of that day.
 * @throws Error without rules in effect
 */
export function sheetOn(rulebook: Versions, today: CivilDate): RateSheet {
  return withAmountsOf(today, rulesOn(rulebook, today).sheet, rulebook);
}

/** Returns a sheet with the federal dollar amounts of a day, which even a held price must respect. */
function withAmountsOf(today: CivilDate, sheet: RateSheet, { sheets }: Versions): RateSheet {
  return { ...sheet, federalAmounts: federalAmountsOn(today, givenBy(today, sheets)) };
}

/** Returns the federal dollar amounts that rate sheets in effect by a day add. */
export function givenBy(today: CivilDate, sheets: Versions['sheets']): readonly FederalAmounts[] {
  return sheets.flatMap(({ version, givenAmounts }) =>
    givenAmounts && version <= today ? [givenAmounts] : [],
  );
}

/** Returns the versions that priced a decision; undefined if one of them is no longer usable. */
function rulesOf(
  rulebook: Rulebook,
  used: { readonly sheet?: RuleVersion | undefined; readonly policy?: RuleVersion | undefined },
): Rules | undefined {
  const sheet = sameVersion(used.sheet, [...rulebook.sheets, ...rulebook.replaced.sheets]);
  const policy = sameVersion(used.policy, [...rulebook.policies, ...rulebook.replaced.policies]);
  return sheet && policy && { sheet, policy };
}

/** Returns the version with the same date and checksum. */
function sameVersion<V extends RuleVersion>(
  used: RuleVersion | undefined,
  versions: readonly V[],
): V | undefined {
  return versions.find(({ version, sha256 }) => version === used?.version && sha256 === used.sha256);
}
