import type {
  chooseIncomeSource as call,
  IncomeChoice,
} from '@homeline/contract/income/choose-income-source.ts';
import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/asked.ts';
import type { Place } from '../../sealing/seal.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower says how income is shown. The token of a finished link is sealed until the provider is asked with it. */
export const chooseIncomeSource: Handler<typeof call> = (asked, context) => {
  const source = sourceOf(context, asked.params.uuid, asked.body);
  return answerStep(asked, context, {
    at: ['INCOME_VERIFICATION'],
    decide: () => [{ fact: 'incomeSources', value: source }],
  });
};

function sourceOf(
  { sealing }: Context,
  application: string,
  choice: IncomeChoice,
): FactValue<'incomeSources'> {
  if (choice.how === 'LINK') {
    const publicToken = sealing.seal(choice.publicToken, publicTokenPlace(application));
    return { how: 'LINK', source: choice.source, publicToken };
  }
  return choice.how === 'PAYSTUB'
    ? { how: 'PAYSTUB', source: 'MANUAL_PAYSTUB' }
    : { how: 'EMPLOYER', source: 'EMPINFO' };
}

/** Where the token of a finished link is sealed for. */
export function publicTokenPlace(application: string): Place {
  return { application, field: 'incomeSources.publicToken' };
}
