import type {
  correctSignerEmail as correctCall,
  saveSignerEmail as saveCall,
} from '@homeline/contract/signers/signer-email.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { mayCorrectEmail, signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { addressProblem } from '../applications/named-signers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';

/** Corrects a signer's address for the borrower who named them. */
export const saveSignerEmail: Handler<typeof saveCall> = (request, context) =>
  submitStep(request, context, { decide: (facts) => corrected(facts, request) });

/** Corrects it for staff. */
export const correctSignerEmail: Handler<typeof correctCall> = (request, context) =>
  actOnApplication(request, context, (facts) => corrected(facts, request));

type Given = { readonly params: { readonly signer: string }; readonly body: { readonly email: string } };

function corrected(facts: Facts, { params, body: { email } }: Given): readonly FactWrite[] | Refusal {
  const signer = signerOf(facts, params.signer);
  if (!signer) return refuse('NOT_FOUND');
  if (signer.email === email) return [];
  if (!mayCorrectEmail(facts, signer.uuid))
    return refuse('WRONG_STEP', { step: signerStep(facts, signer.uuid).id });
  const others = additionalSigners(facts).filter(({ uuid }) => uuid !== signer.uuid);
  const message = addressProblem(facts, email, others);
  if (message) return refuse('INVALID_INPUT', { fields: { email: message } });
  return [{ fact: 'signerEmails', value: { signer: signer.uuid, email } }];
}
