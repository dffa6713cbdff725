import type { Facts } from './facts.ts';
import { lastWhere, newer } from './reading.ts';

/** Automatic tries before a person looks at the documents. */
export const IDENTITY_ATTEMPTS = 3;

/** The service's answer on the newest upload. */
export function identityResult(facts: Facts) {
  const result = facts.identityResults.at(-1);
  return newer(result, facts.identityUploads.at(-1)) ? result : undefined;
}

function attemptsExhausted(facts: Facts): boolean {
  const end = lastWhere(facts.attemptsExhausted, ({ what }) => what === 'IDENTITY');
  return newer(end, identityResult(facts));
}

/** As many checks have failed as may be tried by machine. */
export function identityAttemptsSpent(facts: Facts): boolean {
  return (
    facts.identityResults.filter(({ answer }) => answer === 'FAILED_VERIFICATION').length >= IDENTITY_ATTEMPTS
  );
}

/** The check failed, and another document may be tried. */
export function identityFailed(facts: Facts): boolean {
  return identityResult(facts)?.answer === 'FAILED_VERIFICATION' && !attemptsExhausted(facts);
}

/** The fraud desk must decide: signs of forgery, or no automatic try left. */
export function identityQuestion(facts: Facts) {
  const result = identityResult(facts);
  const asked =
    result?.answer === 'PENDING_REVIEW' ||
    (result?.answer === 'FAILED_VERIFICATION' && attemptsExhausted(facts));
  return asked && !newer(facts.identityDecisions.at(-1), result) ? result : undefined;
}

/** The person is who they say, by the service or by the fraud desk. */
export function identityIsVerified(facts: Facts): boolean {
  const result = identityResult(facts);
  if (!result) return false;
  const decision = facts.identityDecisions.at(-1);
  return result.answer === 'VERIFIED' || (newer(decision, result) && decision.decision === 'CLEARED');
}

/** A listed name near enough, that the compliance officer has not cleared. */
export function sanctionsQuestion(facts: Facts) {
  const screen = facts.sanctionsScreens.at(-1);
  const decision = facts.sanctionsDecisions.at(-1);
  return screen?.answer === 'POSSIBLE_MATCH' && !newer(decision, screen) ? screen : undefined;
}

/**
 * The compliance officer must clear the name before anything else is done. A name found beside forged-looking documents waits for the
 * fraud desk first and is then judged with what the law asks of the line; one found at funding is the funding officer's.
 */
export function sanctionsStandInTheWay(facts: Facts): boolean {
  const isFirstScreen = identityResult(facts)?.answer === 'VERIFIED' && facts.noteSignatures.length === 0;
  return isFirstScreen && sanctionsQuestion(facts) !== undefined;
}

/** The name has been compared with the sanctions list since the newest upload. */
export function isScreened(facts: Facts): boolean {
  return newer(facts.sanctionsScreens.at(-1), facts.identityUploads.at(-1));
}
