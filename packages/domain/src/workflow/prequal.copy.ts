import type { PREQUAL_STEPS } from './prequal.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const PREQUAL_COPY: StageCopy<typeof PREQUAL_STEPS> = {
  WAITING_FOR_AVM_DATA: {
    wait: {
      heading: 'Estimating your home’s value',
      why: 'Your home’s value helps set how much you can borrow. There’s no visit and no cost.',
    },
  },
  ESTIMATE_VALUE: {
    next: 'Estimate your home’s value',
    message: {
      subject: 'How much is your home worth?',
      text: 'We have no reliable estimate of your home’s value. Please give us yours in your account.',
    },
  },
  LIEN_VERIFICATION: {
    next: 'Confirm your mortgages',
    message: {
      subject: 'Please confirm your mortgages',
      text: 'We found the loans on your home. Please confirm them in your account to see your offers.',
    },
  },
  INQUIRY_ATTESTATION: {
    next: 'Explain your recent mortgage inquiries',
    message: {
      subject: 'Please explain a recent inquiry',
      text: 'Another lender checked your credit recently. Please tell us in your account if you opened a new loan.',
    },
  },
  LIEN_MISMATCH_REVIEW: {
    wait: {
      heading: 'We’re reviewing your mortgages',
      why: 'An underwriter is comparing your answers with your documents and public records.',
      meanwhile:
        'If you have a lien release or a statement for that loan, send it to us. You can close this page and come back at any time.',
    },
  },
  LIEN_ATTESTATION: {
    next: 'Confirm what you owe on your home',
    message: {
      subject: 'Please confirm what you owe',
      text: 'We reviewed the loans on your home. Please confirm what you owe in your account.',
    },
  },
  WAITING_FOR_PREQUAL_TITLE: {
    wait: {
      heading: 'Checking your home’s title',
      why: 'We’re making sure that nothing on record prevents a line of credit.',
    },
  },
  RECORDING_TAX_REVIEW: {
    wait: {
      heading: 'We’re asking what it costs to record your line',
      why: 'Your county taxes the recording of a line of credit. We’re asking the county for the exact rate, so that your offers are right.',
    },
  },
  WAITING_FOR_INITIAL_OFFERS: {
    wait: {
      heading: 'Preparing your offers',
      why: 'We’re pricing every term that fits your home, credit and income.',
    },
  },
  OFFER_SELECTION: {
    next: 'Choose your offer',
    message: {
      subject: 'Your offers are ready',
      text: 'We priced the lines of credit you can choose from. Compare them and choose the one that fits.',
    },
  },
  ASSETS_PREQUAL: {
    next: 'Use your savings to qualify',
    message: {
      subject: 'Your savings may help you qualify',
      text: 'You may qualify for more if we count your savings. You can choose that in your account.',
    },
  },
  PREQUAL_WINBACK: {
    next: 'See another offer',
    message: {
      subject: 'We have another offer for you',
      text: 'Please read the offer in your account. You can accept or decline it.',
    },
  },
  DTI_DECLINE: { next: 'Read our decision' },
  CREDIT_SCORE_DECLINE: { next: 'Read our decision' },
  DELINQUENCY_REVIEW: {
    wait: {
      heading: 'An underwriter is reviewing your application',
      why: 'Your credit report shows a late mortgage payment. The underwriter decides how it affects your application.',
      meanwhile:
        'If you made the payment or the report is wrong, send us proof. You can close this page and come back at any time.',
    },
  },
  UW_REVIEW: {
    wait: {
      heading: 'An underwriter is reviewing your application',
      why: 'Your application needs a closer look. You don’t need to do anything unless we write to you.',
    },
  },
};
