import { CHOICE_PORTS, NAMED_PROVIDER_LIST } from '@homeline/domain/organisations/named-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const ACCOUNTS_PATH = '/service-staff/api/v1/provider-accounts';

const Provider = z.enum(NAMED_PROVIDER_LIST);
const ProviderParams = z.object({ account: Provider });
const MOST_FIELD_CHARACTERS = 4000;

/** What a check of an account found. `REFUSED`: the provider doesn't take the keys. `UNCLEAR`: it answered with an error that says neither. */
export const FOUND = ['WORKS', 'REFUSED', 'UNCLEAR', 'TIMEOUT', 'UNREACHABLE', 'GARBAGE'] as const;
const Found = z.enum(FOUND);

const AccountField = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().optional(),
  isSecret: z.boolean(),
  /** The provider signs its webhooks with it. */
  signsWebhooks: z.literal(true).optional(),
  isRequired: z.boolean(),
  /** A value is kept. A secret's is never sent. */
  isSet: z.boolean(),
  value: z.string().optional(),
});

/** For how many days webhooks signed with the secret from before a change are taken. */
export const OLD_SECRET_DAYS = [1, 7, 0] as const;
const OldSecretDays = z.literal(OLD_SECRET_DAYS);
export type OldSecretDays = z.infer<typeof OldSecretDays>;

export const ProviderAccount = z.object({
  provider: Provider,
  title: z.string(),
  ports: z.array(z.enum(CHOICE_PORTS)),
  /** The ports that the lender uses it for now. */
  usedFor: z.array(z.enum(CHOICE_PORTS)),
  fields: z.array(AccountField),
  /** The number of the last change; 0 without an account. */
  version: z.int().min(0),
  /** In a trial, the account is the sandbox’s. */
  isOfSandbox: z.boolean(),
  /** Where the provider sends its webhooks, if an administrator must enter that there. */
  webhookUrl: z.string().optional(),
  /** Webhooks signed with the secret from before are taken until then too. */
  oldSecretUntil: z.iso.datetime().optional(),
  saved: z.object({ at: z.iso.datetime(), /** A name. */ by: z.string() }).optional(),
  checked: z.object({ at: z.iso.datetime(), found: Found }).optional(),
});
export type ProviderAccount = z.infer<typeof ProviderAccount>;

export const listProviderAccounts = call({
  name: 'listProviderAccounts',
  method: 'GET',
  path: ACCOUNTS_PATH,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary:
    'Returns the providers that the product knows, and the lender’s account with each, without its secrets.',
  answer: z.array(ProviderAccount),
});

export const saveProviderAccount = call({
  name: 'saveProviderAccount',
  method: 'PUT',
  path: `${ACCOUNTS_PATH}/{account}`,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary:
    'Keeps the keys of an account, sealed, and checks them by a call that costs nothing. A secret that is left out stays, unless the address changes.',
  params: ProviderParams,
  body: z.object({
    /** The version that the form showed. */
    version: z.int('Required').min(0),
    fields: z.record(
      z.string().max(40),
      z.string().max(MOST_FIELD_CHARACTERS, `Cannot be more than ${MOST_FIELD_CHARACTERS} characters`),
    ),
    /** If a secret that signs webhooks changes: how long the one from before is taken. */
    oldSecretDays: OldSecretDays.default(1),
  }),
  answer: z.object({ found: Found }),
  errors: ['STALE_VERSION', 'FORBIDDEN'],
});

export const checkProviderAccount = call({
  name: 'checkProviderAccount',
  method: 'POST',
  path: `${ACCOUNTS_PATH}/{account}/check`,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary: 'Checks an account again, by a call that costs nothing.',
  params: ProviderParams,
  answer: z.object({ found: Found }),
});

export const removeProviderAccount = call({
  name: 'removeProviderAccount',
  method: 'DELETE',
  path: `${ACCOUNTS_PATH}/{account}`,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary:
    'Forgets an account’s keys. Refused while the lender uses the provider or a request to it is open.',
  params: ProviderParams,
  query: z.object({ version: z.coerce.number().int().min(0) }),
  answer: z.undefined(),
  status: 204,
  errors: ['STALE_VERSION', 'FORBIDDEN'],
});

export const endOldWebhookSecret = call({
  name: 'endOldWebhookSecret',
  method: 'DELETE',
  path: `${ACCOUNTS_PATH}/{account}/old-secret`,
  who: 'STAFF',
  act: 'MANAGE_SETTINGS',
  summary: 'Refuses webhooks that are signed with the secret from before the last change, from now on.',
  params: ProviderParams,
  query: z.object({ version: z.coerce.number().int().min(0) }),
  answer: z.undefined(),
  status: 204,
  errors: ['STALE_VERSION'],
});
