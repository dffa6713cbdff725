import type { IDENTITY_STEPS } from './identity.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const IDENTITY_COPY: StageCopy<typeof IDENTITY_STEPS> = {
  IDENTITY_VERIFICATION: {
    next: 'Verify your identity',
    message: {
      subject: 'Please verify your identity',
      text: 'We need a photo of your ID. You can take it or upload it in your account, never by email.',
    },
  },
  WAITING_FOR_ID_VERIFICATION: {
    wait: {
      heading: 'Checking your ID',
      why: 'We’re making sure that the document is genuine and belongs to you.',
    },
  },
  ID_VERIFICATION_FAILURE: {
    next: 'Upload your ID again',
    message: {
      subject: 'Please upload your ID again',
      text: 'We couldn’t read or confirm your ID. Please upload it again in your account, never by email.',
    },
  },
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
