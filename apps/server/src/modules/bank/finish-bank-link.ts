import { randomUUID } from 'node:crypto';
import type { finishBankLink as call } from '@homeline/contract/bank/finish-bank-link.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { accountEncryptionContext } from './account-number-of.ts';

/** Saves the linked account with its number encrypted. */
export const finishBankLink: Handler<typeof call> = async (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const step = currentStep(await loadFacts(context.db, key)).id;
  if (step !== 'DISBURSEMENT_ACCOUNT') return refuse('WRONG_STEP', { step });
  const linked = await context.vendors.bank.account.ask({
    reference: randomUUID(),
    fileNumber: key.applicationId,
    publicToken: request.body.publicToken,
  });
  if (!linked.ok || linked.pending) return refuse('PROVIDER_UNAVAILABLE');
  if (linked.answer.answer === 'FAILED') return refuse('LINK_FAILED');
  const { bankName, routingNumber, accountNumber, mask } = linked.answer;
  const account = context.sealing.seal(accountNumber, accountEncryptionContext(key));
  return submitStep(request, context, {
    at: stepsAccepting('finishBankLink'),
    decide: () => [
      {
        fact: 'bankAccounts',
        value: { uuid: randomUUID(), how: 'LINKED', bankName, routingNumber, account, mask },
      },
    ],
  });
};
