/** The business steps of an application that a lender counts, in order. */
export const MILESTONES = [
  'STARTED',
  'OFFERED',
  'CHOSEN',
  'SUBMITTED',
  'APPROVED',
  'CLEAR_TO_CLOSE',
  'CLOSED',
  'FUNDED',
] as const;
export type Milestone = (typeof MILESTONES)[number];

/** The state of an application, or how it ended. */
export const OUTCOMES = ['FUNDED', 'OPEN', 'WITHDRAWN', 'DECLINED'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who brought an application: nobody, a broker’s loan originator, or an originator of the lender itself. */
export const CHANNELS = ['DIRECT', 'BROKER', 'ORIGINATOR'] as const;
export type Channel = (typeof CHANNELS)[number];
