import type {
  correctAnswer as correctCall,
  listFileCorrections as listCall,
} from '@homeline/contract/corrections/correct-answer.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { openCorrections } from '@homeline/domain/workflow/corrections.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { findLoanFile } from '../loan-files/find-loan-file.ts';
import { keepNote } from '../loan-files/notes.ts';
import { correctionWrites, warnOfCorrection } from './correction-writes.ts';

/** Only the borrower chooses the account that gets their money and answers the demographic questions. */
const BORROWERS_OWN: readonly string[] = ['ACCOUNT', 'HMDA'];

/** Returns what staff may correct for the borrower now, with what each correction redoes. */
export const listFileCorrections: Handler<typeof listCall> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  const facts = await loadRelevantFacts(context.db, key);
  const { contact, statedIncome, additionalProfile } = facts;
  return {
    corrections: openCorrections(facts).filter(({ what }) => !BORROWERS_OWN.includes(what)),
    ...(contact && { email: contact.email, phone: contact.phone }),
    ...(statedIncome?.employerName && { employerName: statedIncome.employerName }),
    ...(additionalProfile && { ownership: additionalProfile.ownership }),
    signers: additionalSigners(facts).map(({ uuid: _, ...signer }) => signer),
  };
};

/** Corrects an answer for the borrower. The reason becomes a note of the file. */
export const correctAnswer: Handler<typeof correctCall> = async (request, context) => {
  const { body, organisation, params, caller, origin } = request;
  const key = { organisation, applicationId: params.uuid };
  const actor = { by: 'STAFF', id: caller.identity } as const;
  return context.db.transaction().execute(async (trx) => {
    let before: Facts | undefined;
    const recorded = await recordIn(trx, context, { ...key, actor, origin }, (facts) => {
      before = facts;
      return correctionWrites(body, facts);
    });
    if (isRefusal(recorded)) return recorded;
    if (before) await warnOfCorrection(trx, context, key, before, body.what);
    await keepNote(trx, context, request, body.reason);
    return { uuid: params.uuid, step: recorded.step.id, since: recorded.projection.since };
  });
};
