import { ConsumerAlert } from './credit.facts.ts';
import type { Sealed } from './fact.ts';
import type { Facts } from './facts.ts';
import { wasDisbursed } from './funding.selectors.ts';
import { lastWhere, newer } from './reading.ts';

/** The number of SSNs or PINs that a borrower may try. */
export const CREDIT_ATTEMPTS = 3;

const BLOCKED: readonly string[] = ['FROZEN', 'FROZEN_PIN', 'WRONG_PIN', 'LOCKED'];

function lastCorrection(facts: Facts, pull: 'SOFT' | 'HARD') {
  return lastWhere(facts.creditCorrections, (correction) => correction.pull === pull);
}

/** Returns the latest soft pull, unless a newer correction makes another pull due. */
export function softPull(facts: Facts) {
  const pull = facts.softCredit.at(-1);
  return newer(pull, lastCorrection(facts, 'SOFT')) ? pull : undefined;
}

/** Returns whether a freeze or lock blocked the soft pull. */
export function creditFileIsBlocked(facts: Facts): boolean {
  return BLOCKED.includes(softPull(facts)?.answer ?? '');
}

/** Returns the PIN for the next soft pull. Undefined when the borrower lifted the freeze instead. */
export function pinForSoftPull(facts: Facts): Sealed | undefined {
  return lastCorrection(facts, 'SOFT')?.how === 'PIN' ? facts.freezePin?.pin : undefined;
}

/** Returns the latest hard pull, unless a newer correction makes another pull due. */
export function hardPull(facts: Facts) {
  const pull = facts.hardCredit.at(-1);
  return newer(pull, lastCorrection(facts, 'HARD')) ? pull : undefined;
}

/** Returns the pull with the newest report that underwriting may use. */
export function reportedPull({ refreshedCredit, hardCredit, softCredit }: Facts) {
  const isReported = ({ report }: { readonly report?: unknown }) => report !== undefined;
  return (
    lastWhere(refreshedCredit, isReported) ??
    lastWhere(hardCredit, isReported) ??
    lastWhere(softCredit, isReported)
  );
}

/** Returns the newest report that underwriting may use. */
export function creditReport(facts: Facts) {
  return reportedPull(facts)?.report;
}

/** Returns the hard pull whose report differs from the one used for the offers. */
export function changedReport(facts: Facts) {
  return lastWhere(facts.hardCredit, ({ differs }) => differs === true);
}

/** Returns the newest report of a soft pull. */
export function softReport(facts: Facts) {
  return lastWhere(facts.softCredit, ({ report }) => report !== undefined)?.report;
}

type Attempt = Facts['attemptsExhausted'][number]['what'];

/** Returns whether no attempt is left since the current soft pull. */
function exhausted(facts: Facts, what: Attempt): boolean {
  const end = lastWhere(facts.attemptsExhausted, (entry) => entry.what === what);
  return newer(end, softPull(facts));
}

/** Returns whether the bureau matched no file and the borrower may still correct the request. */
export function creditIsUnmatched(facts: Facts): boolean {
  return softPull(facts)?.answer === 'NO_MATCH' && !exhausted(facts, 'CREDIT_MATCH');
}

/** Returns whether the borrower has used every attempt to match a credit file. */
export function creditMatchAttemptsAreUsedUp(facts: Facts): boolean {
  return facts.softCredit.filter(({ answer }) => answer === 'NO_MATCH').length >= CREDIT_ATTEMPTS;
}

/** Returns whether the bureau has no file for the borrower, or could not match one within the allowed attempts. */
export function hasNoCreditFile(facts: Facts): boolean {
  const answer = softPull(facts)?.answer;
  return answer === 'NO_HIT' || (answer === 'NO_MATCH' && exhausted(facts, 'CREDIT_MATCH'));
}

/** Returns whether the PIN was wrong and the borrower may try another. */
export function pinIsWrong(facts: Facts): boolean {
  return softPull(facts)?.answer === 'WRONG_PIN' && !exhausted(facts, 'FREEZE_PIN');
}

/** Returns whether the borrower has used every PIN attempt. */
export function pinAttemptsAreUsedUp(facts: Facts): boolean {
  return facts.softCredit.filter(({ answer }) => answer === 'WRONG_PIN').length >= CREDIT_ATTEMPTS;
}

/** Returns the pull that a freeze blocked. */
export function frozenPull(facts: Facts): 'SOFT' | 'HARD' | undefined {
  if (hardPull(facts)?.answer === 'FROZEN') return 'HARD';
  const soft = softPull(facts)?.answer;
  return soft === 'FROZEN' || (soft === 'WRONG_PIN' && exhausted(facts, 'FREEZE_PIN')) ? 'SOFT' : undefined;
}

/** Returns the pull that failed with a bureau error. */
export function failedPull(facts: Facts): 'SOFT' | 'HARD' | undefined {
  if (hardPull(facts)?.answer === 'ERROR') return 'HARD';
  return softPull(facts)?.answer === 'ERROR' ? 'SOFT' : undefined;
}

/** Returns whether the bureau failed for the hard pull again after its one retry. Each pull may add an inquiry, so only staff make another. */
export function hardRetryIsUsedUp(facts: Facts): boolean {
  const wasRetried = facts.creditCorrections.some(({ pull, how }) => pull === 'HARD' && how === 'RETRY');
  return wasRetried && failedPull(facts) === 'HARD';
}

type AnyPull = Facts['softCredit' | 'hardCredit' | 'refreshedCredit'][number];

/** Returns the alert that a pull shows. */
export function alertOf(pull: Pick<AnyPull, 'answer'> & { readonly alert?: ConsumerAlert | undefined }) {
  return pull.alert ?? ConsumerAlert.options.find((alert) => alert === pull.answer);
}

/** Returns the pulls that show an alert, oldest first, with their alert. */
function alertedPulls(facts: Facts) {
  // Once the money is out, a report pulled before it holds nothing any more.
  const refreshed = wasDisbursed(facts) ? undefined : facts.refreshedCredit.at(-1);
  const pulls = [softPull(facts), hardPull(facts), refreshed];
  return pulls.flatMap((pull) => {
    const alert = pull && alertOf(pull);
    return alert ? [{ seq: pull.seq, alert }] : [];
  });
}

/** Returns whether a person has cleared an alert of this kind, in whichever report it was. */
export function alertIsCleared(facts: Facts, alert: ConsumerAlert): boolean {
  const decision = facts.fraudAlertDecisions.at(-1);
  return alertedPulls(facts).some((pull) => pull.alert === alert && newer(decision, pull));
}

/**
 * Returns the pull whose alert requires that a person verifies the applicant before credit is extended, open ones first. Any report counts:
 * 15 USC 1681c-1(h)(1)(B) and (2)(B) forbid it while the user has not, whichever report shows the alert.
 */
export function alertedPull(facts: Facts) {
  const pulls = alertedPulls(facts);
  return pulls.find(({ alert }) => !alertIsCleared(facts, alert)) ?? pulls.at(-1);
}

/** Returns whether a consumer alert still needs a review. */
export function alertIsOpen(facts: Facts): boolean {
  const pull = alertedPull(facts);
  return pull !== undefined && !alertIsCleared(facts, pull.alert);
}

/** Returns the hard pull with a new mortgage inquiry that the borrower has not explained. */
export function unexplainedInquiry(facts: Facts) {
  const pull = hardPull(facts);
  return pull?.answer === 'HIT_NEW_INQUIRY' ? pull : undefined;
}
