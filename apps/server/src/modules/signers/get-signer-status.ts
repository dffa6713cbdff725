import type {
  listSignerApplications as listCall,
  getSignerStatus as statusCall,
} from '@homeline/contract/signers/signer-status.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { storedDocuments } from './signer-package.ts';
import { signerStatusOf } from './signer-view.ts';

/** Returns what the signer's pages show. */
export const getSignerStatus: Handler<typeof statusCall> = async (
  { params, organisation, caller },
  context,
) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadFacts(context.db, key);
  return signerStatusOf(facts, params.uuid, caller.signer, await storedDocuments(context.db, key));
};

/** Lists the applications that the caller signs, newest invitation first. */
export const listSignerApplications: Handler<typeof listCall> = async ({ organisation, caller }, context) => {
  const rows = await context.db
    .selectFrom('signer_invitation')
    .select(['application_id', 'signer'])
    .where('organisation', '=', organisation)
    .where('identity', '=', caller.identity)
    .orderBy('sent_at', 'desc')
    .execute();
  return Promise.all(
    rows.map(async ({ application_id: applicationId, signer }) => {
      const key = { organisation, applicationId };
      const facts = await loadFacts(context.db, key);
      return signerStatusOf(facts, applicationId, signer, await storedDocuments(context.db, key));
    }),
  );
};
