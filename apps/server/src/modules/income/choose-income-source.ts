import { randomUUID } from 'node:crypto';
import type {
  chooseIncomeSource as call,
  IncomeChoice,
} from '@homeline/contract/income/choose-income-source.ts';
import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { IncomeSource } from '@homeline/domain/facts/income.facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves how the borrower verifies income. The token of a completed link is encrypted; without one, the provider says what was linked. */
export const chooseIncomeSource: Handler<typeof call> = async (request, context) => {
  if (request.body.how === 'LINK' && request.body.publicToken === undefined) {
    const refusal = await visitRefusal(request, request.body.source, context);
    if (refusal) return refusal;
  }
  const source = sourceOf(context, request.params.uuid, request.body);
  return submitStep(request, context, {
    at: stepsAccepting('chooseIncomeSource'),
    decide: () => [{ fact: 'incomeSources', value: source }],
  });
};

/** Asks the provider for the result of a visit that returned no token. */
async function visitRefusal(
  { organisation, params }: Pick<Parameters<Handler<typeof call>>[0], 'organisation' | 'params'>,
  source: IncomeSource,
  { db, vendors }: Context,
) {
  const step = currentStep(await loadFacts(db, { organisation, applicationId: params.uuid })).id;
  if (step !== 'INCOME_VERIFICATION') return refuse('WRONG_STEP', { step });
  const ended = await vendors.income.visit.ask({
    reference: randomUUID(),
    fileNumber: params.uuid,
    source,
  });
  if (!ended.ok || ended.pending) return refuse('PROVIDER_UNAVAILABLE');
  if (ended.answer.answer === 'LINKED') return undefined;
  return refuse(ended.answer.answer === 'CANCELLED' ? 'LINK_CANCELLED' : 'LINK_FAILED');
}

function sourceOf(
  { sealing }: Context,
  application: string,
  choice: IncomeChoice,
): FactValue<'incomeSources'> {
  if (choice.how === 'LINK') {
    const { source, publicToken: token } = choice;
    if (token === undefined) return { how: 'LINK', source };
    return {
      how: 'LINK',
      source,
      publicToken: sealing.seal(token, publicTokenEncryptionContext(application)),
    };
  }
  return choice.how === 'PAYSTUB'
    ? { how: 'PAYSTUB', source: 'MANUAL_PAYSTUB' }
    : { how: 'EMPLOYER', source: 'EMPINFO' };
}

/** Returns the encryption context of a link token. */
export function publicTokenEncryptionContext(application: string): EncryptionContext {
  return { application, field: 'incomeSources.publicToken' };
}
