import type { APPLY_STEPS } from './apply.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const APPLY_COPY: StageCopy<typeof APPLY_STEPS> = {
  IN_PROGRESS: {
    next: 'Confirm who you are',
    message: {
      subject: 'Welcome: you started your application',
      text: 'You have an account with us. We saved your answers, and you can continue at any time.',
    },
  },
  WAITING_FOR_PROPERTY_DATA: {
    wait: { heading: 'Looking up your home', why: 'We’re reading county records for your address.' },
  },
  PROPERTY_NO_MATCH: {
    next: 'Check the address of your home',
    message: {
      subject: 'Please check your home’s address',
      text: 'We couldn’t find your home in county records. Please check the address in your account.',
    },
  },
  DATATREE_NO_MATCH: {
    wait: {
      heading: 'We’re searching property records manually',
      why: 'County records didn’t show your address, so our team is looking for it.',
    },
  },
  INCORRECT_OWNERSHIP: {
    next: 'Show that you own the home',
    message: {
      subject: 'Please show that you own the home',
      text: 'County records don’t match what you told us about the owner. You can send a document in your account.',
    },
  },
  OWNERSHIP_REVIEW: {
    wait: {
      heading: 'We’re checking who owns the home',
      why: 'Our team is comparing county records with what you told us.',
    },
  },
  INELIGIBLE_PROPERTY: {
    next: 'Choose another home',
    message: {
      subject: 'We need you to check your home’s details',
      text: 'We can’t continue with your home as it’s described. Your account says why, and how to correct a mistake.',
    },
  },
};
