import type {
  createSignerDocumentLink as createCall,
  endSignerDocumentLink as endCall,
  listSignerDocumentLinks as listCall,
} from '@homeline/contract/document-links/signer-links.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { queueLetter } from '../signers/invitations.ts';
import { readerOf, signersSummaries } from '../signers/signer-documents.ts';
import type { SignerRequest } from '../signers/signer-submission.ts';
import { endLink, linksOf, makeLink } from './document-links.ts';

/** Returns the signer's links that still work. */
export const listSignerDocumentLinks: Handler<typeof listCall> = (request, context) =>
  linksOf(context, keyOf(request), request.caller.signer);

/** Makes a link to what the signer may read now, and tells them by email and in their account. */
export const createSignerDocumentLink: Handler<typeof createCall> = async (request, context) => {
  const key = keyOf(request);
  const { signer: uuid } = request.caller;
  const facts = await loadFacts(context.db, key);
  const { signer } = (await readerOf(context, key, facts, uuid)) ?? {};
  if (!signer) return refuse('NOT_FOUND');
  const own = await signersSummaries(context, key, facts, uuid);
  const lender = context.organisations.get(key.organisation);
  return makeLink(context, key, ownerOf(request), own, (trx) =>
    queueLetter(trx, context, key, signer, 'SIGNER_LINK_MADE', (language) => ({
      ...messageWords(lender, 'DOCUMENT_LINK_MADE', language),
      page: 'heloc-signer/login',
    })),
  );
};

/** Ends a link of the signer. */
export const endSignerDocumentLink: Handler<typeof endCall> = (request, context) =>
  endLink(context, keyOf(request), ownerOf(request), request.params.link);

function ownerOf({ caller, origin }: SignerRequest) {
  return { signer: caller.signer, actor: { by: 'SIGNER', id: caller.identity }, origin } as const;
}

function keyOf({ organisation, params }: SignerRequest) {
  return { organisation, applicationId: params.uuid };
}
