import type { getHmda as call } from '@homeline/contract/hmda/get-hmda.ts';
import { HmdaAnswers } from '@homeline/contract/hmda/save-hmda.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { Handler } from '../../http/handler.ts';
import { hmdaEncryptionContext } from '../../sealing/hmda-context.ts';
import { APPLICANT } from './store-hmda.ts';

/** Returns the borrower's own HMDA answers. */
export const getHmda: Handler<typeof call> = async ({ params, organisation }, { db, sealing }) => {
  const row = await db
    .selectFrom('hmda.answer')
    .select('answers')
    .where('organisation', '=', organisation)
    .where('application_id', '=', params.uuid)
    .where('person', '=', APPLICANT)
    .executeTakeFirst();
  if (!row) return HmdaAnswers.parse({});
  const opened = sealing.open(row.answers as Sealed, hmdaEncryptionContext(params.uuid));
  return HmdaAnswers.parse(JSON.parse(opened));
};
