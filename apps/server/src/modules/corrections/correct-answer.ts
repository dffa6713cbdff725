import type {
  correctAnswer as correctCall,
  listFileCorrections as listCall,
} from '@homeline/contract/corrections/correct-answer.ts';
import type { Facts, FactValue } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { openCorrections } from '@homeline/domain/workflow/corrections.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { findLoanFile } from '../loan-files/find-loan-file.ts';
import { keepNote } from '../loan-files/notes.ts';
import { correctionWrites, warnOfCorrection } from './correction-writes.ts';

/** Returns what staff may correct for the borrower now, with what each correction redoes. */
export const listFileCorrections: Handler<typeof listCall> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  const facts = await loadRelevantFacts(context.db, key);
  const { contact, profile, property, statedIncome, additionalProfile } = facts;
  return {
    corrections: openCorrections('STAFF', facts),
    ...(contact && { email: contact.email, phone: contact.phone }),
    ...(profile && nameIn(profile)),
    ...(property && addressIn(property)),
    ...(statedIncome && { monthlyGrossCents: statedIncome.monthlyGrossCents }),
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
      return correctionWrites(context, key, 'STAFF', body, facts);
    });
    if (isRefusal(recorded)) return recorded;
    if (before) await warnOfCorrection(trx, context, key, before, body.what);
    await keepNote(trx, context, request, body.reason);
    return { uuid: params.uuid, step: recorded.step.id, since: recorded.projection.since };
  });
};

/** The name alone: the date of birth stays sealed. */
function nameIn({ firstName, middleName, lastName, suffix }: FactValue<'profile'>) {
  return { firstName, middleName, lastName, suffix };
}

function addressIn({ street1, street2, city, state, zip, zipServesState }: FactValue<'property'>) {
  return { street1, street2, city, state, zip, zipServesState };
}
