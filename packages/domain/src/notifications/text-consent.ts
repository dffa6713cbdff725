/**
 * The consent to text messages. Changed words need a new version, because each consent stores its version. Carriers require the
 * disclosures; the consent may not be a condition of credit. For counsel: no message is sent by an autodialer (47 USC 227(a)(1)), since
 * staff write it or it reminds one person of documents to sign.
 * Source: 47 CFR 64.1200(a)(1), (f)(9); CTIA Messaging Principles and Best Practices, 5.1.
 */
export const TEXT_CONSENT = {
  version: 'texts-2026-11',
  /** @param lender the lender's short name */
  text: (lender: string) =>
    `${lender} may text me about my application at this number. I can apply without this. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help.`,
} as const;
