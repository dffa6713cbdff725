import type { CLOSING_STEPS } from './closing.steps.ts';
import type { StageCopy, WaitCopy } from './stage-copy.ts';

export const CLOSING_COPY: StageCopy<typeof CLOSING_STEPS> = {
  COMPLIANCE_REVIEW: {
    wait: {
      heading: 'Making the last check before you sign',
      why: 'We’re confirming every disclosure and every legal limit.',
      usual: '1 business day',
    },
  },
  ATTORNEY_REVIEW: {
    wait: {
      heading: 'An attorney is reviewing your documents',
      why: 'Your state requires it before you sign.',
    },
  },
  CLOSING_DISCLOSURE_GENERATION: {
    wait: {
      heading: 'Preparing your closing documents',
      why: 'Your figures are final. You’ll read the documents before you sign.',
    },
  },
  CLOSING_DISCLOSURE_REVIEW: {
    next: 'Read your closing documents',
    message: {
      subject: 'Your closing documents are ready',
      text: 'Please read your closing documents. Then you can sign.',
    },
  },
  WAITING_FOR_CLOSING_DATE: {
    wait: { heading: 'You can sign soon', why: 'The law sets the earliest day you may sign.' },
  },
  SIGNDOCS_REVIEW: {
    wait: {
      heading: 'We’re checking your closing documents',
      why: 'You can’t sign yet. We’ll write to you when you can.',
    },
  },
  NOTE_SIGNING: {
    next: 'Sign your documents',
    message: {
      subject: 'Your documents are ready to sign',
      text: 'Your account shows how you sign them.',
    },
  },
  WAITING_FOR_ADDITIONAL_SIGNERS: {
    wait: {
      heading: 'Waiting for the other signers',
      why: 'Everyone who owns the home must sign. If someone hasn’t signed by the date below, the application ends.',
      meanwhile: 'You can close this page and come back at any time.',
    },
  },
};

/** The copy of WAITING_FOR_CLOSING_DATE, by the reason for the wait. */
export const openingWaitCopy = {
  heading: 'You can sign soon',
  why: {
    TEXAS: 'Texas law sets the earliest day you may sign.',
    VALUATION_COPY:
      'Your line will be the only loan on your home, so the law gives you three business days with your copy of its valuation before you sign.',
    FLOOD_NOTICE:
      'Your home is in a flood zone, so you get ten days after our flood notice to shop for flood insurance before you sign.',
  },
  meanwhile: {
    VALUATION_COPY: 'You can read the valuation under your documents.',
    FLOOD_NOTICE: 'You can compare flood policies now.',
  },
  emailed: 'We’ll email you when you can sign.',
  until: 'You can sign from',
  usualTexas: 'at least 12 days from your application',
  usual: 'three to ten days',
};

/** The copy of SIGNDOCS_REVIEW when it waits for a person who declined to sign. */
export const SIGNER_DECLINED: WaitCopy = {
  heading: 'Someone declined to sign',
  why: 'You can’t go on until they sign. They can still change their mind: they sign in and choose “Start again”. Our operations team will contact you both about what else you can do.',
  meanwhile: 'You can talk to them, or call us. You can close this page and come back at any time.',
};

/** The copy of SIGNDOCS_REVIEW while the borrower doesn't want to sign. */
export const OWN_DECLINE: WaitCopy = {
  heading: 'You chose not to sign',
  why: 'You haven’t signed, and you owe nothing. Our operations team reads your reason and contacts you within one business day.',
  meanwhile: 'You can go back to signing until we’ve decided how to continue. You can also call us.',
};
