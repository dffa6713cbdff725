import { cents } from '../money/cents.ts';
import type { ConsumerAlert } from './credit.facts.ts';
import { alertOf } from './credit.selectors.ts';
import type { Facts } from './facts.ts';
import { newer, newest } from './reading.ts';
import { coBorrowers, lastAct, newestOf, type Signer } from './signers.selectors.ts';

/** The number of times that a co-borrower may correct the request for a credit report. */
export const CO_BORROWER_CREDIT_ATTEMPTS = 3;

/** Returns what a co-borrower stated about themselves. */
export function coBorrowerProfile(facts: Facts, signer: Signer) {
  return newestOf(facts.coBorrowerProfiles, signer);
}

/** Returns the last four digits of a co-borrower's SSN, as last corrected. */
export function coBorrowerLast4(facts: Facts, signer: Signer): string | undefined {
  const corrected = facts.coBorrowerCreditCorrections.findLast(
    (one) => one.signer === signer.uuid && one.last4 !== undefined,
  );
  return corrected?.last4 ?? coBorrowerProfile(facts, signer)?.last4;
}

function correction(facts: Facts, { uuid }: Signer, pull: 'SOFT' | 'HARD') {
  return facts.coBorrowerCreditCorrections.findLast((one) => one.signer === uuid && one.pull === pull);
}

/** Returns a co-borrower's latest soft pull, unless a newer correction makes another pull due. */
export function coBorrowerSoftPull(facts: Facts, signer: Signer) {
  const pull = newestOf(facts.coBorrowerSoftCredit, signer);
  return newer(pull, correction(facts, signer, 'SOFT')) ? pull : undefined;
}

/** Returns a co-borrower's latest hard pull, unless a newer correction makes another pull due. */
export function coBorrowerHardPull(facts: Facts, signer: Signer) {
  const pull = newestOf(facts.coBorrowerHardCredit, signer);
  return newer(pull, correction(facts, signer, 'HARD')) ? pull : undefined;
}

/** Returns the answer of a pull that underwriting can't use yet: no file, a file that is closed, or an alert nobody has cleared. */
export function coBorrowerCreditProblem(facts: Facts, signer: Signer) {
  const [soft, hard] = [coBorrowerSoftPull(facts, signer), coBorrowerHardPull(facts, signer)];
  if (hard && !hard.report) return { pull: 'HARD', answer: hard.answer } as const;
  if (soft && soft.answer !== 'HIT' && !soft.report) return { pull: 'SOFT', answer: soft.answer } as const;
  const alerted = openCoBorrowerAlert(facts, signer);
  return alerted && ({ pull: alerted === hard ? 'HARD' : 'SOFT', answer: alertOf(alerted) } as const);
}

/** Returns the pull with an alert that nobody has cleared: 15 USC 1681c-1(h) protects every applicant, whichever report shows it. */
export function openCoBorrowerAlert(facts: Facts, signer: Signer) {
  const pulls = [coBorrowerSoftPull(facts, signer), coBorrowerHardPull(facts, signer)];
  const alerted = pulls.flatMap((pull) => (pull?.report && alertOf(pull) ? [pull] : []));
  const cleared = lastAct(facts, signer, 'CREDIT_CLEARED');
  const isCleared = (kind: ConsumerAlert | undefined) =>
    alerted.some((pull) => alertOf(pull) === kind && newer(cleared, pull));
  return alerted.find((pull) => !isCleared(alertOf(pull)));
}

/** Returns whether the co-borrower may correct the request once more. An alert needs a call (FCRA 605A(h)). */
export function mayCorrectCoBorrowerCredit(facts: Facts, signer: Signer): boolean {
  const problem = coBorrowerCreditProblem(facts, signer);
  const tries = facts.coBorrowerCreditCorrections.filter(({ signer: uuid }) => uuid === signer.uuid).length;
  const isAlert = openCoBorrowerAlert(facts, signer) !== undefined;
  return problem !== undefined && !isAlert && tries < CO_BORROWER_CREDIT_ATTEMPTS;
}

/** Returns a co-borrower's newest report that underwriting may use. */
export function coBorrowerReport(facts: Facts, { uuid }: Pick<Signer, 'uuid'>) {
  const isReported = (pull: { readonly signer: string; readonly report?: unknown }) =>
    pull.signer === uuid && pull.report !== undefined;
  const pull =
    facts.coBorrowerHardCredit.findLast(isReported) ?? facts.coBorrowerSoftCredit.findLast(isReported);
  return pull?.report && { ...pull, report: pull.report };
}

