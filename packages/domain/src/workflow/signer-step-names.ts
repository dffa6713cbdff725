/** The steps of an additional signer, in evaluation order. Apart from their rules, so that browsers carry none. */
export const SIGNER_STEP_NAMES = [
  'SIGNER_CANCELLED',
  'SIGNER_ERROR',
  'SIGNER_INVITED',
  'SIGNER_RESUME',
  'SIGNER_INTRO',
  'SIGNER_PROFILE',
  'SIGNER_HMDA',
  'WAITING_FOR_SIGNER_CREDIT',
  'SIGNER_CREDIT',
  'SIGNER_INCOME',
  'SIGNER_IDENTITY',
  'WAITING_FOR_SIGNER_ID',
  'SIGNER_CONDITIONS',
  'SIGNER_DOCUMENTS',
  'SIGNER_SIGN',
  'WAITING_FOR_SIGNER_NOTARY',
  'SIGNER_NOTARY',
  'SIGNER_COMPLETE',
] as const;
export type SignerStepName = (typeof SIGNER_STEP_NAMES)[number];

/** The pages of these steps, relative to `heloc-signer/`. */
export const SIGNER_PAGES = [
  'cancelled',
  'error',
  'login',
  'resume',
  'intro',
  'profile',
  'hmda',
  'credit',
  'income',
  'identity',
  'conditions',
  'documents',
  'sign',
  'notary',
] as const;
export type SignerPage = (typeof SIGNER_PAGES)[number];
