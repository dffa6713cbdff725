import { readDraft, writeDraft } from '@homeline/client/form/draft.ts';
import { organisation } from '@homeline/client/organisation.ts';
import type { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import { MembershipCode } from '@homeline/domain/facts/applicant.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { CRYPTO_SOURCE } from '@homeline/domain/wallet/crypto-source.ts';

/** The draft of how a person came to the registration, sent with its answers. */
export const ORIGIN = 'registration/origin';

/**
 * Keeps what the first URL says about how the person came: a referring loan originator, partner codes, or the offer to owners of digital
 * assets.
 */
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

/** Returns whether the person came with a partner's code, which needs a membership number. The lender's own codes need none. */
export function comesFromPartner(): boolean {
  const { partnerCodes: codes } = readDraft(ORIGIN);
  return Array.isArray(codes) && organisation.orgMetaData.partnerCodes.some((code) => codes.includes(code));
}
