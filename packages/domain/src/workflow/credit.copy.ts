import type { CREDIT_STEPS } from './credit.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const CREDIT_COPY: StageCopy<typeof CREDIT_STEPS> = {
  WAITING_FOR_SOFT_CREDIT: {
    wait: {
      heading: 'Checking your credit',
      why: 'This is a soft check. It doesn’t affect your score, and other lenders don’t see it.',
    },
  },
  CREDIT_NO_MATCH: {
    next: 'Enter your Social Security number or ITIN',
    message: {
      subject: 'Please complete your credit check',
      text: 'We need one more answer before we can check your credit. Please give it in your account, never by email.',
    },
  },
  SOFT_CREDIT_NO_CREDIT: {
    next: 'Check your details for the credit bureau',
    message: {
      subject: 'Please check your details',
      text: 'We couldn’t find a credit file with your details. Please check them in your account.',
    },
  },
  CREDIT_FROZEN: {
    next: 'Lift your credit freeze',
    message: {
      subject: 'We couldn’t check your credit',
      text: 'We need one step from you before we can check your credit. Your account says what to do.',
    },
  },
  CREDIT_FROZEN_WITH_PIN: {
    next: 'Enter your credit freeze PIN',
    message: {
      subject: 'We couldn’t check your credit',
      text: 'We need one step from you before we can check your credit. Your account says what to do.',
    },
  },
  CREDIT_INCORRECT_PIN: {
    next: 'Enter your credit freeze PIN again',
    message: {
      subject: 'Please check your credit PIN',
      text: 'The credit bureau didn’t accept the PIN. Please check it in your account, never by email.',
    },
  },
  CREDIT_LOCKED: {
    next: 'Unlock your credit file',
    message: {
      subject: 'We couldn’t check your credit',
      text: 'We need one step from you before we can check your credit. Your account says what to do.',
    },
  },
  FRAUD_ALERT_REVIEW: {
    wait: {
      heading: 'We’ll call you',
      why: 'Your credit file has a fraud alert, so we need to confirm that it’s you. We’ll call the number you gave us.',
      meanwhile: 'Please answer your phone. You don’t need to do anything else.',
    },
  },
  CREDIT_ERROR: {
    next: 'Try your credit check again',
    message: {
      subject: 'We couldn’t check your credit',
      text: 'Something went wrong with the credit check. Your account says what to do.',
    },
  },
};
