import {
  type Registration,
  Registration as RegistrationSchema,
} from '@homeline/contract/accounts/register.ts';
import { MembershipCode } from '@homeline/domain/facts/application.facts.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { dropDrafts, readDraft, writeDraft } from '../../../form/draft.ts';
import { organisation } from '../../../organisation.ts';
import { askedOf, STEPS, type StepName, type Typed } from './registration-steps.ts';

/** The answers of the registration live in this tab until they are sent, all in one call. The password is never kept. */
const ORIGIN = 'registration/origin';

/** It may be the number of an account: only this page holds it, and it is asked for again after a refresh. Empty where there is none. */
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

export function readTyped(): Typed {
  const typed: Typed = Object.fromEntries(STEPS.map(({ step }) => [step, readDraft(draftKey(step))]));
  const isToAsk = comesFromPartner() && membershipNumber === undefined;
  return { ...typed, name: isToAsk ? {} : { ...typed.name, membershipNumber } };
}

/** E-mail and phone were given before the registration began: it does not ask again. */
export function isContactKnown(): boolean {
  return readDraft(ORIGIN)['isContactKnown'] === true;
}

export function rememberContact(contact: { email: string; phone: string }): void {
  writeDraft(draftKey('contact-info'), contact);
  writeDraft(ORIGIN, { ...readDraft(ORIGIN), isContactKnown: true });
}

/** Whether the person came with a code that counts with the number of their membership. One of the lender's own counts without. */
export function comesFromPartner(): boolean {
  const { partnerCodes: codes } = readDraft(ORIGIN);
  return Array.isArray(codes) && organisation.orgMetaData.partnerCodes.some((code) => codes.includes(code));
}

/** How the person came: a referring loan originator, codes of a partner, a crypto line. Remembered from the first address. */
export function rememberOrigin(query: URLSearchParams): void {
  const codes = query.getAll('partnerCode').filter((code) => MembershipCode.safeParse(code).success);
  const referrer = query.get('referrer') ?? '';
  writeDraft(ORIGIN, {
    ...readDraft(ORIGIN),
    ...(codes.length ? { partnerCodes: codes } : {}),
    ...(isUuid(referrer) ? { referrerUuid: referrer } : {}),
    ...(query.get('isCrypto') === 'true' ? { isCrypto: true } : {}),
  });
}

/** Everything that was answered, as one request. */
export function registrationOf(typed: Typed, password: string): Registration {
  const { isContactKnown: _, ...origin } = readDraft(ORIGIN);
  const answers = STEPS.map(({ step }) => askedOf(step, typed[step] ?? {}));
  return RegistrationSchema.parse({ ...origin, ...Object.assign({}, ...answers), password });
}

export function forgetRegistration(): void {
  dropDrafts('registration/');
  membershipNumber = undefined;
}
