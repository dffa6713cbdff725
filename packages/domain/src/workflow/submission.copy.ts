import type { StageCopy } from './stage-copy.ts';
import type { SUBMISSION_STEPS } from './submission.steps.ts';

export const SUBMISSION_COPY: StageCopy<typeof SUBMISSION_STEPS> = {
  ADDITIONAL_PROFILE: {
    next: 'Tell us more about you',
    message: {
      subject: 'Please continue your application',
      text: 'We’re ready for your next answers. Please give them in your account.',
    },
  },
  HMDA_COLLECTION: {
    next: 'Answer the demographic questions',
    message: {
      subject: 'Please continue your application',
      text: 'We’re ready for your next answers. Please give them in your account.',
    },
  },
  WAITING_FOR_CO_BORROWERS: {
    wait: {
      heading: 'Waiting for the people who borrow with you',
      why: 'We emailed them a link. Once they answer, we price the line for all of you. If they don’t answer, you can go on without them.',
      meanwhile: 'You can close this page and come back at any time.',
    },
  },
  WAITING_FOR_DISCLOSURES: {
    wait: {
      heading: 'Preparing your documents',
      why: 'We’re writing your application summary and its disclosures.',
    },
  },
  APP_SUBMISSION: {
    next: 'Review and submit your application',
    message: {
      subject: 'Your application is ready to submit',
      text: 'Please read your application summary and its disclosures. Submit it if everything is right.',
    },
  },
  DISCLOSURE_SIGNING: {
    next: 'Read your disclosures',
    message: {
      subject: 'Please read your disclosures',
      text: 'Your disclosures are in your account. Please read them and confirm that you received them.',
    },
  },
  HARD_CREDIT_PULL: {
    wait: {
      heading: 'Getting your credit report',
      why: 'This is the full credit inquiry you agreed to. It happens once.',
    },
  },
  HARD_CREDIT_REVIEW: {
    wait: {
      heading: 'An underwriter is comparing your credit reports',
      why: 'Something changed between your first credit check and the full report.',
    },
  },
};
