import { dropDrafts, readDraft, writeDraft } from '@homeline/client/form/draft.ts';
import { organisation } from '@homeline/client/organisation.ts';
import {
  type Registration,
  Registration as RegistrationSchema,
} from '@homeline/contract/accounts/register.ts';
import type { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import { MembershipCode } from '@homeline/domain/facts/applicant.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { CRYPTO_SOURCE } from '@homeline/domain/wallet/crypto-source.ts';
import { askedOf, STEPS, type StepName, type Typed } from './registration-steps.ts';

/** Registration answers stay in this tab until one call sends them all. The password is never stored. */
const ORIGIN = 'registration/origin';

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

export function readTyped(): Typed {
  const typed: Typed = Object.fromEntries(STEPS.map(({ step }) => [step, readDraft(draftKey(step))]));
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

/** Returns whether the person came with a partner's code, which needs a membership number. The lender's own codes need none. */
export function comesFromPartner(): boolean {
  const { partnerCodes: codes } = readDraft(ORIGIN);
  return Array.isArray(codes) && organisation.orgMetaData.partnerCodes.some((code) => codes.includes(code));
}

/** Keeps what the first URL says of how the person came: a referring loan originator, partner codes, or the offer to owners of
 * digital assets. */
export function rememberOrigin(query: URLSearchParams): void {
  const codes = query.getAll('partnerCode').filter((code) => MembershipCode.safeParse(code).success);
  const referrer = query.get('referrer') ?? '';
  writeDraft(ORIGIN, {
    ...readDraft(ORIGIN),
    ...(codes.length ? { partnerCodes: codes } : {}),
    ...(isUuid(referrer) ? { referrerUuid: referrer } : {}),
    ...(query.get('utm_source') === CRYPTO_SOURCE ? { isCrypto: true } : {}),
  });
}

/** Notes that the person opened a disclosure that comes with the application form. */
export function rememberOpened(disclosure: ApplicationDisclosure): void {
  const { openedDisclosures: before } = readDraft(ORIGIN);
  const opened = new Set(Array.isArray(before) ? before : []).add(disclosure);
  writeDraft(ORIGIN, { ...readDraft(ORIGIN), openedDisclosures: [...opened] });
}

/** Returns the id of the loan originator who referred the person. */
export function referrer(): string | undefined {
  const { referrerUuid } = readDraft(ORIGIN);
  return typeof referrerUuid === 'string' ? referrerUuid : undefined;
}

/** Returns whether a loan originator referred the person. */
export function isReferred(): boolean {
  return referrer() !== undefined;
}

/** Returns all answers as one request. */
export function registrationOf(typed: Typed, password: string): Registration {
  const { isContactKnown: _, ...origin } = readDraft(ORIGIN);
  const answers = STEPS.map(({ step }) => askedOf(step, typed[step] ?? {}));
  return RegistrationSchema.parse({ ...origin, ...Object.assign({}, ...answers), password });
}

export function forgetRegistration(): void {
  dropDrafts('registration/');
  membershipNumber = undefined;
}
