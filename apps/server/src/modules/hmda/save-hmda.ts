import type { saveHmda as call } from '@homeline/contract/hmda/save-hmda.ts';
import { withoutUnusedTexts } from '@homeline/domain/hmda/demographics.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** The field of the encryption context. */
export const HMDA_FIELD = 'hmda.answers';

/**
 * Stores the HMDA answers in a schema that no decision and no staff member reads; the facts record only that they were
 * collected. The borrower may change them until submission.
 */
export const saveHmda: Handler<typeof call> = (request, context) => {
  const { organisation, params } = request;
  const encryptionContext = { application: params.uuid, field: HMDA_FIELD };
  const row = {
    answers: context.sealing.seal(JSON.stringify(withoutUnusedTexts(request.body)), encryptionContext),
    answered_at: context.clock.now(),
  };
  return submitStep(request, context, {
    at: ['WAITING_FOR_DISCLOSURES', ...stepsAccepting('HMDA_COLLECTION')],
    decide: () => [{ fact: 'hmdaCollected', value: {} }],
    async alsoWrite(trx) {
      await trx
        .insertInto('hmda.answer')
        .values({ organisation, application_id: params.uuid, ...row })
        .onConflict((conflict) => conflict.columns(['organisation', 'application_id']).doUpdateSet(row))
        .execute();
    },
  });
};
