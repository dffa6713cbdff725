import type { brokersCalls } from '@homeline/contract/brokers/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getClientCheck } from './client-check.ts';
import { deleteClient, getClient, saveClient } from './client-drafts.ts';
import { allowClientCheck, openClientInvitation } from './client-invitation.ts';
import { getLoanOriginator, getLoanOriginatorAvatar } from './get-loan-originator.ts';
import { handOverClient } from './hand-over-client.ts';
import { listClients } from './list-clients.ts';

export const brokersHandlers = {
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
} satisfies HandlersOf<typeof brokersCalls>;
