import type { StageCopy } from './stage-copy.ts';
import type { VALUATION_STEPS } from './valuation.steps.ts';

export const VALUATION_COPY: StageCopy<typeof VALUATION_STEPS> = {
  BPO_CONDITION: {
    next: 'Describe your home for the valuation',
    message: {
      subject: 'Please describe your home',
      text: 'We need a valuation of your home. Please describe its condition in your account.',
    },
  },
  ORDER_BPO: {
    next: 'Order your home’s valuation',
    message: {
      subject: 'Please order your home’s valuation',
      text: 'A local agent must see your home. Please read the cost and order the visit in your account.',
    },
  },
  WAITING_FOR_BPO: {
    wait: {
      heading: 'Waiting for your home’s valuation',
      why: 'A local agent visits your home and tells us its value. You’ll get a free copy in your account.',
      meanwhile: 'The agent will call you to set a time. You can close this page and come back at any time.',
    },
  },
  BPO_HOLD: {
    wait: {
      heading: 'The agent couldn’t finish the valuation',
      why: 'We’re finding out what the agent needs, or asking another agent.',
      meanwhile:
        'Please keep your phone nearby. The agent may call to set another time. You can close this page and come back at any time.',
    },
  },
  BPO_EVALUATION: {
    wait: {
      heading: 'Reviewing your home’s valuation',
      why: 'We’re comparing it with the value we used for your offer.',
    },
  },
};
