import type { EARLY_INSURANCE_STEPS, INSURANCE_STEPS } from './insurance.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const EARLY_INSURANCE_COPY: StageCopy<typeof EARLY_INSURANCE_STEPS> = {
  INSURANCE_REQUEST: {
    next: 'Send your insurance policy, or sign first',
    message: {
      subject: 'What your home insurance needs to show',
      text: 'Your account shows what your policy must say, with words to send to your insurer. You can send the policy now, or sign first and send it before we send your money.',
    },
  },
};

export const INSURANCE_COPY: StageCopy<typeof INSURANCE_STEPS> = {
  INSURANCE_UPLOAD: {
    next: 'Upload your insurance policy',
    message: {
      subject: 'Please send your insurance policy',
      text: 'We need proof that your home is insured. You can upload your policy in your account.',
    },
  },
  INSURANCE_REVIEW: {
    wait: {
      heading: 'Checking your insurance',
      why: 'We’re making sure that the policy covers your home while the line is open.',
      usual: '1 business day',
    },
  },
};
