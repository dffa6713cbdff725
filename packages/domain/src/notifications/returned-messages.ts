/** Why a message didn't arrive. */
export const RETURN_REASONS = [
  'STOPPED',
  'UNKNOWN_NUMBER',
  'UNREACHABLE_PHONE',
  'LANDLINE',
  'BLOCKED',
  'UNKNOWN_ADDRESS',
  'NOT_TAKEN',
  'UNANSWERED',
  'OTHER',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

type Reason = {
  /** As staff read it. */
  readonly title: string;
  /** The address or number takes no messages until it is corrected. */
  readonly isLasting?: true;
};

/** What each reason means. */
export const RETURNED: Readonly<Record<ReturnReason, Reason>> = {
  STOPPED: { title: 'replied STOP' },
  UNKNOWN_NUMBER: { title: 'unknown number', isLasting: true },
  UNREACHABLE_PHONE: { title: 'phone unreachable', isLasting: true },
  LANDLINE: { title: 'landline', isLasting: true },
  BLOCKED: { title: 'blocked by the carrier' },
  UNKNOWN_ADDRESS: { title: 'unknown address', isLasting: true },
  NOT_TAKEN: { title: 'refused by the recipient’s mail server', isLasting: true },
  UNANSWERED: { title: 'no answer from the recipient’s mail server' },
  OTHER: { title: 'not delivered' },
};

/** Emails that tell the recipient of a notice required by law, by what the outbox calls them. */
const NOTICES: readonly string[] = [
  ...['CREDIT_SCORE_DISCLOSURE', 'SIGNER_SCORE', 'ECOA_NOTICE', 'VALUATION_REPORT'],
  ...[
    'rescissionNotices',
    'SIGNER_RIGHT_TO_CANCEL',
    'EARLY_DISCLOSURES_CHANGED',
    'SIGNER_DISCLOSURES_CHANGED',
  ],
];

/** Emails that a task sends as the notice itself, by task. */
export const NOTICE_TASKS = {
  sendAdverseActionNotice: 'Adverse action notice',
  sendIncompletenessNotice: 'Notice of incompleteness',
} as const;

/**
 * Returns whether a returned email must be followed by paper. The notice waits in the account, and nobody was told: without a working
 * address we don't rely on the consent to electronic records (15 USC 7001(c); 12 CFR 1002.4(d), 1002.9(a)(2)). For counsel: the statute
 * doesn't say what a returned email requires.
 */
export function isNotice(template: string): boolean {
  return NOTICES.includes(template);
}
