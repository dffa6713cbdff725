import type { HmdaAnswers } from '@homeline/contract/hmda/save-hmda.ts';
import { withoutUnusedTexts } from '@homeline/domain/hmda/demographics.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { hmdaEncryptionContext } from '../../sealing/hmda-context.ts';

/** The applicant in the place of a co-applicant's id. */
export const APPLICANT = 'APPLICANT';

/**
 * Stores one person's HMDA answers, encrypted, in a schema that no decision and no staff member reads.
 * @param person `APPLICANT`, or the co-borrower's id
 */
export async function storeHmda(
  trx: Trx,
  { clock, sealing }: Context,
  { organisation, applicationId }: ApplicationKey,
  person: string,
  answers: HmdaAnswers,
): Promise<void> {
  const text = JSON.stringify(withoutUnusedTexts(answers));
  const row = {
    answers: sealing.seal(text, hmdaEncryptionContext(applicationId)),
    answered_at: clock.now(),
  };
  await trx
    .insertInto('hmda.answer')
    .values({ organisation, application_id: applicationId, person, ...row })
    .onConflict((conflict) => conflict.columns(['organisation', 'application_id', 'person']).doUpdateSet(row))
    .execute();
}
