import type { CivilDate } from '../dates/civil-date.ts';
import { cents, toCents } from '../money/cents.ts';
import type { StaffGiven } from '../workflow/staff-decisions.ts';
import { verifiedMonthlyGross } from './borrower-acts.ts';
import type { Persona } from './persona.ts';
import { parcelOfPerson } from './provider-answers.ts';

/** Refusals that nothing but words explain. */
const IN_WORDS = ['UW_DECLINED', 'REVIEW_FAILED', 'COMPLIANCE_FAILED', 'FUNDING_DENIED'];

/** All that whoever decides about a person may have to give with a decision. */
export function staffGiven(person: Persona, today: CivilDate, decision: string | undefined): StaffGiven {
  const { bpoValue, property, estimatedValue } = person;
  const value = bpoValue ?? property.avmValue ?? estimatedValue;
  return {
    parcel: parcelOfPerson(person, today),
    monthlyGrossCents: cents(verifiedMonthlyGross(person)),
    ...(value !== undefined && { valueCents: toCents(value) }),
    ...(IN_WORDS.includes(decision ?? '') && {
      reason: 'What was sent in does not show what the file says',
    }),
  };
}
