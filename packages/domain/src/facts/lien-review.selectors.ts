import type { ReviewedDebt } from './credit.facts.ts';
import type { Facts } from './facts.ts';
import { inquiriesWithDebt } from './inquiries.selectors.ts';
import { borrowerAnswerOn, reviewFindingOn } from './lien-answers.selectors.ts';
import { newer, newest } from './reading.ts';
import { recordOf, reportedMortgages, unmatchedRecordedLiens } from './recorded-liens.selectors.ts';

/** Returns the newest answer that needs a lien review: a disputed or unmatched lien, a Texas lien to document, or a new debt. */
export function lienMismatch(facts: Facts) {
  const { lienAnswers, inquiryAttestation } = facts;
  const isUnexplained = unmatchedRecordedLiens(facts).length > 0;
  const newDebt = inquiryAttestation?.inquiries.some(({ answer }) => answer === 'NEW_DEBT');
  return newest(
    isUnexplained ? lienAnswers : undefined,
    ...[lienAnswers, ...facts.foundLienAnswers].filter((entry) =>
      entry?.liens.some(({ id }) => entry.seq === doubt(facts, id)?.seq),
    ),
    newDebt ? inquiryAttestation : undefined,
  );
}

/** Returns the borrower's newest answer about a lien when it needs a review. */
function doubt(facts: Facts, id: string) {
  const said = borrowerAnswerOn(facts, { id });
  if (said?.answer === 'DISPUTED') return said;
  // For a lien found later or already reviewed, only its loan documents can show that it is not an equity loan.
  const isSaidSince = said?.seq !== facts.lienAnswers?.seq || reviewFindingOn(facts, { id }) !== undefined;
  const isTakenAway = said?.answer === 'OTHER_HOME' || (isSaidSince && said?.isEquityLoan === false);
  return isTakenAway && needsPapers(facts, id) ? said : undefined;
}

/**
 * Returns whether loan documents must show if a lien is an equity loan and which home it is on. Texas allows one equity loan on a home,
 * so the borrower's answer alone is not enough.
 */
export function needsPapers(facts: Facts, id: string): boolean {
  const mortgage = reportedMortgages(facts).find((each) => each.id === id);
  if (facts.property?.state !== 'TX' || !mortgage) return false;
  return mortgage.kind !== 'MORTGAGE' || reviewFindingOn(facts, mortgage)?.isEquityLoan === true;
}

/** Returns the lien review of the mismatch, if it covers the current property and every debt to review. */
export function lienReview(facts: Facts) {
  const mismatch = lienMismatch(facts);
  const decision = facts.lienDecisions.at(-1);
  if (!mismatch || !newer(decision, newest(mismatch, facts.property))) return undefined;
  // A later report may leave a lien unmatched that an earlier one matched.
  const found = new Set(decision.debts?.map(({ id }) => id));
  const isWhole = decision.decision !== 'REVIEWED' || debtsToReview(facts).every(({ id }) => found.has(id));
  return isWhole ? decision : undefined;
}

/** Returns the review's finding about a debt. Undefined before the review. */
export function reviewedDebt(facts: Facts, id: string) {
  return lienReview(facts)?.debts?.find((debt) => debt.id === id);
}

/**
 * Returns the debts that the review must cover. Liens known only to the county, and new debts known only to the borrower, need figures.
 * A Texas subordinate lien that the borrower disputes needs a finding on whether it is an equity loan.
 */
export function debtsToReview(facts: Facts) {
  const doubted = reportedMortgages(facts).filter(
    ({ id }) => doubt(facts, id) !== undefined && needsPapers(facts, id),
  );
  return [
    ...unmatchedRecordedLiens(facts).map(({ id, holder }) => ({
      id,
      holder,
      isRecorded: true,
      isReported: false,
    })),
    ...doubted.map((mortgage) => ({
      id: mortgage.id,
      holder: mortgage.lender,
      isRecorded: recordOf(facts, mortgage) !== undefined,
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

/** Why what is said of the debts will not do, in words for whoever gives them: each must be given, once, and no other. */
export function refusalOfDebts(facts: Facts, given: readonly ReviewedDebt[]): string | undefined {
  const asked = debtsToReview(facts);
  const stranger = given.find(({ id }) => !asked.some((debt) => debt.id === id));
  if (stranger) return `${stranger.id} is none of the debts that the review is about`;
  const isInTexas = facts.property?.state === 'TX';
  const faults = asked.flatMap((debt) => faultOf(debt, given, isInTexas));
  return faults.length > 0 ? faults.join('. ') : undefined;
}

function faultOf(
  { id, holder, isRecorded, isReported }: ReturnType<typeof debtsToReview>[number],
  given: readonly ReviewedDebt[],
  isInTexas: boolean,
): string[] {
  const name = `${holder} (${id})`;
  const [found, again] = given.filter((debt) => debt.id === id);
  const hasFigures = found?.balanceCents !== undefined && found.monthlyPaymentCents !== undefined;
  if (!isReported && !hasFigures)
    return [`Say in debts what is owed to ${name} and what it costs a month, 0 where it is nothing`];
  if (!found)
    return [`Say in debts of ${name} ${isRecorded ? '' : 'isOnThisHome, and where it is '}isEquityLoan`];
  if (again) return [`The debt to ${name} is given twice`];
  if (isReported && (found.balanceCents ?? found.monthlyPaymentCents ?? found.creditLimitCents) !== undefined)
    return [`The credit file tells what is owed to ${name}: leave the figures out`];
  if (isRecorded && found.isOnThisHome === false)
    return [`The county has the lien of ${name} on record on this home`];
  if (!isRecorded && found.isOnThisHome === undefined)
    return [`Say of the debt to ${name} whether it is on this home: isOnThisHome`];
  if (isInTexas && (isRecorded || found.isOnThisHome) && found.isEquityLoan === undefined)
    return [`Say of the debt to ${name} whether its papers make it a home equity loan: isEquityLoan`];
  return [];
}
