import { additionalSigners, hasSignedNote } from '../../facts/signers.selectors.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { listWords, type OwnAnswer } from './own-application.ts';

/** Says what to do when another signer has no email with the link; undefined where nobody else has to sign. */
export const signerLink: OwnAnswer = ({ facts }) => {
  const missing = additionalSigners(facts).filter((signer) => !hasSignedNote(facts, signer));
  if (missing.length === 0 || currentStep(facts).kind === 'TERMINAL') return undefined;
  const sentTo = listWords(missing.map(({ name, email }) => `${name} at ${email}`));
  const remind =
    currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS'
      ? ' Then select “Send a reminder” next to their name, or “Change email” if the address is wrong.'
      : '';
  return `We email the link to ${sentTo}. Check that the address is right, and have them look in their spam folder.${remind} If nothing arrives, call us.`;
};
