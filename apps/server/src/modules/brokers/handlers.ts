import type { brokersCalls } from '@homeline/contract/brokers/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { deleteClient, getClient, saveClient } from './client-drafts.ts';
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
} satisfies HandlersOf<typeof brokersCalls>;
