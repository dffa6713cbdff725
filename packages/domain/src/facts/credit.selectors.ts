import type { Sealed } from './fact.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer } from './reading.ts';

/** Tries of a number or a PIN that we accept before we give up. */
export const CREDIT_ATTEMPTS = 3;

const CLOSED: readonly string[] = ['FROZEN', 'FROZEN_PIN', 'WRONG_PIN', 'LOCKED'];
const WITH_ALERT: readonly string[] = ['FRAUD_ALERT', 'ACTIVE_DUTY', 'DECEASED', 'ADDRESS_DISCREPANCY'];

function lastCorrection(facts: Facts, pull: 'SOFT' | 'HARD') {
  return lastWhere(facts.creditCorrections, (correction) => correction.pull === pull);
}

/** The bureau's answer to the soft pull, unless the borrower has since done something so that it is asked again. */
export function softPull(facts: Facts) {
  const pull = facts.softCredit.at(-1);
  return newer(pull, lastCorrection(facts, 'SOFT')) ? pull : undefined;
}

/** The borrower keeps the file closed to the soft pull: frozen, or locked. */
export function fileIsClosed(facts: Facts): boolean {
  return CLOSED.includes(softPull(facts)?.answer ?? '');
}

/** The PIN that lifts the freeze for the next soft pull; none once the borrower has lifted the freeze themselves. */
export function pinForSoftPull(facts: Facts): Sealed | undefined {
  return lastCorrection(facts, 'SOFT')?.how === 'PIN' ? facts.freezePin?.pin : undefined;
}

/** The bureau's answer to the hard pull, unless it is to be asked again. */
export function hardPull(facts: Facts) {
  const pull = facts.hardCredit.at(-1);
  return newer(pull, lastCorrection(facts, 'HARD')) ? pull : undefined;
}

/** The pull that brought the newest report that underwriting may use. */
export function reportedPull({ hardCredit, softCredit }: Facts) {
  const isReported = ({ report }: { readonly report?: unknown }) => report !== undefined;
  return lastWhere(hardCredit, isReported) ?? lastWhere(softCredit, isReported);
}

/** The newest report that underwriting may use. */
export function creditReport(facts: Facts) {
  return reportedPull(facts)?.report;
}

/** The hard report that differs from the one that the offers were made on. */
export function changedReport(facts: Facts) {
  return lastWhere(facts.hardCredit, ({ differs }) => differs === true);
}

/** The newest report of a soft pull. */
export function softReport(facts: Facts) {
  return lastWhere(facts.softCredit, ({ report }) => report !== undefined)?.report;
}

type Attempt = Facts['attemptsExhausted'][number]['what'];

/** The rule has said that there is no further attempt, and nothing has been corrected since. */
function exhausted(facts: Facts, what: Attempt): boolean {
  const end = lastWhere(facts.attemptsExhausted, (entry) => entry.what === what);
  return newer(end, softPull(facts));
}

/** The bureau could not tell which file is the borrower’s, and may be asked again with more. */
export function creditIsUnmatched(facts: Facts): boolean {
  return softPull(facts)?.answer === 'NO_MATCH' && !exhausted(facts, 'CREDIT_MATCH');
}

/** The bureau has been asked as often as it may be to find the file. */
export function creditMatchAttemptsSpent(facts: Facts): boolean {
  return facts.softCredit.filter(({ answer }) => answer === 'NO_MATCH').length >= CREDIT_ATTEMPTS;
}

/** The bureau knows no file of the borrower, or could not find it as often as it may be asked. */
export function hasNoCreditFile(facts: Facts): boolean {
  const answer = softPull(facts)?.answer;
  return answer === 'NO_HIT' || (answer === 'NO_MATCH' && exhausted(facts, 'CREDIT_MATCH'));
}

/** The PIN did not lift the freeze, and another may be tried. */
export function pinIsWrong(facts: Facts): boolean {
  return softPull(facts)?.answer === 'WRONG_PIN' && !exhausted(facts, 'FREEZE_PIN');
}

/** As many PINs have been tried as may be. */
export function pinAttemptsSpent(facts: Facts): boolean {
  return facts.softCredit.filter(({ answer }) => answer === 'WRONG_PIN').length >= CREDIT_ATTEMPTS;
}

/** Which pull the freeze stopped. */
export function frozenPull(facts: Facts): 'SOFT' | 'HARD' | undefined {
  if (hardPull(facts)?.answer === 'FROZEN') return 'HARD';
  const soft = softPull(facts)?.answer;
  return soft === 'FROZEN' || (soft === 'WRONG_PIN' && exhausted(facts, 'FREEZE_PIN')) ? 'SOFT' : undefined;
}

/** Which pull the bureau could not answer. */
export function failedPull(facts: Facts): 'SOFT' | 'HARD' | undefined {
  if (hardPull(facts)?.answer === 'ERROR') return 'HARD';
  return softPull(facts)?.answer === 'ERROR' ? 'SOFT' : undefined;
}

/** The file carries an alert that obliges us to reach the consumer first (FCRA 605A(h)). */
export function alertedPull(facts: Facts) {
  const pull = softPull(facts);
  return pull && WITH_ALERT.includes(pull.answer) ? pull : undefined;
}

/** An alert that no person has looked into. */
export function alertIsOpen(facts: Facts): boolean {
  const pull = alertedPull(facts);
  return pull !== undefined && !newer(facts.fraudAlertDecisions.at(-1), pull);
}

/** A mortgage inquiry after the soft report that the borrower has not explained. */
export function unexplainedInquiry(facts: Facts) {
  const pull = hardPull(facts);
  return pull?.answer === 'HIT_NEW_INQUIRY' ? pull : undefined;
}
