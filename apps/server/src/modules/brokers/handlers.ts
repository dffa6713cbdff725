import type { brokersCalls } from '@homeline/contract/brokers/calls.ts';
import { LEAD_PORTAL_PATH } from '@homeline/contract/brokers/loan-originator.ts';
import { fileTypeOf } from '@homeline/domain/documents/file-checks.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { activeOriginator } from '../accounts/originators.ts';
import { getClientCheck } from './client-check.ts';
import { sendClientDocuments, uploadClientDocument } from './client-documents.ts';
import { deleteClient, getClient, saveClient } from './client-drafts.ts';
import { allowClientCheck, openClientInvitation } from './client-invitation.ts';
import { getClientProgress } from './client-progress.ts';
import { handOverClient } from './hand-over-client.ts';
import { listClients } from './list-clients.ts';
import { getQuickQuote } from './quick-quote.ts';
import { remindClient } from './remind-client.ts';
import { resendClientInvitation } from './resend-client-invitation.ts';

export const brokersHandlers = {
  /** Returns how an originator is shown to borrowers. The photo comes from our own origin. */
  getLoanOriginator: async ({ params, organisation }, { db }) => {
    const found = await activeOriginator(db, organisation, params.loanOriginatorUuid);
    if (!found) return refuse('NOT_FOUND');
    const { uuid, email, name, phone, nmls, broker_name: brokerName, avatar } = found;
    return {
      userInfo: { uuid, email },
      originatorDisplayInfo: {
        ...{ originatorName: name, email, phoneNumber: phone, nmls },
        ...(brokerName && { brokerName }),
        ...(avatar && { avatarUri: `${LEAD_PORTAL_PATH}/${uuid}/avatar` }),
      },
    };
  },
  /** Returns an originator's photo. */
  getLoanOriginatorAvatar: async ({ params, organisation }, { db }) => {
    const found = await activeOriginator(db, organisation, params.loanOriginatorUuid);
    if (!found?.avatar) return refuse('NOT_FOUND');
    const contentType = fileTypeOf(found.avatar);
    if (!contentType) return refuse('NOT_FOUND');
    return { fileName: 'photo', contentType, bytes: found.avatar };
  },
  listClients,
  getClient,
  saveClient,
  deleteClient,
  handOverClient,
  getClientCheck,
  openClientInvitation,
  allowClientCheck,
  getQuickQuote,
  getClientProgress,
  remindClient,
  resendClientInvitation,
  uploadClientDocument,
  sendClientDocuments,
} satisfies HandlersOf<typeof brokersCalls>;
