import { randomUUID } from 'node:crypto';
import type { identityCalls } from '@homeline/contract/identity/calls.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { CheckedIdentity } from '../../vendors/identity/port.ts';
import { submitStep } from '../applications/submit-step.ts';
import { screenedPerson } from './screened-person.ts';

/**
 * Reads the result of a visit to the provider's page as soon as the borrower is back, so that they see it at once. What the provider
 * can't say yet, the task reads.
 */
export const finishHostedIdentity: Handler<(typeof identityCalls)['finishHostedIdentity']> = async (
  request,
  context,
) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const at = stepsAccepting('finishHostedIdentity');
  const facts = await loadFacts(context.db, key);
  const step = currentStep(facts).id;
  if (!at.includes(step)) return refuse('WRONG_STEP', { step });
  const checked = await context.vendors.identity.check.ask({
    ...{ reference: randomUUID(), fileNumber: key.applicationId },
    ...{ person: screenedPerson(context, key, facts), hosted: true },
  });
  return submitStep(request, context, {
    at,
    decide: () => [{ fact: 'hostedIdentities', value: {} }],
    alsoRecord: async (trx) =>
      checked.ok && !checked.pending ? recordResult(trx, context, key, checked.answer) : undefined,
  });
};

async function recordResult(
  trx: Parameters<typeof recordIn>[0],
  context: Context,
  key: ApplicationKey,
  value: CheckedIdentity,
) {
  const actor = { by: 'PROVIDER', id: 'identity' } as const;
  const recorded = await recordIn(trx, context, { ...key, actor }, () => [
    { fact: 'identityResults', value },
  ]);
  if (isRefusal(recorded)) throw new Error(`The ID's result could not be recorded: ${recorded.refused}`);
  return recorded;
}
