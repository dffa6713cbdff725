import type { Facts } from './facts.ts';
import { inquiriesWithDebt } from './inquiries.selectors.ts';
import { borrowerAnswerOn, reviewFindingOn } from './lien-answers.selectors.ts';
import type { ReviewedDebt } from './liens.facts.ts';
import { newer, newest } from './reading.ts';
import { recordedLienOf, reportedMortgages, unmatchedRecordedLiens } from './recorded-liens.selectors.ts';

/** Returns the newest answer that needs a lien review: a disputed or unmatched lien, an undocumented Texas lien, or a new debt. */
export function lienMismatch(facts: Facts) {
  const { lienAnswers, inquiryAttestation } = facts;
  const isUnmatched = unmatchedRecordedLiens(facts).length > 0;
  const newDebt = inquiryAttestation?.inquiries.some(({ answer }) => answer === 'NEW_DEBT');
  return newest(
    isUnmatched ? lienAnswers : undefined,
    ...[lienAnswers, ...facts.foundLienAnswers].filter((entry) =>
      entry?.liens.some(({ id }) => entry.seq === answerToReview(facts, id)?.seq),
    ),
    newDebt ? inquiryAttestation : undefined,
  );
}

/** Returns the borrower's newest answer about a lien when it needs a review. */
function answerToReview(facts: Facts, id: string) {
  const answer = borrowerAnswerOn(facts, { id });
  if (answer?.answer === 'DISPUTED') return answer;
  // For a lien discovered later or already reviewed, only its loan documents can show that it is not an equity loan.
  const isLater = answer?.seq !== facts.lienAnswers?.seq || reviewFindingOn(facts, { id }) !== undefined;
  const deniesEquityLoan = answer?.answer === 'OTHER_HOME' || (isLater && answer?.isEquityLoan === false);
  return deniesEquityLoan && requiresLoanDocuments(facts, id) ? answer : undefined;
}

/**
 * Returns whether a lien's loan documents must show its type and its home. Texas allows one equity loan on a home, so the borrower's
 * answer isn't enough.
 */
export function requiresLoanDocuments(facts: Facts, id: string): boolean {
  const mortgage = reportedMortgages(facts).find((each) => each.id === id);
  if (facts.property?.state !== 'TX' || !mortgage) return false;
  return mortgage.kind !== 'MORTGAGE' || reviewFindingOn(facts, mortgage)?.isEquityLoan === true;
}

/** Returns the lien review that resolves the mismatch, if it covers the current property and every debt to review. */
export function lienReview(facts: Facts) {
  const mismatch = lienMismatch(facts);
  const decision = facts.lienDecisions.at(-1);
  if (!mismatch || !newer(decision, newest(mismatch, facts.property))) return undefined;
  // A later credit report may no longer match a lien, so the review may not cover it.
  const reviewed = new Set(decision.debts?.map(({ id }) => id));
  const isComplete =
    decision.decision !== 'REVIEWED' || debtsToReview(facts).every(({ id }) => reviewed.has(id));
  return isComplete ? decision : undefined;
}

/** Returns the review's finding about a debt. Undefined before the review. */
export function reviewedDebt(facts: Facts, id: string) {
  return lienReview(facts)?.debts?.find((debt) => debt.id === id);
}

/**
 * Returns the debts that the review must cover. A lien known only from county records or the borrower needs a balance and a payment.
 * A disputed Texas subordinate lien needs a finding on whether it is a home equity loan.
 */
export function debtsToReview(facts: Facts) {
  const disputed = reportedMortgages(facts).filter(
    ({ id }) => answerToReview(facts, id) !== undefined && requiresLoanDocuments(facts, id),
  );
  return [
    ...unmatchedRecordedLiens(facts).map(({ id, holder }) => ({
      id,
      holder,
      isRecorded: true,
      isReported: false,
    })),
    ...disputed.map((mortgage) => ({
      id: mortgage.id,
      holder: mortgage.lender,
      isRecorded: recordedLienOf(facts, mortgage) !== undefined,
      isReported: true,
    })),
    ...inquiriesWithDebt(facts).map(({ id, lender }) => ({
      id,
      holder: lender,
      isRecorded: false,
      isReported: false,
    })),
  ];
}

/** Returns why the reviewer's findings are incomplete, worded for staff. Each debt to review needs exactly one finding. */
export function reviewedDebtsProblem(facts: Facts, findings: readonly ReviewedDebt[]): string | undefined {
  const expected = debtsToReview(facts);
  const unexpected = findings.find(({ id }) => !expected.some((debt) => debt.id === id));
  if (unexpected) return `${unexpected.id} is not a debt in this review`;
  const isInTexas = facts.property?.state === 'TX';
  // Two debts to one holder are told apart by their number in the reports.
  const isShared = (holder: string) => expected.filter((debt) => debt.holder === holder).length > 1;
  const problems = expected.flatMap((debt) =>
    debtProblems(debt, findings, { isInTexas, isShared: isShared(debt.holder) }),
  );
  return problems.length > 0 ? problems.join('. ') : undefined;
}

function debtProblems(
  { id, holder, isRecorded, isReported }: ReturnType<typeof debtsToReview>[number],
  findings: readonly ReviewedDebt[],
  { isInTexas, isShared }: { readonly isInTexas: boolean; readonly isShared: boolean },
): string[] {
  const name = isShared ? `${holder} (${id})` : holder;
  const [finding, duplicate] = findings.filter((debt) => debt.id === id);
  const hasAmounts = finding?.balanceCents !== undefined && finding.monthlyPaymentCents !== undefined;
  if (!isReported && !hasAmounts)
    return [`Enter the balance and monthly payment of the debt to ${name}, 0 if none`];
  if (!finding)
    return [
      isRecorded
        ? `Say whether the debt to ${name} is a home equity loan`
        : `Say whether the debt to ${name} is secured by this home and, if it is, whether it is a home equity loan`,
    ];
  if (duplicate) return [`The debt to ${name} is entered twice`];
  if (
    isReported &&
    (finding.balanceCents ?? finding.monthlyPaymentCents ?? finding.creditLimitCents) !== undefined
  )
    return [`The credit report gives the amounts of the debt to ${name}: leave them out`];
  if (isRecorded && finding.isOnThisHome === false)
    return [`County records show the lien of ${name} on this home`];
  if (!isRecorded && finding.isOnThisHome === undefined)
    return [`Say whether the debt to ${name} is secured by this home`];
  if (isInTexas && (isRecorded || finding.isOnThisHome) && finding.isEquityLoan === undefined)
    return [`Say whether the loan documents make the debt to ${name} a home equity loan`];
  return [];
}
