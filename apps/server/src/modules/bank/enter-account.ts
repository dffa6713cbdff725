import { randomUUID } from 'node:crypto';
import type { enterAccount as call } from '@homeline/contract/bank/enter-account.ts';
import { accountMask } from '@homeline/domain/bank/account-number.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { accountEncryptionContext } from './account-number-of.ts';

/** Saves a manually entered account with its number encrypted. Only the last four digits are shown. */
export const enterAccount: Handler<typeof call> = (request, context) => {
  const { bankName, routingNumber, accountNumber } = request.body;
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const account = context.sealing.seal(accountNumber, accountEncryptionContext(key));
  const mask = accountMask(accountNumber);
  return submitStep(request, context, {
    at: stepsAccepting('enterAccount'),
    versionedFacts: ['bankAccounts'],
    decide: () => [
      {
        fact: 'bankAccounts',
        value: { uuid: randomUUID(), how: 'MANUAL', bankName, routingNumber, account, mask },
      },
    ],
  });
};
