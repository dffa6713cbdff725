import type { StageCopy } from './stage-copy.ts';
import type { TITLE_STEPS } from './title.steps.ts';

export const TITLE_COPY: StageCopy<typeof TITLE_STEPS> = {
  WAITING_FOR_FINAL_TITLE: {
    wait: {
      heading: 'Searching your home’s title',
      why: 'The title agent makes sure that we can record the line of credit.',
    },
  },
  TITLE_REVIEW: {
    wait: {
      heading: 'The title agent is clearing an open item',
      why: 'Something on record must be cleared before you can sign.',
    },
  },
  TRUST_REVIEW: {
    wait: {
      heading: 'We’re reviewing your trust documents',
      why: 'A trust owns the home, so our team must confirm that it can secure this line.',
    },
  },
  PAYOFF_HOLD: {
    wait: {
      heading: 'Waiting for a payoff letter',
      why: 'Your other lender tells us the exact amount that pays off its loan.',
      meanwhile:
        'Do you have a recent statement for that loan with its payoff phone number? Call us. You can close this page and come back at any time.',
    },
  },
  WAITING_FOR_FLOOD_CERT: {
    wait: {
      heading: 'Looking up your home’s flood zone',
      why: 'The law requires us to know it before you sign.',
      usual: 'seconds',
    },
  },
  FLOOD_NOTICE: {
    next: 'Read the flood notice',
    message: {
      subject: 'Please read the flood notice',
      text: 'Your home is in a flood zone. The notice in your account says what that means for you.',
    },
  },
  DOCUMENT_REQUEST: {
    next: 'Send what we asked for',
    message: {
      subject: 'We need something more from you',
      text: 'We need a document or an answer before we can continue. Your account says what we need and why.',
    },
  },
  DOCUMENT_REVIEW: {
    wait: { heading: 'We’re reviewing your documents', why: 'Our team is checking that nothing is missing.' },
  },
};
