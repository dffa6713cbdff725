import { Uuid } from '@homeline/domain/facts/fact.ts';
import { withZipInState } from '@homeline/domain/facts/home-address.ts';
import { PROGRESS_STAGES } from '@homeline/domain/workflow/step.ts';
import * as z from 'zod';
import { RegistrationSteps, withIncomeRules } from '../accounts/register.ts';
import { call } from '../call.ts';

export const CLIENTS_PATH = '/service-lead-portal/secure/api/v1/clients';

/** What a loan originator types for a client: the registration without a password, which only the client chooses. */
export const ClientForm = withIncomeRules(
  withZipInState(
    z.object({
      ...RegistrationSteps['property-info'].shape,
      ...RegistrationSteps['sale-status'].shape,
      ...RegistrationSteps['income-info'].shape,
      ...RegistrationSteps.name.omit({ membershipNumber: true }).shape,
      ...RegistrationSteps.birthdate.shape,
      // Only the client may agree to text messages.
      ...RegistrationSteps['contact-info'].omit({ takesTexts: true }).shape,
    }),
  ),
);
export type ClientForm = z.infer<typeof ClientForm>;

/** A client as the originator's list shows them. After the hand-over it holds nothing but the status. */
export const ClientSummary = z.object({
  uuid: z.guid(),
  name: z.string(),
  /** `DRAFT`: with the originator. `HANDED_OVER`: with the client. `REFERRED`: came by the referral link. */
  kind: z.enum(['DRAFT', 'HANDED_OVER', 'REFERRED']),
  /** When the draft was saved, or the application reached its step. */
  since: z.iso.datetime(),
  /** The stage reached, and who acts now; absent for a draft. */
  stage: z.enum(PROGRESS_STAGES).optional(),
  owner: z.string().optional(),
  /** How the application ended: an open line, or none. Never why. */
  end: z.enum(['OPENED', 'CLOSED']).optional(),
});
export type ClientSummary = z.infer<typeof ClientSummary>;

export const ClientParams = z.object({ client: Uuid });

export const listClients = call({
  name: 'listClients',
  method: 'GET',
  path: CLIENTS_PATH,
  who: 'ORIGINATOR',
  summary: 'Returns the loan originator’s own clients and where each one is.',
  answer: z.object({ referralPath: z.string(), clients: z.array(ClientSummary) }),
});

export const getClient = call({
  name: 'getClient',
  method: 'GET',
  path: `${CLIENTS_PATH}/{client}`,
  who: 'ORIGINATOR',
  summary: 'Returns what the originator typed for a client, until it is handed over.',
  params: ClientParams,
  answer: ClientForm,
});

export const saveClient = call({
  name: 'saveClient',
  method: 'PUT',
  path: `${CLIENTS_PATH}/{client}`,
  who: 'ORIGINATOR',
  summary: 'Saves what the originator typed for a client, encrypted.',
  params: ClientParams,
  body: ClientForm,
  answer: ClientSummary,
  errors: ['UNDER_AGE', 'STATE_NOT_LICENSED', 'NOT_OPEN_YET', 'TOO_MANY_ATTEMPTS'],
});

export const deleteClient = call({
  name: 'deleteClient',
  method: 'DELETE',
  path: `${CLIENTS_PATH}/{client}`,
  who: 'ORIGINATOR',
  summary: 'Deletes a client whom the originator has not handed over.',
  params: ClientParams,
  answer: z.undefined(),
  status: 204,
});

export const handOverClient = call({
  name: 'handOverClient',
  method: 'POST',
  path: `${CLIENTS_PATH}/{client}/hand-over`,
  who: 'ORIGINATOR',
  summary:
    'Starts the client’s application and emails them a link. The originator can no longer read the typed answers.',
  params: ClientParams,
  body: z.object({ agreed: z.literal(true, 'Required') }),
  answer: ClientSummary,
  errors: ['UNDER_AGE', 'STATE_NOT_LICENSED', 'NOT_OPEN_YET', 'TOO_MANY_ATTEMPTS'],
  oncePerKey: true,
});
