import type { CREDIT_STEPS } from './credit.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const CREDIT_COPY: StageCopy<typeof CREDIT_STEPS> = {
  WAITING_FOR_SOFT_CREDIT: {
    wait: {
      heading: 'Checking your credit',
      why: 'This is a soft check. It doesn’t affect your score, and other lenders don’t see it.',
    },
  },
  CREDIT_NO_MATCH: { next: 'Enter your Social Security number' },
  SOFT_CREDIT_NO_CREDIT: { next: 'Check your details for the credit bureau' },
  CREDIT_FROZEN: { next: 'Lift your credit freeze' },
  CREDIT_FROZEN_WITH_PIN: { next: 'Enter your credit freeze PIN' },
  CREDIT_INCORRECT_PIN: { next: 'Enter your credit freeze PIN again' },
  CREDIT_LOCKED: { next: 'Unlock your credit file' },
  FRAUD_ALERT_REVIEW: {
    wait: {
      heading: 'We’ll call you',
      why: 'Your credit file has a fraud alert, so we need to confirm that it’s you. We’ll call the number you gave us.',
      meanwhile: 'Please answer your phone. You don’t need to do anything else.',
    },
  },
  CREDIT_ERROR: { next: 'Try your credit check again' },
};
