/** A reason for adverse action, worded for the borrower, with its code in the HMDA register. */
export type Reason = { text: string; hmdaDenialCode: number };

/**
 * The reasons that a notice may give. AA01 to AA24 reword form C-1 of Regulation B in its order (12 CFR 1002, Appendix C). The others
 * are ours.
 */
export const REASONS = {
  AA01: { text: 'Your application was not complete', hmdaDenialCode: 7 },
  AA02: { text: 'You listed too few credit references', hmdaDenialCode: 3 },
  AA03: { text: 'The kind of credit references you listed could not be accepted', hmdaDenialCode: 3 },
  AA04: { text: 'We could not confirm your credit references', hmdaDenialCode: 6 },
  AA05: { text: 'Your employment is temporary or irregular', hmdaDenialCode: 2 },
  AA06: { text: 'We could not confirm your employment', hmdaDenialCode: 6 },
  AA07: { text: 'Your time in your current employment is too short', hmdaDenialCode: 2 },
  AA08: { text: 'Your income is not enough for the amount you asked for', hmdaDenialCode: 1 },
  AA09: { text: 'Your monthly obligations are too high for your income', hmdaDenialCode: 1 },
  AA10: { text: 'We could not confirm your income', hmdaDenialCode: 6 },
  AA11: { text: 'Your time at your residence is too short', hmdaDenialCode: 9 },
  AA12: { text: 'Your residence is temporary', hmdaDenialCode: 9 },
  AA13: { text: 'We could not confirm your residence', hmdaDenialCode: 6 },
  AA14: { text: 'No credit file was found for you', hmdaDenialCode: 3 },
  AA15: { text: 'Your credit history is too limited', hmdaDenialCode: 3 },
  AA16: { text: 'Your past payment record with us', hmdaDenialCode: 3 },
  AA17: { text: 'Past or present late payments to other creditors', hmdaDenialCode: 3 },
  AA18: { text: 'A collection action or court judgment', hmdaDenialCode: 3 },
  AA19: { text: 'A garnishment or attachment', hmdaDenialCode: 3 },
  AA20: { text: 'A foreclosure or repossession', hmdaDenialCode: 3 },
  AA21: { text: 'A bankruptcy', hmdaDenialCode: 3 },
  AA22: { text: 'Too many recent inquiries on your credit report', hmdaDenialCode: 3 },
  AA23: { text: 'The value of the property does not support the line', hmdaDenialCode: 4 },
  AA24: { text: 'Another reason, stated in full', hmdaDenialCode: 9 },
  AA25: { text: 'We could not confirm your identity', hmdaDenialCode: 6 },
  /** The score itself. A notice prints the score's factors instead. */
  AA26: { text: 'Your credit score', hmdaDenialCode: 3 },
  AA27: { text: 'We could not match or confirm the property', hmdaDenialCode: 6 },
  AA28: { text: 'The type or condition of the property cannot be accepted', hmdaDenialCode: 4 },
  AA29: { text: 'Title or ownership of the property cannot be accepted', hmdaDenialCode: 4 },
  AA30: { text: 'Existing liens on the property could not be settled', hmdaDenialCode: 4 },
  AA31: { text: 'Required property or flood insurance was not shown', hmdaDenialCode: 7 },
  AA32: { text: 'You are not old enough to enter a binding contract', hmdaDenialCode: 9 },
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof REASONS;

/** Returns whether a text is a reason code. */
export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(REASONS, code);
}

/** The reason code of each failure that ends an application. */
export const REASON_OF_FAILURE = {
  DEBTS_TOO_HIGH: 'AA09',
  INCOME_TOO_LOW: 'AA08',
  SCORE_TOO_LOW: 'AA26',
  DELINQUENCY: 'AA17',
  /** After a notice of incompleteness. */
  CREDIT_FILE_STAYED_CLOSED: 'AA01',
  NO_CREDIT_FILE: 'AA14',
  THIN_CREDIT_FILE: 'AA15',
  PROPERTY_NOT_MATCHED: 'AA27',
  PROPERTY_TYPE_OR_CONDITION: 'AA28',
  OWNERSHIP_OR_SEASONING: 'AA29',
  OWNERSHIP_REJECTED: 'AA29',
  TITLE_REJECTED: 'AA29',
  EQUITY: 'AA23',
  VALUE_UNOBTAINABLE: 'AA27',
  INCOME_NOT_CONFIRMED: 'AA10',
  EMPLOYMENT_NOT_CONFIRMED: 'AA06',
  /** Doesn't accuse the person, because signs of fraud stay internal. */
  IDENTITY_NOT_CONFIRMED: 'AA25',
  /** Used only after a legal review. */
  SANCTIONS_CONFIRMED: 'AA24',
  RESERVES_TOO_LOW: 'AA24',
  LIENS_NOT_SETTLED: 'AA30',
  INSURANCE_NOT_SHOWN: 'AA31',
  STOPPED_ANSWERING: 'AA01',
  BANKRUPTCY: 'AA21',
  FORECLOSURE: 'AA20',
  TOO_YOUNG: 'AA32',
} as const satisfies Record<string, ReasonCode>;

export type FailureKind = keyof typeof REASON_OF_FAILURE;
