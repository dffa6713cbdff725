import { closingDocuments } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import { additionalSigners } from '../facts/signers.selectors.ts';
import { signerStep } from './signer-step.ts';
import type { SignerStepName } from './signer-step-names.ts';
import type { StepMessage } from './stage-copy.ts';

/** The emails to a signer who reaches a step by somebody else's act. No amount or reason: email isn't private. */
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

/** An email to a signer, by the step they reached. */
export type SignerLetter = {
  readonly step: SignerStepName;
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
};

/**
 * Returns the emails that a change sends to signers.
 * @param actor the signer who made the change, if one did: they see it on their page
 */
export function signerLetters(
  before: Facts,
  after: Facts,
  actor: string | undefined,
): readonly SignerLetter[] {
  const hadDocuments = hasDocuments(before);
  return additionalSigners(relevantFacts(before)).flatMap(({ uuid, name, email }) => {
    if (uuid === actor) return [];
    const [from, to] = [signerStep(before, uuid).id, signerStep(after, uuid).id];
    const isReadable = to === 'SIGNER_DOCUMENTS' && !hadDocuments && hasDocuments(after);
    const hasNews = to === 'SIGNER_DOCUMENTS' ? isReadable : from !== to && SIGNER_MESSAGES[to] !== undefined;
    // Someone who never came has nothing to be told but the invitation.
    return hasNews && from !== 'SIGNER_INVITED' ? [{ step: to, uuid, name, email }] : [];
  });
}

function hasDocuments(facts: Facts): boolean {
  return closingDocuments(relevantFacts(facts))?.answer === 'READY';
}
