import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** The number of automatic checks before the fraud team reviews the documents. */
export const IDENTITY_ATTEMPTS = 3;

/** Returns the name and date of birth as staff corrected them after submission. */
export function profileCorrection({ profile, applicationSubmission }: Facts) {
  if (!applicationSubmission) return undefined;
  return newer(profile, applicationSubmission) ? profile : undefined;
}

/** Returns the newest time that the borrower showed an ID, photographed or at the provider's own page. */
export function shownIdentity({ identityUploads, hostedIdentities }: Facts) {
  return newest(identityUploads.at(-1), hostedIdentities.at(-1));
}

/** Returns whether the borrower showed their newest ID at the provider's own page. */
export function isShownAtProvider({ identityUploads, hostedIdentities }: Facts): boolean {
  return newer(hostedIdentities.at(-1), identityUploads.at(-1));
}

/** Returns the facts that an identity check must be newer than: the newest ID, and the name it is compared with. */
function identityInput(facts: Facts) {
  return newest(shownIdentity(facts), profileCorrection(facts));
}

/** Returns the provider's result for the newest upload and the current name. */
export function identityResult(facts: Facts) {
  const result = facts.identityResults.at(-1);
  return newer(result, identityInput(facts)) ? result : undefined;
}

function attemptsExhausted(facts: Facts): boolean {
  const end = lastWhere(facts.attemptsExhausted, ({ what }) => what === 'IDENTITY');
  return newer(end, identityResult(facts));
}

/** Returns whether every automatic check has failed. */
export function identityAttemptsAreUsedUp(facts: Facts): boolean {
  return (
    facts.identityResults.filter(({ answer }) => answer === 'FAILED_VERIFICATION').length >= IDENTITY_ATTEMPTS
  );
}

/** Returns whether the check failed and the borrower may try another document. */
export function identityFailed(facts: Facts): boolean {
  return identityResult(facts)?.answer === 'FAILED_VERIFICATION' && !attemptsExhausted(facts);
}

/** Returns the result that the fraud team must review, for signs of forgery or after the last automatic check. */
export function pendingIdentityReview(facts: Facts) {
  const result = identityResult(facts);
  const needsReview =
    result?.answer === 'PENDING_REVIEW' ||
    (result?.answer === 'FAILED_VERIFICATION' && attemptsExhausted(facts));
  return needsReview && !newer(facts.identityDecisions.at(-1), result) ? result : undefined;
}

/** Returns whether the provider or the fraud team verified the borrower's identity. */
export function identityIsVerified(facts: Facts): boolean {
  const result = identityResult(facts);
  if (!result) return false;
  const decision = facts.identityDecisions.at(-1);
  return result.answer === 'VERIFIED' || (newer(decision, result) && decision.decision === 'CLEARED');
}

/** Returns the possible sanctions match, of the borrower or a signer, that the compliance officer has not cleared. */
export function pendingSanctionsReview(facts: Facts) {
  const decision = facts.sanctionsDecisions.at(-1);
  const newestOfEach = new Map(facts.sanctionsScreens.map((screen) => [screen.signer, screen]));
  return [...newestOfEach.values()].find(
    (screen) => screen.answer === 'POSSIBLE_MATCH' && !newer(decision, screen),
  );
}

/**
 * Returns whether a possible sanctions match blocks the application before closing. With suspect documents the fraud team decides
 * first. After the note is signed, the funder handles a match.
 */
export function sanctionsBlockApplication(facts: Facts): boolean {
  const isFirstScreen = identityResult(facts)?.answer === 'VERIFIED' && facts.noteSignatures.length === 0;
  return isFirstScreen && pendingSanctionsReview(facts) !== undefined;
}

/** Returns the newest sanctions screen of the borrower. */
export function borrowersScreen(facts: Facts) {
  return lastWhere(facts.sanctionsScreens, ({ signer }) => signer === undefined);
}

/** Returns whether a sanctions screen of the borrower ran after their newest upload, on their current name. */
export function isScreened(facts: Facts): boolean {
  return newer(borrowersScreen(facts), identityInput(facts));
}
