import type { saveHmda as call } from '@homeline/contract/hmda/save-hmda.ts';
import { withoutStrayTexts } from '@homeline/domain/hmda/demographics.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Where the answers are sealed for. */
export const HMDA_FIELD = 'hmda.answers';

/**
 * Keeps the answers in a schema that no decision and no member of staff reads. The facts say only that the questions were put. They may
 * be changed until the application is submitted.
 */
export const saveHmda: Handler<typeof call> = (request, context) => {
  const { organisation, params } = request;
  const place = { application: params.uuid, field: HMDA_FIELD };
  const kept = {
    answers: context.sealing.seal(JSON.stringify(withoutStrayTexts(request.body)), place),
    answered_at: context.clock.now(),
  };
  return submitStep(request, context, {
    at: ['WAITING_FOR_DISCLOSURES', ...stepsAccepting('HMDA_COLLECTION')],
    decide: () => [{ fact: 'hmdaCollected', value: {} }],
    async alsoWrite(trx) {
      await trx
        .insertInto('hmda.answer')
        .values({ organisation, application_id: params.uuid, ...kept })
        .onConflict((conflict) => conflict.columns(['organisation', 'application_id']).doUpdateSet(kept))
        .execute();
    },
  });
};
