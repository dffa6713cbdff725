import type { recordMailing as call } from '@homeline/contract/loan-files/record-mailing.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { record } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { findLoanFile } from './find-loan-file.ts';
import { papersToMail } from './papers-to-mail.ts';

/** Records that staff mailed documents to somebody on paper. What was recorded as mailed before, or isn't to be mailed, is refused. */
export const recordMailing: Handler<typeof call> = async (request, context) => {
  const { organisation, params, caller, origin, body } = request;
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  const people = await papersToMail(context, key, await loadRelevantFacts(context.db, key));
  const theirs = people.find(({ signer }) => signer?.uuid === body.signer)?.papers.map(({ uuid }) => uuid);
  const recorded = await record(
    context,
    { ...key, actor: { by: 'STAFF', id: caller.identity }, origin },
    (facts) => {
      const mailed = facts.recordMailings
        .filter(({ signer }) => signer === body.signer)
        .flatMap(({ documents }) => documents);
      return body.documents.every((uuid) => theirs?.includes(uuid) && !mailed.includes(uuid))
        ? [{ fact: 'recordMailings', value: body }]
        : refuse('INVALID_INPUT', {
            fields: { documents: 'Not to be mailed, or recorded as mailed before' },
          });
    },
  );
  return isRefusal(recorded) ? recorded : undefined;
};
