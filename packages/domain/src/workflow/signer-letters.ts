import { closingDocuments } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import { additionalSigners } from '../facts/signers.selectors.ts';
import { SIGNER_MESSAGES } from './signer-messages.ts';
import { signerStep } from './signer-step.ts';
import type { SignerStepName } from './signer-step-names.ts';

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
    // Someone who never signed in gets no email but the invitation.
    return hasNews && from !== 'SIGNER_INVITED' ? [{ step: to, uuid, name, email }] : [];
  });
}

function hasDocuments(facts: Facts): boolean {
  return closingDocuments(relevantFacts(facts))?.answer === 'READY';
}
