import type { ReviewedDebt } from './credit.facts.ts';
import type { Facts } from './facts.ts';
import { inquiriesWithDebt } from './inquiries.selectors.ts';
import { borrowerAnswerOn, reviewFindingOn } from './lien-answers.selectors.ts';
import { newer, newest } from './reading.ts';
import { recordOf, reportedMortgages, unmatchedRecordedLiens } from './recorded-liens.selectors.ts';

/** What an underwriter must look at: a lien that is disputed, unexplained or not to be taken from this home on a bare word, or a new debt that the borrower tells of. */
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

/** What the borrower said last of a lien, where it is not taken on their word alone. */
function doubt(facts: Facts, id: string) {
  const said = borrowerAnswerOn(facts, { id });
  if (said?.answer === 'DISPUTED') return said;
  // What comes to light after the other liens were answered for, or was looked at, is called no equity loan by its papers alone.
  const isSaidSince = said?.seq !== facts.lienAnswers?.seq || reviewFindingOn(facts, { id }) !== undefined;
  const isTakenAway = said?.answer === 'OTHER_HOME' || (isSaidSince && said?.isEquityLoan === false);
  return isTakenAway && needsPapers(facts, id) ? said : undefined;
}

/**
 * In Texas, which allows one equity loan on a home: whether a lien is another, and which home it is on, is for its papers to say, and no
 * matter for the borrower's word alone.
 */
export function needsPapers(facts: Facts, id: string): boolean {
  const mortgage = reportedMortgages(facts).find((each) => each.id === id);
  if (facts.property?.state !== 'TX' || !mortgage) return false;
  return mortgage.kind !== 'MORTGAGE' || reviewFindingOn(facts, mortgage)?.isEquityLoan === true;
}

/** The underwriter's word on the mismatch, for the property as it is now and every debt that it is about. */
export function lienReview(facts: Facts) {
  const mismatch = lienMismatch(facts);
  const decision = facts.lienDecisions.at(-1);
  if (!mismatch || !newer(decision, newest(mismatch, facts.property))) return undefined;
  // A later report may leave unexplained what the one before explained.
  const found = new Set(decision.debts?.map(({ id }) => id));
  const isWhole = decision.decision !== 'REVIEWED' || debtsToReview(facts).every(({ id }) => found.has(id));
  return isWhole ? decision : undefined;
}

/** What the review found of a debt that no credit file tells the figures of; undefined while it has not. */
export function reviewedDebt(facts: Facts, id: string) {
  return lienReview(facts)?.debts?.find((debt) => debt.id === id);
}

/**
 * The debts of which the review has to say something: liens that only the county knows and what only the borrower tells of, with their
 * figures; and in Texas second liens on the credit file that the borrower doubts, whether they are equity loans.
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
