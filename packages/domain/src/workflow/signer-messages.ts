import type { SignerStepName } from './signer-step-names.ts';
import type { StepMessage } from './stage-copy.ts';

/** The emails to a signer who reaches a step by another person’s act. No amount or reason: email isn't private. */
export const SIGNER_MESSAGES: { readonly [Step in SignerStepName]?: StepMessage } = {
  SIGNER_DOCUMENTS: {
    subject: 'Your documents are ready to read',
    text: 'Sign in to read them. After that, you can sign.',
  },
  SIGNER_CONDITIONS: {
    subject: 'We need another photo of your ID',
    text: 'We couldn’t verify your identity. Sign in to send another photo or another ID.',
  },
  SIGNER_SIGN: {
    subject: 'You can sign your documents now',
    text: 'Your documents are ready to sign.',
  },
  SIGNER_NOTARY: {
    subject: 'Sign the deed with a notary',
    text: 'The borrower has arranged a notary. Sign in to see when and how to take part, and have your ID ready.',
  },
  SIGNER_ERROR: {
    subject: 'Your signature wasn’t stored',
    text: 'Something went wrong while we sealed your documents, and nothing was signed. Sign in to try again.',
  },
  SIGNER_CANCELLED: {
    subject: 'Your signature isn’t needed anymore',
    text: 'The application has ended, or you’re no longer part of it. There’s nothing for you to do.',
  },
};
