import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { debtsToReview } from '../facts/lien-review.selectors.ts';
import { unmatchedRecordedLiens } from '../facts/recorded-liens.selectors.ts';
import { cents, toCents } from '../money/cents.ts';
import { decisionInput } from '../workflow/decision-inputs.ts';
import type { StaffInput } from '../workflow/staff-outcome.ts';
import { verifiedMonthlyGross } from './borrower-acts.ts';
import type { Persona } from './persona.ts';
import { parcelOfPerson } from './provider-answers.ts';

/** Refusals that nothing but words explain. */
const IN_WORDS = ['UW_DECLINED', 'REVIEW_FAILED', 'COMPLIANCE_FAILED', 'FUNDING_DENIED'];

/** What whoever decides about a person gives with a decision: what it asks for, and a reason where nothing else would say one. */
export function staffInput(
  person: Persona,
  facts: Facts,
  today: CivilDate,
  decision: string | undefined,
): StaffInput {
  const { bpoValue, property, estimatedValue } = person;
  const value = bpoValue ?? property.avmValue ?? estimatedValue;
  const asked = decisionInput(decision ?? '');
  return {
    ...(asked === 'parcel' && { parcel: parcelOfPerson(person, today) }),
    ...(asked === 'monthlyGrossCents' && { monthlyGrossCents: cents(verifiedMonthlyGross(person)) }),
    ...(asked === 'valueCents' && value !== undefined && { valueCents: toCents(value) }),
    ...(asked === 'debts' && { debts: debtsFound(facts) }),
    ...(IN_WORDS.includes(decision ?? '') && {
      reason: 'What was sent in does not show what the file says',
    }),
  };
}

/** A lien on record is owed as it was recorded and nothing is paid on it; any other debt turns out to be none of this home's. */
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
