import type { decideSigner as call } from '@homeline/contract/signers/decide-signer.ts';
import { signerRemoval } from '@homeline/domain/workflow/signer-removal.ts';
import { mayRemove, signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';

/** Clears a signer's identity by hand, or takes a signer off the application until they have signed. */
export const decideSigner: Handler<typeof call> = (request, context) =>
  actOnApplication(request, context, (facts) => {
    const { signer: uuid } = request.params;
    const signer = signerOf(facts, uuid);
    if (!signer) return refuse('NOT_FOUND');
    const step = signerStep(facts, uuid).id;
    if (request.body.decision === 'IDENTITY_CLEARED') {
      return step === 'SIGNER_CONDITIONS'
        ? [{ fact: 'signerActs', value: { signer: uuid, act: 'CONDITIONS_CLEARED' } }]
        : refuse('WRONG_STEP', { step });
    }
    return mayRemove(facts, uuid) ? signerRemoval(facts, uuid) : refuse('WRONG_STEP', { step });
  });
