import type {
  listSignerApplications as listCall,
  getSignerStatus as statusCall,
} from '@homeline/contract/signers/signer-status.ts';
import { loadFacts } from '../../facts/load.ts';
import { signedApplications } from '../../facts/signed-applications.ts';
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
  return signerStatusOf(facts, params.uuid, caller, await storedDocuments(context.db, key));
};

/** Lists the applications that the caller signs, newest invitation first. */
export const listSignerApplications: Handler<typeof listCall> = async ({ organisation, caller }, context) => {
  const signed = await signedApplications(context.db, caller);
  return Promise.all(
    signed.map(async ({ applicationId, signer }) => {
      const key = { organisation, applicationId };
      const facts = await loadFacts(context.db, key);
      return signerStatusOf(
        facts,
        applicationId,
        { ...caller, signer },
        await storedDocuments(context.db, key),
      );
    }),
  );
};
