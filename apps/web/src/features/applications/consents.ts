import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import type { ConsentSubject } from '@homeline/domain/facts/consents.selectors.ts';
import { SIGNATURE_CONSENT_VERSIONS } from '@homeline/domain/signing/signature-consent.ts';

/**
 * The consent texts. Changed words need a new version, because each consent keeps its version. Those in `consents.es.ts` have versions of
 * their own. What binds is the text that the person read and agreed to, in the language of the page. For counsel: confirm it. The documents
 * that a consent is about are in English, and the English text binds.
 */
export const SOFT_CREDIT_CONSENT = {
  version: '2026-01',
  text: (lender: string) =>
    `I allow ${lender} to get my credit report from a consumer reporting agency to see what I may be offered. This is a soft inquiry: it does not affect my credit score.`,
} as const;

/** Consents to the same for a loan originator's client, and to what the originator learns of it: never the report. */
export const CLIENT_CHECK_CONSENT = {
  version: 'client-check-2026-11',
  text: (lender: string, originator: string) =>
    `I allow ${lender} to get my credit report from a consumer reporting agency to see what I may be offered, and to tell ${originator} that this is done and the range of amounts and rates that I may be offered. ${originator} doesn’t get my report or my score. This is a soft inquiry: it does not affect my credit score.`,
} as const;

export const HARD_CREDIT_CONSENT = {
  version: '2026-01',
  text: (lender: string) =>
    `I allow ${lender} to get my full credit report from a consumer reporting agency and to use it to decide on my application. This is a hard inquiry: other lenders can see it, and it may lower my credit score a little.`,
} as const;

/** Consents to the statement in `electronic-records.tsx`, 15 USC 7001(c), whose words are those of the stored document. */
export const ESIGN_CONSENT = {
  version: ELECTRONIC_RECORDS_VERSION,
  text: (lender: string) =>
    `I could read the statement above on this device. I agree to receive the records of this application from ${lender} electronically and to sign them electronically.`,
} as const;

/** Authorizes preauthorized transfers. They are revocable and never a condition of credit (12 CFR 1005.10). */
export const AUTOPAY_AUTHORIZATION = {
  version: '2026-01',
  text: (lender: string, account: string) =>
    `I authorize ${lender} to take each monthly payment, on the day it is due, from ${account}. I can stop this at any time by telling ${lender} at least three business days before a payment.`,
} as const;

export const SIGNATURE_CONSENT = {
  version: SIGNATURE_CONSENT_VERSIONS.en,
  text: 'I have read the documents above. The name that I typed, or the signature that I drew, is my signature: it binds me as if I had signed each of them by hand.',
} as const;

export type ConsentText = { readonly version: string; readonly text: (lender: string) => string };

/** The consents that a person can read again, by what they are for. */
export const CONSENT_TEXTS: Readonly<Record<ConsentSubject, ConsentText>> = {
  SOFT_CREDIT: SOFT_CREDIT_CONSENT,
  ELECTRONIC_RECORDS: ESIGN_CONSENT,
  HARD_CREDIT: HARD_CREDIT_CONSENT,
  AUTOPAY: {
    ...AUTOPAY_AUTHORIZATION,
    text: (lender) => AUTOPAY_AUTHORIZATION.text(lender, 'the account you chose'),
  },
  SIGNATURE: { ...SIGNATURE_CONSENT, text: () => SIGNATURE_CONSENT.text },
};
