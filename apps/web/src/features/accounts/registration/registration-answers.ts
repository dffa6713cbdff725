import { dropDrafts, readDraft, writeDraft } from '@homeline/client/form/draft.ts';
import {
  type Registration,
  Registration as RegistrationSchema,
} from '@homeline/contract/accounts/register.ts';
import { comesFromPartner, ORIGIN } from './origin.ts';
import { askedOf, STEPS, type StepName, type TypedAnswers } from './registration-steps.ts';

// Registration answers stay in this tab until one call sends them all. The password is never stored.

/** May be an account number, so only memory holds it, and a refresh asks again. Empty if the person has none. */
let membershipNumber: string | undefined;

export function rememberMembership(number: string): void {
  membershipNumber = number;
}

export function typedMembership(): string | undefined {
  return membershipNumber;
}

export function draftKey(step: StepName): string {
  return `registration/${step}`;
}

export function readTyped(): TypedAnswers {
  const typed: TypedAnswers = Object.fromEntries(STEPS.map(({ step }) => [step, readDraft(draftKey(step))]));
  const isToAsk = comesFromPartner() && membershipNumber === undefined;
  return { ...typed, name: isToAsk ? {} : { ...typed.name, membershipNumber } };
}

/** Returns whether email and phone were given before the registration began. */
export function isContactKnown(): boolean {
  return readDraft(ORIGIN)['isContactKnown'] === true;
}

export function rememberContact(contact: { email: string; phone: string }): void {
  writeDraft(draftKey('contact-info'), contact);
  writeDraft(ORIGIN, { ...readDraft(ORIGIN), isContactKnown: true });
}

/** Returns all answers as one request. */
export function registrationOf(typed: TypedAnswers, password: string): Registration {
  const { isContactKnown: _, ...origin } = readDraft(ORIGIN);
  const answers = STEPS.map(({ step }) => askedOf(step, typed[step] ?? {}));
  return RegistrationSchema.parse({ ...origin, ...Object.assign({}, ...answers), password });
}

export function forgetRegistration(): void {
  dropDrafts('registration/');
  membershipNumber = undefined;
}
