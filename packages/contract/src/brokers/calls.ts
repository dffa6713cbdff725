import type { Call } from '../call.ts';
import { allowClientCheck, getClientCheck, openClientInvitation } from './client-check.ts';
import { deleteClient, getClient, handOverClient, listClients, saveClient } from './clients.ts';
import { getLoanOriginator, getLoanOriginatorAvatar } from './loan-originator.ts';

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
} as const satisfies Record<string, Call>;
