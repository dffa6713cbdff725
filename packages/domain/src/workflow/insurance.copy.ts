import type { INSURANCE_STEPS } from './insurance.steps.ts';
import type { StageCopy } from './stage-copy.ts';

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
