import { recordsWithdrawal } from './electronic-records.selectors.ts';
import type { Facts } from './facts.ts';

/** What a borrower consents to. */
export const CONSENT_SUBJECTS = [
  'SOFT_CREDIT',
  'ELECTRONIC_RECORDS',
  'HARD_CREDIT',
  'AUTOPAY',
  'SIGNATURE',
] as const;
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number];

export type GivenConsent = {
  readonly subject: ConsentSubject;
  /** The version of the text that the borrower accepted. */
  readonly textVersion: string;
  readonly givenAt: string;
};

/** Returns the consents in force that the borrower gave, the oldest first. */
export function givenConsents(facts: Facts): readonly GivenConsent[] {
  const { softCreditConsent, esignConsent, hardCreditConsent, autopay } = facts;
  const records = recordsWithdrawal(facts) ? undefined : esignConsent;
  const signature = facts.noteSignatureRequests.at(-1);
  const given = [
    { subject: 'SOFT_CREDIT', consent: softCreditConsent, at: softCreditConsent?.at },
    { subject: 'ELECTRONIC_RECORDS', consent: records, at: records?.at },
    { subject: 'HARD_CREDIT', consent: hardCreditConsent, at: hardCreditConsent?.at },
    { subject: 'AUTOPAY', consent: autopay?.authorization, at: autopay?.at },
    { subject: 'SIGNATURE', consent: signature?.consent, at: signature?.at },
  ] as const;
  return given
    .flatMap(({ subject, consent, at }) =>
      consent && at ? [{ subject, textVersion: consent.textVersion, givenAt: at }] : [],
    )
    .toSorted((a, b) => a.givenAt.localeCompare(b.givenAt));
}
