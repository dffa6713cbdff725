import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from './facts.ts';
import { wasDisbursed } from './funding.selectors.ts';
import { homeTimeZone } from './property.selectors.ts';
import { coBorrowers } from './signers.selectors.ts';

/** Returns the day for which the service of everyone who owes the line is asked: the day that the agreement was signed. */
export function lineOpenedOn(facts: Facts): CivilDate | undefined {
  const signed = facts.noteSignatures.at(-1);
  return signed && civilDateIn(homeTimeZone(facts), Date.parse(signed.at));
}

/**
 * Returns who owes an open line and whose military service hasn't been checked: the borrower as undefined, a co-borrower by uuid. Checked
 * once, after the opening. For counsel: the servicer asks again before any default (50 USC 3931, 3953).
 */
export function uncheckedForService(facts: Facts): readonly (string | undefined)[] {
  if (!wasDisbursed(facts) || !lineOpenedOn(facts)) return [];
  const owe = [undefined, ...coBorrowers(facts).map(({ uuid }) => uuid)];
  return owe.filter((signer) => !facts.militaryServiceChecks.some((check) => check.signer === signer));
}

/** Returns whether anyone who owes the line served when it opened, had left within 367 days, or was called up. It decides nothing. */
export function isServicemembersLine(facts: Facts): boolean {
  return facts.militaryServiceChecks.some(({ answer }) => answer !== 'NO_SERVICE');
}
