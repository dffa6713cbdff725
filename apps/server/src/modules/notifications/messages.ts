import type { StepName } from '@homeline/domain/workflow/steps.ts';

export type Message = { readonly subject: string; readonly text: string };

/** What a borrower hears of by e-mail: the moments at which something is theirs to do or has come to its end. Once each. */
export const MESSAGES: { readonly [Step in StepName]?: Message } = {
  IN_PROGRESS: {
    subject: 'Welcome: your application has begun',
    text: 'You have an account with us. What you have entered is kept, and you can go on at any time.',
  },
  OFFER_SELECTION: {
    subject: 'Your offers are ready',
    text: 'We have priced the lines that you can choose from. Compare them and choose the one that fits.',
  },
  APP_SUBMISSION: {
    subject: 'Your application is ready to submit',
    text: 'Please read the summary of your application and its disclosures, and submit it if all is right.',
  },
  FINAL_OFFER: {
    subject: 'Your offer, verified',
    text: 'We have verified what you told us. Please look at the terms that you can have, and say yes or no to them.',
  },
  DOCUMENT_REQUEST: {
    subject: 'We need something more from you',
    text: 'We need a document or an answer before we can go on. Your account says what and why.',
  },
  CLOSING_DISCLOSURE_REVIEW: {
    subject: 'Your closing documents are ready',
    text: 'Please read your closing documents. After that you can sign.',
  },
  DEED_SIGNING: {
    subject: 'Meet the notary',
    text: 'One signature is left: the one before a notary. You can begin the session from your account.',
  },
  MANUAL_NOTARY_SCHEDULING: {
    subject: 'Meet the notary',
    text: 'One signature is left: the one before a notary. Please choose a time and a place in your account.',
  },
  RESCISSION: {
    subject: 'You have signed',
    text: 'Your documents are complete. Until the last day that your notice names, you can still cancel without cost.',
  },
  WAITING_FOR_DISBURSEMENT: {
    subject: 'Your money is on its way',
    text: 'We have sent the draw to your account. Your bank shows it within one or two business days.',
  },
  COMPLETE: {
    subject: 'Your line is open',
    text: 'Your line is funded and everything is on record. Your documents stay in your account.',
  },
};
