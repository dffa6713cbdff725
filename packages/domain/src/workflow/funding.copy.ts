import type { FUNDING_STEPS } from './funding.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const FUNDING_COPY: StageCopy<typeof FUNDING_STEPS> = {
  RESCISSION: {
    wait: {
      heading: 'You’ve signed. Your line is almost open',
      why: 'Federal law gives you this time after you sign. After it ends, we wait a few days for cancellations in the mail, then send your money.',
    },
    message: {
      subject: 'You signed your documents',
      text: 'Your documents are complete. You can cancel at no cost until the last day shown on your newest notice.',
    },
  },
  FUNDING_DECISION: {
    wait: {
      heading: 'We’re doing a final review before we send your money',
      why: 'We’re making sure that everything is in place.',
      usual: '1 business day',
    },
  },
  FUNDABLE: {
    wait: {
      heading: 'Your money goes out soon',
      why: 'Everything is approved. We send your money on the next possible banking day.',
    },
  },
  WAITING_FOR_DISBURSEMENT: {
    wait: {
      heading: 'Your money is on its way',
      why: 'The bank confirms when it arrives in your account.',
    },
    message: {
      subject: 'Your money is on its way',
      text: 'We sent the draw to your account. Your bank shows it within one or two business days.',
    },
  },
  RECORDING: {
    wait: {
      heading: 'Your money has arrived',
      why: 'We sent your money. The county is recording the deed.',
    },
    message: {
      subject: 'Your money has arrived',
      text: 'Your bank confirmed that it has your money. The county is recording the deed, and we’ll write to you when that’s done.',
    },
  },
  COMPLETE: {
    ended: 'Your line of credit is open and recorded. You’re all set.',
    message: {
      subject: 'Your line is open',
      text: 'Your line is funded and recorded. Your documents stay in your account.',
    },
  },
};
