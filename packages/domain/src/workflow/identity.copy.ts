import type { IDENTITY_STEPS } from './identity.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const IDENTITY_COPY: StageCopy<typeof IDENTITY_STEPS> = {
  IDENTITY_VERIFICATION: { next: 'Verify your identity' },
  WAITING_FOR_ID_VERIFICATION: {
    wait: {
      heading: 'Checking your ID',
      why: 'We’re making sure that the document is genuine and belongs to you.',
    },
  },
  ID_VERIFICATION_FAILURE: { next: 'Upload your ID again' },
  IDENTITY_FRAUD_REVIEW: {
    wait: {
      heading: 'Our team is checking your ID',
      why: 'The automatic check couldn’t confirm your ID.',
    },
  },
  SANCTIONS_REVIEW: {
    wait: {
      heading: 'A compliance officer is reviewing your application',
      why: 'The law requires us to compare every name with public lists. Similar names are common.',
    },
  },
};
