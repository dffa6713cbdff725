import type { saveCorrection as call } from '@homeline/contract/corrections/save-correction.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { CORRECTIONS } from '@homeline/domain/workflow/corrections.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { correctionWrites, warnOfCorrection } from './correction-writes.ts';

/** Saves a correction. The steps that depend on it run again, because their results are older. */
export const saveCorrection: Handler<typeof call> = (request, context) => {
  const { body, organisation, params } = request;
  let before: Facts | undefined;
  return submitStep(request, context, {
    versionedFacts: CORRECTIONS[body.what].writes,
    decide(facts) {
      before = facts;
      return correctionWrites(body, facts);
    },
    async alsoWrite(trx) {
      const key = { organisation, applicationId: params.uuid };
      if (before) await warnOfCorrection(trx, context, key, before, body.what);
    },
  });
};
