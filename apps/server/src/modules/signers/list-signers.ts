import type { listSigners as call } from '@homeline/contract/signers/list-signers.ts';
import { actsOf, additionalSigners, hasSignedNote } from '@homeline/domain/facts/signers.selectors.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';

/** Lists the signers besides the borrower, each with their progress. */
export const listSigners: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadRelevantFacts(context.db, { organisation, applicationId: params.uuid });
  return additionalSigners(facts).map((signer) => ({
    uuid: signer.uuid,
    name: signer.name,
    type: signer.type,
    holdsTitle: signer.holdsTitle,
    lastAct: actsOf(facts, signer).at(-1)?.act,
    signed: hasSignedNote(facts, signer),
  }));
};