/** Returns whether a co-borrower states an income that must be proven. */
export function statesIncome(facts: Facts, signer: Signer): boolean {
  return (coBorrowerProfile(facts, signer)?.monthlyGrossCents ?? 0) > 0;
}

/** Returns a co-borrower's proof of income, unless staff have rejected it since. */
export function coBorrowerIncomeDocuments(facts: Facts, signer: Signer) {
  const sent = newestOf(facts.coBorrowerIncomeDocuments, signer);
  const decision = newestOf(facts.coBorrowerIncomeFindings, signer);
  return newer(sent, decision?.decision === 'REJECTED' ? decision : undefined) ? sent : undefined;
}

/** Returns a co-borrower's income that staff accepted from the newest documents. */
export function acceptedCoBorrowerIncome(facts: Facts, signer: Signer) {
  const decision = newestOf(facts.coBorrowerIncomeFindings, signer);
  const isCurrent = newer(decision, newestOf(facts.coBorrowerIncomeDocuments, signer));
  return isCurrent && decision.decision === 'ACCEPTED' ? decision : undefined;
}

/** Returns a co-borrower's monthly income in cents, accepted if staff have accepted it, else stated, and its tax-free part. */
export function coBorrowerIncome(facts: Facts, signer: Signer) {
  const { monthlyGrossCents: accepted, taxFreeCents } = acceptedCoBorrowerIncome(facts, signer) ?? {};
  const stated = coBorrowerProfile(facts, signer)?.monthlyGrossCents;
  return {
    monthlyGrossCents: cents(accepted ?? stated ?? 0),
    isVerified: accepted !== undefined,
    taxFreeCents,
  };
}

/** Returns whether a co-borrower has given everything that offers need. */
export function hasAnswered(facts: Facts, signer: Signer): boolean {
  return (
    coBorrowerProfile(facts, signer) !== undefined &&
    newestOf(facts.coBorrowerHmdaCollected, signer) !== undefined &&
    coBorrowerReport(facts, signer) !== undefined &&
    coBorrowerCreditProblem(facts, signer) === undefined &&
    (!statesIncome(facts, signer) || newestOf(facts.coBorrowerIncomeDocuments, signer) !== undefined)
  );
}

/** Returns whether a co-borrower's full report is known and their income proven. */
export function isVerified(facts: Facts, signer: Signer): boolean {
  return (
    coBorrowerHardPull(facts, signer)?.report !== undefined &&
    (!statesIncome(facts, signer) || acceptedCoBorrowerIncome(facts, signer) !== undefined)
  );
}

/** Returns the co-borrowers whose credit and income a decision counts: all of them, once each has answered. */
export function countedCoBorrowers(facts: Facts): readonly Signer[] {
  const all = coBorrowers(facts);
  return all.every((signer) => hasAnswered(facts, signer)) ? all : [];
}

/** Returns the newest entries about co-borrowers that make offers out of date, by what they changed. */
export function coBorrowerInputs(facts: Facts) {
  const counted = new Set(countedCoBorrowers(facts).map(({ uuid }) => uuid));
  const isCounted = ({ signer }: { readonly signer: string }) => counted.has(signer);
  return {
    departure: facts.coBorrowerDepartures.at(-1),
    firstReport: facts.coBorrowerSoftCredit.findLast((pull) => isCounted(pull) && pull.report !== undefined),
    changedReport: facts.coBorrowerHardCredit.findLast((pull) => isCounted(pull) && pull.differs === true),
  };
}

/** Returns a co-borrower's score that a decision used and they haven't been told, with the number of its report. */
export function undisclosedCoBorrowerScore(facts: Facts, signer: Signer) {
  const used = coBorrowerReport(facts, signer);
  const score = used?.report.fico;
  if (!used || score === undefined) return undefined;
  if (newestOf(facts.coBorrowerScoreDisclosures, signer)?.score === score) return undefined;
  const decision = newest(facts.initialDecisions.at(-1), facts.finalDecisions.at(-1));
  return newer(decision, used) ? { score, seq: used.seq } : undefined;
}
