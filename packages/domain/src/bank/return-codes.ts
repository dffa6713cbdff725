export type ReturnHandling = 'RETRY' | 'STOP' | 'HOLD' | 'FIX' | 'OPERATIONS';

export type ReturnReason = { meaning: string; handling: ReturnHandling; action: string };

/** How often a debit returned for lack of funds may be presented again, within 180 days of the first (Nacha rules). */
export const MOST_REPRESENTMENTS = 2;

/** Why a bank sends an ACH entry back, and what is done. Source: Nacha return reason codes. */
export const RETURN_CODES = {
  R01: {
    meaning: 'NSF',
    handling: 'RETRY',
    action: 'Autopay: notify, retry per Nacha limit of 2 re-presentments within 180 days',
  },
  R02: { meaning: 'Account closed', handling: 'STOP', action: 'Remove account, ask for a new one' },
  R03: { meaning: 'No account / cannot locate', handling: 'STOP', action: 'Re-verify account and name' },
  R04: { meaning: 'Invalid account number structure', handling: 'STOP', action: 'Correct number' },
  R05: {
    meaning: 'Unauthorised CCD/CTX debit to consumer account',
    handling: 'STOP',
    action: 'Wrong SEC code; fix',
  },
  R06: { meaning: 'Returned at ODFI request', handling: 'OPERATIONS', action: 'Ops' },
  R07: {
    meaning: 'Authorisation revoked by customer',
    handling: 'STOP',
    action: 'Switch payType to MANUAL and cancel the autopay discount',
  },
  R08: { meaning: 'Payment stopped', handling: 'HOLD', action: 'One-time stop; confirm with borrower' },
  R09: { meaning: 'Uncollected funds', handling: 'RETRY', action: 'Retry as R01' },
  R10: { meaning: 'Originator unknown / not authorised', handling: 'STOP', action: 'Fraud review' },
  R11: {
    meaning: 'Entry not per terms of authorisation',
    handling: 'FIX',
    action: 'Correct amount/date and re-originate within 60 days',
  },
  R12: { meaning: 'Branch sold', handling: 'FIX', action: 'New routing number' },
  R13: { meaning: 'Institution does not take ACH', handling: 'STOP', action: 'Other account or wire' },
  R14: { meaning: 'Representative payee deceased', handling: 'STOP', action: 'Ops' },
  R15: { meaning: 'Beneficiary / holder deceased', handling: 'STOP', action: 'Deceased handling' },
  R16: { meaning: 'Account frozen (legal / OFAC)', handling: 'STOP', action: 'Compliance review' },
  R17: {
    meaning: 'File edit criteria / suspicious new account',
    handling: 'STOP',
    action: 'BANK_ACCOUNT_FRAUD_REVIEW',
  },
  R20: { meaning: 'Non-transaction account', handling: 'STOP', action: 'Other account' },
  R21: { meaning: 'Invalid company ID', handling: 'FIX', action: 'Config' },
  R22: { meaning: 'Invalid individual ID', handling: 'FIX', action: 'Config' },
  R23: {
    meaning: 'Credit refused by receiver',
    handling: 'STOP',
    action: 'Disbursement: contact borrower, manual-disburse',
  },
  R24: { meaning: 'Duplicate entry', handling: 'OPERATIONS', action: 'Reconcile' },
  R26: { meaning: 'Mandatory field error', handling: 'FIX', action: 'Build error' },
  R28: { meaning: 'Routing check-digit error', handling: 'FIX', action: 'Should never pass validation' },
  R29: { meaning: 'Corporate customer: not authorised (CCD)', handling: 'STOP', action: 'Ops' },
  R31: { meaning: 'Permissible return (CCD/CTX)', handling: 'OPERATIONS', action: 'Ops' },
  R34: { meaning: 'RDFI participation limited', handling: 'STOP', action: 'Other account' },
  R61: { meaning: 'Misrouted return', handling: 'OPERATIONS', action: 'Ops' },
  R67: { meaning: 'Duplicate return', handling: 'OPERATIONS', action: 'Ops' },
  R68: { meaning: 'Untimely return', handling: 'OPERATIONS', action: 'Ops' },
  R80: { meaning: 'IAT coding error', handling: 'OPERATIONS', action: 'n/a' },
  R90: { meaning: 'Sanctions compliance return', handling: 'STOP', action: 'Compliance' },
} as const satisfies Record<string, ReturnReason>;

export type ReturnCode = keyof typeof RETURN_CODES;

/** What a notification of change corrects; to be applied within six banking days or before the next entry. */
export const CHANGE_CODES = {
  C01: 'account number',
  C02: 'routing number',
  C03: 'routing + account number',
  C04: 'name',
  C05: 'transaction code (checking/savings)',
  C06: 'account number + transaction code',
  C07: 'routing + account + transaction code',
  C09: 'individual id',
  C13: 'addenda format',
} as const;

/** The reason behind a return code, undefined when the code is unknown and a person has to look. */
export function returnReason(code: string): ReturnReason | undefined {
  return isReturnCode(code) ? RETURN_CODES[code] : undefined;
}

function isReturnCode(code: string): code is ReturnCode {
  return Object.hasOwn(RETURN_CODES, code);
}
