/**
 * The states of the client machine and the page of each, relative to the application; `/` is the dashboard. The client
 * decides only when the server names no page it knows.
 */
export const CLIENT_STATES = {
  profile: 'start/profile',
  liens: 'liens',
  product: 'product/select',
  assetDepletion: 'product/assets',
  moreProfile: 'start/contact',
  hmda: 'start/hmda',
  waitSummary: 'start/app-summary',
  appSummary: 'start/app-summary',
  incomeReview: 'income/review',
  ach: 'bank/disburse',
  autopay: 'bank/autopay',
  docVerify: 'identity',
  bpo: 'bpo/condition',
  bpoProcessWaiting: 'bpo/waiting',
  waitSign: 'signing/intro',
  sign: 'signing/intro',
  codeed: 'signing/additional',
  waitNotary: 'notary/intro',
  notary: 'notary/intro',
  insurance: 'insurance/upload',
  waitFund: 'complete',
  complete: 'complete',
  creditLocked: 'error/credit',
  creditFrozen: 'error/credit',
  softCreditNoCredit: 'review-app/no-credit',
  creditNoMatch: 'credit/social',
  creditIncorrectPin: 'review-app/incorrect-pin',
  propertyNoMatch: 'review-app/property',
  datatreeNoMatch: 'review-app/datatree',
  incorrectOwnership: 'review-app/incorrect-ownership',
  documents: 'conditions',
  manualPaystubUpload: 'income/upload/{type}',
  lienAttestation: 'liens',
  employerVerification: 'income/employer-verification',
  declined: 'error/decline',
  dtiDecline: 'error/decline',
  creditScoreDecline: 'error/decline',
  delinquencyReview: 'review-app/delinquency',
  uwReview: 'review-app/uw',
  payoffHold: 'payoff/hold',
  cancelled: '/',
  unknown: 'error/timeout',
} as const;

export type ClientState = keyof typeof CLIENT_STATES;

export const FIRST_STATE: ClientState = 'profile';

/** Whether a text names a state of the client machine. */
export function isClientState(text: string): text is ClientState {
  return Object.hasOwn(CLIENT_STATES, text);
}

/** Events possible in any state, and the state each leads to. */
export const EVENTS_FROM_ANY_STATE = {
  creditLocked: 'creditLocked',
  creditFrozen: 'creditFrozen',
  softCreditNoCredit: 'softCreditNoCredit',
  creditIncorrectPin: 'creditIncorrectPin',
  propertyNoMatch: 'propertyNoMatch',
  datatreeNoMatch: 'datatreeNoMatch',
  adHocDocRequired: 'documents',
  incomePartialVerified: 'manualPaystubUpload',
  manualDisburseSetup: 'autopay',
  merchantReviewed: 'lienAttestation',
  employerVerification: 'employerVerification',
  bpoProcessWaiting: 'bpoProcessWaiting',
  decline: 'declined',
  inactive: 'declined',
  dtiDecline: 'dtiDecline',
  creditScoreDecline: 'creditScoreDecline',
  delinquencyReview: 'delinquencyReview',
  fund: 'complete',
} as const satisfies Record<string, ClientState>;

export type EventFromAnyState = keyof typeof EVENTS_FROM_ANY_STATE;
