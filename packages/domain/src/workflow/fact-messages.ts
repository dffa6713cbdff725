import type { StepMessage } from './stage-copy.ts';

/** The messages to the borrower about news that doesn't move the application to another step, by name. */
export const FACT_MESSAGES = {
  DEPOSIT_SENT: {
    subject: 'A small deposit is on its way to your bank account',
    text: 'It is one cent, arrives within one to two business days, and has a code of three letters beside it. Please come back then and enter the code in your account with us, never by email. Your application goes on meanwhile. Nobody will call you for the code.',
  },
  APPOINTMENT_CONFIRMED: {
    subject: 'Your notary appointment is confirmed',
    text: 'Your account shows when and where you’ll meet the notary. Please have your ID ready.',
  },
  SOMEONE_DECLINED: {
    subject: 'Someone declined to sign',
    text: 'A person you named told us that they won’t sign. We’ll contact you about what you can do. You can also call us.',
  },
  YOU_DECLINED: {
    subject: 'You chose not to sign',
    text: 'You haven’t signed, and you owe nothing. We’ll contact you within one business day. Until then you can sign in and go back to signing. If you didn’t choose this, please call us.',
  },
  APPLICATION_CANCELED: {
    subject: 'Your application was canceled',
    text: 'We closed your application, and you owe nothing. You can apply again at any time. If nobody asked us to cancel it, please call us.',
  },
  NOT_ALL_SIGNED: {
    subject: 'We closed your application',
    text: 'Not everyone signed in time, so we closed your application. Nothing was paid out, and you owe nothing. You can apply again at any time.',
  },
  DOCUMENT_LATER: {
    subject: 'A document we’ll need from you',
    text: 'Your application goes on meanwhile. Your account shows what we need and when. Please send it as soon as you can.',
  },
  RIGHT_TO_CANCEL: {
    subject: 'A new notice of your right to cancel',
    text: 'You have longer to cancel at no cost than your earlier notice says. The new notice in your account states the last day, and replaces the one that you received before.',
  },
} as const satisfies Record<string, StepMessage>;
