import { IDENTITY_ATTEMPTS } from '@homeline/domain/facts/identity.selectors.ts';
import { foldedWords } from '@homeline/domain/people/folded-name.ts';
import * as z from 'zod';
import type { Result } from '../exchange.ts';
import type { Party } from '../parties.ts';
import type { CheckedIdentity } from './port.ts';
import { callStripe, type StripeAccount, type StripeAnswer } from './stripe-client.ts';
import { type ErrorCode, type FailedTry, failedTriesOf, isShown, type Session } from './stripe-sessions.ts';

const Outputs = z.object({
  verified_outputs: z
    .object({
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      dob: z.object({ year: z.int().nullish(), month: z.int().nullish(), day: z.int().nullish() }).nullish(),
    })
    .nullish(),
});
type VerifiedOutputs = z.infer<typeof Outputs>['verified_outputs'];

/** What went wrong, for staff, by the code of an error. `REVIEW`: a sign of fraud, which a person decides on. */
const ERRORS: Readonly<Partial<Record<ErrorCode, readonly ['RETRY' | 'REVIEW', string]>>> = {
  abandoned: ['RETRY', 'The person left before they finished.'],
  consent_declined: ['RETRY', 'The person didn’t agree to be verified.'],
  country_not_supported: ['RETRY', 'The document is of a country that Stripe doesn’t verify.'],
  device_not_supported: ['RETRY', 'The device has no camera that Stripe can use.'],
  document_expired: ['RETRY', 'The document has expired.'],
  document_type_not_supported: ['RETRY', 'The document is of a kind that isn’t accepted.'],
  document_unverified_other: ['RETRY', 'The document couldn’t be verified.'],
  selfie_document_missing_photo: ['RETRY', 'The document shows no face.'],
  selfie_face_mismatch: ['REVIEW', 'The face differs from the document’s photo.'],
  selfie_manipulated: ['REVIEW', 'The picture of the face may have been manipulated.'],
  selfie_unverified_other: ['RETRY', 'The face couldn’t be verified.'],
  under_supported_age: ['REVIEW', 'The person is younger than Stripe verifies.'],
};

/** Reads the newest visit in which somebody showed something, and how many tries failed before. */
export async function readVisits(
  account: StripeAccount,
  { fileNumber, person }: { readonly fileNumber: string; readonly person: Party },
  sessions: readonly Session[],
): Promise<Result<CheckedIdentity>> {
  const shown = sessions.filter(isShown);
  // A page that was opened again and left says nothing about the visit before.
  const newest = shown[0] ?? sessions[0];
  if (newest?.status === 'processing') return { ok: true, pending: true };
  // A visit that was never finished, or that Stripe doesn't know any more, is one that failed.
  if (!newest || shown.length === 0) return { ok: true, answer: unverified(newest?.last_error?.code) };
  const failed = await failedTriesOf(account, fileNumber, shown);
  if (!failed.ok) return failed;
  if (newest.status !== 'verified') {
    const answer = unverified(newest.last_error?.code);
    return { ok: true, answer: withinTries(answer, failed.answer.length, answer.remark) };
  }
  const outputs = await outputsOf(account, newest.id);
  if (!outputs.ok) return outputs;
  return { ok: true, answer: afterTries(compared(outputs.answer, person), failed.answer) };
}

async function outputsOf(account: StripeAccount, id: string): Promise<StripeAnswer<VerifiedOutputs>> {
  const expanded = 'expand[]=verified_outputs&expand[]=verified_outputs.dob';
  const call = { method: 'GET', path: `verification_sessions/${id}?${expanded}` } as const;
  const read = await callStripe(account, call, Outputs);
  return read.ok ? { ok: true, answer: read.answer.verified_outputs } : read;
}

function unverified(code: string | null | undefined): CheckedIdentity {
  const [next, remark] = ERRORS[code as ErrorCode] ?? ['RETRY', 'Not verified.'];
  return { answer: next === 'REVIEW' ? 'PENDING_REVIEW' : 'FAILED_VERIFICATION', remark };
}

/** Whoever was shown with another's face or a manipulated picture isn't cleared by trying until it works. */
function afterTries(answer: CheckedIdentity, failed: readonly FailedTry[]): CheckedIdentity {
  if (answer.answer !== 'VERIFIED') return answer;
  const suspect = failed.map(({ code }) => unverified(code)).find((each) => each.answer === 'PENDING_REVIEW');
  if (!suspect) return withinTries(answer, failed.length, 'Verified now.');
  return { answer: 'PENDING_REVIEW', remark: `Verified now, after an earlier try: ${suspect.remark}` };
}

/** Returns an answer if tries are left; after the last one, a person reviews. Stripe counts also those whose result nobody waited for. */
function withinTries(answer: CheckedIdentity, failed: number, remark = ''): CheckedIdentity {
  if (failed < IDENTITY_ATTEMPTS) return answer;
  return { answer: 'PENDING_REVIEW', remark: `${remark} ${failed} tries at Stripe failed.`.trim() };
}

/** Compares a verified document with the applicant. What differs or is missing goes to a person. */
function compared(outputs: VerifiedOutputs, { firstName, lastName, dob }: Party): CheckedIdentity {
  const review = (remark: string): CheckedIdentity => ({ answer: 'PENDING_REVIEW', remark });
  const { first_name, last_name, dob: born } = outputs ?? {};
  if (!first_name || !last_name || !born?.year || !born.month || !born.day || !dob)
    return review('The document is genuine, but its name or date of birth is missing.');
  if (!shareName(first_name, firstName) || !shareName(last_name, lastName))
    return review('The document is genuine, but its name differs from the application’s.');
  const date = [born.year, born.month, born.day].map((part) => String(part).padStart(2, '0')).join('-');
  return date === dob
    ? { answer: 'VERIFIED' }
    : review('The document is genuine, but its date of birth differs from the application’s.');
}

/** A document has second names that an application leaves out, and the other way round. A name without letters is nobody's. */
function shareName(one: string, other: string): boolean {
  const [ones, others] = [foldedWords(one), foldedWords(other)];
  const isWithin = (some: readonly string[], all: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word));
  return isWithin(ones, others) || isWithin(others, ones);
}
