import { randomUUID } from 'node:crypto';
import type { enterAccount as call } from '@homeline/contract/bank/enter-account.ts';
import { accountMask } from '@homeline/domain/bank/account-number.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { accountPlace } from './account-number-of.ts';

/** The borrower types the account in. Its number is sealed; only the last four digits are ever shown. */
export const enterAccount: Handler<typeof call> = (asked, context) => {
  const { bankName, routingNumber, accountNumber } = asked.body;
  const of = { organisation: asked.organisation, applicationId: asked.params.uuid };
  const account = context.sealing.seal(accountNumber, accountPlace(of));
  const mask = accountMask(accountNumber);
  return answerStep(asked, context, {
    at: ['MANUAL_DISBURSEMENT_ACCOUNT'],
    showed: ['bankAccounts'],
    decide: () => [
      {
        fact: 'bankAccounts',
        value: { uuid: randomUUID(), how: 'MANUAL', bankName, routingNumber, account, mask },
      },
    ],
  });
};
