import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { debtsToReview } from '../facts/lien-review.selectors.ts';
import { unmatchedRecordedLiens } from '../facts/recorded-liens.selectors.ts';
import { cents, toCents } from '../money/cents.ts';
import { countyTaxBounds } from '../states/recording-tax.ts';
import { decisionInput } from '../workflow/decision-inputs.ts';
import type { StaffInput } from '../workflow/staff-outcome.ts';
import { verifiedMonthlyGross } from './borrower-acts.ts';
import type { Persona } from './persona.ts';
import { parcelOfPerson } from './provider-answers.ts';

/** Declines for which staff must choose a reason. */
const DECLINES_FOR_CHOSEN_REASONS = ['UW_DECLINED', 'REVIEW_FAILED', 'COMPLIANCE_FAILED', 'FUNDING_DENIED'];

/** Returns the staff input for a decision about a persona: its own input, and a reason where it requires one. */
export function staffInput(
  person: Persona,
  facts: Facts,
  today: CivilDate,
  decision: string | undefined,
): StaffInput {
  const { bpoValue, property, estimatedValue } = person;
  const value = bpoValue ?? property.avmValue ?? estimatedValue;
  const input = decisionInput(decision ?? '');
  return {
    ...(input === 'parcel' && { parcel: parcelOfPerson(person, today) }),
    ...(input === 'monthlyGrossCents' && { monthlyGrossCents: cents(verifiedMonthlyGross(person)) }),
    ...(input === 'valueCents' && value !== undefined && { valueCents: toCents(value) }),
    ...(input === 'recordingTax' && { recordingTax: leastTax(facts, today) }),
    ...(input === 'debts' && { debts: debtsFound(facts) }),
    ...(decision === 'FUNDING_APPROVED' && { comments: 'Read and accepted' }),
    ...(DECLINES_FOR_CHOSEN_REASONS.includes(decision ?? '') && { reasonCodes: ['AA10'] }),
  };
}

/** The lowest recording tax that the state of the home lets a county set. */
function leastTax({ property }: Facts, today: CivilDate): StaffInput['recordingTax'] {
  const [pct = 0] = (property && countyTaxBounds(property.state)) ?? [];
  return { pct, source: 'The county clerk, by phone', asOf: today };
}

/** Reviewed debts: a recorded lien has its recorded amount and no payment; any other debt is not on this home. */
function debtsFound(facts: Facts): StaffInput['debts'] {
  const recorded = unmatchedRecordedLiens(facts);
  const isNoEquityLoan = facts.property?.state === 'TX' && { isEquityLoan: false };
  return debtsToReview(facts).map(({ id, isRecorded, isReported }) => ({
    id,
    ...(!isReported && {
      balanceCents: recorded.find((lien) => lien.id === id)?.amountCents ?? cents(0),
      monthlyPaymentCents: cents(0),
    }),
    ...(isRecorded ? isNoEquityLoan : { isOnThisHome: false }),
  }));
}
