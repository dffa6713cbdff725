import type {
  chooseIncomeSource as call,
  IncomeChoice,
} from '@homeline/contract/income/choose-income-source.ts';
import type { FactValue } from '@homeline/domain/facts/facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves how the borrower verifies income. The token of a completed link is encrypted. */
export const chooseIncomeSource: Handler<typeof call> = (request, context) => {
  const source = sourceOf(context, request.params.uuid, request.body);
  return submitStep(request, context, {
    at: stepsAccepting('chooseIncomeSource'),
    decide: () => [{ fact: 'incomeSources', value: source }],
  });
};

function sourceOf(
  { sealing }: Context,
  application: string,
  choice: IncomeChoice,
): FactValue<'incomeSources'> {
  if (choice.how === 'LINK') {
    const publicToken = sealing.seal(choice.publicToken, publicTokenEncryptionContext(application));
    return { how: 'LINK', source: choice.source, publicToken };
  }
  return choice.how === 'PAYSTUB'
    ? { how: 'PAYSTUB', source: 'MANUAL_PAYSTUB' }
    : { how: 'EMPLOYER', source: 'EMPINFO' };
}

/** Returns the encryption context of a link token. */
export function publicTokenEncryptionContext(application: string): EncryptionContext {
  return { application, field: 'incomeSources.publicToken' };
}
