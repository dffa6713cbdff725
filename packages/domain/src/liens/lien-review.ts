import type { ReviewedDebt } from '../facts/credit.facts.ts';
import type { Facts } from '../facts/facts.ts';
import { newer, newest } from '../facts/reading.ts';
import { inquiriesWithDebt } from './inquiries.ts';
import { reportedMortgages, unmatchedRecordedLiens } from './on-record.ts';

/** What an underwriter must look at: a lien that is disputed, unexplained or not to be taken from this home on a bare word, or a new debt that the borrower tells of. */
export function lienMismatch(facts: Facts) {
  const { lienAnswers, inquiryAttestation } = facts;
  const isDoubted = lienAnswers?.liens.some(
    ({ id, answer }) => answer === 'DISPUTED' || (answer === 'OTHER_HOME' && mayBeTexasEquityLoan(facts, id)),
  );
  const isUnexplained = unmatchedRecordedLiens(facts).length > 0;
  const newDebt = inquiryAttestation?.inquiries.some(({ answer }) => answer === 'NEW_DEBT');
  return newest(
    isDoubted || isUnexplained ? lienAnswers : undefined,
    newDebt ? inquiryAttestation : undefined,
  );
}

/** Texas allows one equity loan on a home: which home another is on is no matter for the borrower's word alone. */
function mayBeTexasEquityLoan(facts: Facts, id: string): boolean {
  const mortgage = reportedMortgages(facts).find((each) => each.id === id);
  return facts.property?.state === 'TX' && mortgage !== undefined && mortgage.kind !== 'MORTGAGE';
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

/** The debts whose figures the review has to find: liens that only the county knows, and what only the borrower tells of. */
export function debtsToReview(facts: Facts) {
  return [
    ...unmatchedRecordedLiens(facts).map(({ id, holder }) => ({ id, holder, isRecorded: true })),
    ...inquiriesWithDebt(facts).map(({ id, lender }) => ({ id, holder: lender, isRecorded: false })),
  ];
}

/** Why the figures of the debts will not do, in words for whoever gives them: each must be given, once, and no other. */
export function refusalOfDebts(facts: Facts, given: readonly ReviewedDebt[]): string | undefined {
  const asked = debtsToReview(facts);
  const stranger = given.find(({ id }) => !asked.some((debt) => debt.id === id));
  if (stranger) return `${stranger.id} is none of the debts that the review is about`;
  const isInTexas = facts.property?.state === 'TX';
  const faults = asked.flatMap((debt) => faultOf(debt, given, isInTexas));
  return faults.length > 0 ? faults.join('. ') : undefined;
}

function faultOf(
  { id, holder, isRecorded }: ReturnType<typeof debtsToReview>[number],
  given: readonly ReviewedDebt[],
  isInTexas: boolean,
): string[] {
  const name = `${holder} (${id})`;
  const [found, again] = given.filter((debt) => debt.id === id);
  if (!found)
    return [`Say in debts what is owed to ${name} and what it costs a month, 0 where it is nothing`];
  if (again) return [`The debt to ${name} is given twice`];
  if (isRecorded && found.isOnThisHome === false)
    return [`The county has the lien of ${name} on record on this home`];
  if (!isRecorded && found.isOnThisHome === undefined)
    return [`Say of the new debt to ${name} whether it is on this home: isOnThisHome`];
  if (isInTexas && (isRecorded || found.isOnThisHome) && found.isEquityLoan === undefined)
    return [`Say of the debt to ${name} whether its papers make it a home equity loan: isEquityLoan`];
  return [];
}
