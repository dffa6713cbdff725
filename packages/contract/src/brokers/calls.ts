import type { Call } from '../call.ts';
import { allowClientCheck, getClientCheck, openClientInvitation } from './client-check.ts';
import {
  getClientProgress,
  remindClient,
  resendClientInvitation,
  sendClientDocuments,
  uploadClientDocument,
} from './client-progress.ts';
import { deleteClient, getClient, handOverClient, listClients, saveClient } from './clients.ts';
import { getLoanOriginator, getLoanOriginatorAvatar } from './loan-originator.ts';
import { getQuickQuote } from './quick-quote.ts';

export const brokersCalls = {
  getLoanOriginator,
  getLoanOriginatorAvatar,
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
} as const satisfies Record<string, Call>;
