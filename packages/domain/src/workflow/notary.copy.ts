import type { NOTARY_STEPS } from './notary.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const NOTARY_COPY: StageCopy<typeof NOTARY_STEPS> = {
  NOTARY_DOCUMENT_GENERATION: {
    wait: {
      heading: 'Preparing the documents for the notary',
      why: 'The deed shows your name as it appears on your ID.',
    },
  },
  DEED_SIGNING: {
    next: 'Meet the notary',
    message: {
      subject: 'Meet the notary',
      text: 'You have one signature left: the one with a notary. You can start the session from your account.',
    },
  },
  NOTARY_SESSION: {
    next: 'Join the notary session',
    message: {
      subject: 'Join your notary session',
      text: 'Your notary session is open. You can join it from your account.',
    },
  },
  NOTARY_ERROR: {
    next: 'Choose how to meet the notary',
    message: {
      subject: 'Choose how to meet the notary',
      text: 'The online session couldn’t be completed. Your account shows your choices.',
    },
  },
  MANUAL_NOTARY_SCHEDULING: {
    next: 'Schedule your notary appointment',
    message: {
      subject: 'Meet the notary',
      text: 'Please choose a time and a place in your account to sign with a notary.',
    },
  },
  MANUAL_DEED_SIGNING: {
    next: 'See your notary appointment',
    message: {
      subject: 'Your notary appointment',
      text: 'You can follow your appointment with the notary in your account.',
    },
  },
  DEED_REVIEW: {
    wait: {
      heading: 'Checking the notarized deed',
      why: 'We’re making sure that the county will accept it.',
      usual: '1 business day',
    },
  },
};
