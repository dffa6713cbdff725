import { randomUUID } from 'node:crypto';
import type { finishBankLink as call } from '@homeline/contract/bank/finish-bank-link.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { accountPlace } from './account-number-of.ts';

/** Takes the account that was chosen at the bank. Its number is sealed at once. */
export const finishBankLink: Handler<typeof call> = async (asked, context) => {
  const of = { organisation: asked.organisation, applicationId: asked.params.uuid };
  const step = currentStep(await loadFacts(context.db, of)).id;
  if (step !== 'DISBURSEMENT_ACCOUNT') return refuse('WRONG_STEP', { step });
  const told = await context.vendors.bank.account.ask({
    reference: randomUUID(),
    fileNumber: of.applicationId,
    publicToken: asked.body.publicToken,
  });
  if (!told.ok || told.pending) return refuse('PROVIDER_UNAVAILABLE');
  if (told.answer.answer === 'FAILED') return refuse('LINK_FAILED');
  const { bankName, routingNumber, accountNumber, mask } = told.answer;
  const account = context.sealing.seal(accountNumber, accountPlace(of));
  return answerStep(asked, context, {
    at: ['DISBURSEMENT_ACCOUNT'],
    decide: () => [
      {
        fact: 'bankAccounts',
        value: { uuid: randomUUID(), how: 'LINKED', bankName, routingNumber, account, mask },
      },
    ],
  });
};
