import type { saveHmda as call } from '@homeline/contract/hmda/save-hmda.ts';
import { withoutStrayTexts } from '@homeline/domain/hmda/demographics.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** Where the answers are sealed for. */
export const HMDA_FIELD = 'hmda.answers';

/**
 * Keeps the answers in a schema that no decision and no member of staff reads. The facts say only that the questions were put. They may
 * be changed until the application is submitted.
 */
export const saveHmda: Handler<typeof call> = (asked, context) => {
  const { organisation, params } = asked;
  const place = { application: params.uuid, field: HMDA_FIELD };
  const kept = {
    answers: context.sealing.seal(JSON.stringify(withoutStrayTexts(asked.body)), place),
    answered_at: context.clock.now(),
  };
  return answerStep({ ...asked, body: undefined }, context, {
    at: ['WAITING_FOR_DISCLOSURES', ...stepsAccepting('HMDA_COLLECTION')],
    decide: () => [{ fact: 'hmdaCollected', value: {} }],
    async beside(trx) {
      await trx
        .insertInto('hmda.answer')
        .values({ organisation, application_id: params.uuid, ...kept })
        .onConflict((conflict) => conflict.columns(['organisation', 'application_id']).doUpdateSet(kept))
        .execute();
    },
  });
};
