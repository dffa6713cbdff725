import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AccountFields, AccountValues, AdapterTools } from '../adapter.ts';
import type { OpenBankLink } from '../bank/port.ts';
import type { Failure, Result } from '../exchange.ts';
import { failedResult, parseJson, sendHttp } from '../http-call.ts';
import { lenderOfCall } from '../lender-of-call.ts';
import type { Party } from '../parties.ts';
import type { PlaidPath, PlaidRequest, ReadsAnswer } from './calls.ts';

/** The fields of a lender's account at Plaid. */
export const PLAID_FIELDS = {
  url: {
    label: 'API address',
    help: 'https://sandbox.plaid.com for Plaid’s test environment',
    isUrl: true,
    fallback: 'https://production.plaid.com',
  },
  clientId: { label: 'Client ID', isAccount: true },
  secret: { label: 'Secret', help: 'The secret of the same environment', isSecret: true },
  clientName: {
    label: 'Name that borrowers see',
    help: 'At most 30 characters. Plaid shows “This Application” for a longer one',
    fallback: 'Your lender',
    // Plaid's OpenAPI names no other limit, so a brand keeps its letters.
    accepts: { pattern: /^\P{C}{1,30}$/u, must: 'Must be at most 30 characters' },
  },
  nameScore: {
    label: 'Lowest name score',
    help: 'From 0 to 100. Below it, the fraud team reviews the account. Plaid advises 70 or more',
    fallback: '70',
    isPolicy: true,
    accepts: { pattern: /^(100|[1-9]?\d)$/, must: 'Must be a whole number from 0 to 100' },
  },
} as const satisfies AccountFields;

export type PlaidAccount = { readonly values: AccountValues<typeof PLAID_FIELDS> } & AdapterTools;

/** Plaid's answer, or the failure with Plaid's error code. */
export type PlaidAnswer<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly failure: Failure; readonly error?: Refusal };

type Refusal = { readonly code: string; readonly means: ErrorMeaning };

const PlaidError = z.object({ error_type: z.string(), error_code: z.string() });

/**
 * What an error means for us.
 * - `PASSES`: ask again later.
 * - `PENDING`: Plaid prepares the data.
 * - `LOGIN`: the borrower must sign in at the bank again.
 * - `LOST`: the bank doesn't share data with anyone.
 * - `OURS`: keys or request are wrong.
 */
type ErrorMeaning = 'PASSES' | 'PENDING' | 'LOGIN' | 'LOST' | 'OURS';

/** Meanings that differ from their error type's. Plaid answers most with status 400. */
const MEANING_OF_CODE: Readonly<Record<string, ErrorMeaning>> = {
  INSTITUTION_DOWN: 'PASSES',
  INSTITUTION_NOT_AVAILABLE: 'PASSES',
  INSTITUTION_NOT_RESPONDING: 'PASSES',
  PRODUCT_NOT_READY: 'PENDING',
  INSUFFICIENT_CREDENTIALS: 'LOGIN',
  INVALID_CREDENTIALS: 'LOGIN',
  INVALID_MFA: 'LOGIN',
  INVALID_UPDATED_USERNAME: 'LOGIN',
  ITEM_LOCKED: 'LOGIN',
  ITEM_LOGIN_REQUIRED: 'LOGIN',
  PASSWORD_RESET_REQUIRED: 'LOGIN',
  USER_SETUP_REQUIRED: 'LOGIN',
  ADDITIONAL_CONSENT_REQUIRED: 'LOST',
  INVALID_ACCESS_TOKEN: 'LOST',
  INVALID_ACCOUNT_ID: 'LOST',
  INVALID_LINK_TOKEN: 'LOST',
  INVALID_PUBLIC_TOKEN: 'LOST',
  INVALID_USER_TOKEN: 'LOST',
  USER_PERMISSION_REVOKED: 'LOST',
  INSTITUTION_NOT_ENABLED_IN_ENVIRONMENT: 'OURS',
  INSTITUTION_REGISTRATION_REQUIRED: 'OURS',
  PRODUCT_NOT_ENABLED: 'OURS',
  UNAUTHORIZED_INSTITUTION: 'OURS',
};

const MEANING_OF_TYPE: Readonly<Record<string, ErrorMeaning>> = {
  API_ERROR: 'PASSES',
  RATE_LIMIT_EXCEEDED: 'PASSES',
  INCOME_VERIFICATION_ERROR: 'LOST',
  INSTITUTION_ERROR: 'LOST',
  INVALID_RESULT: 'LOST',
  ITEM_ERROR: 'LOST',
};

/** Plaid knows no such user, or knows it no more. */
export const NO_SUCH_USER: readonly string[] = ['INVALID_USER_ID', 'INVALID_USER_TOKEN', 'USER_NOT_FOUND'];

/** Calls Plaid's API, version 2020-09-14. Request and schema are held to the types of Plaid's library. */
export async function callPlaid<Path extends PlaidPath, Schema extends z.ZodType>(
  { values, patience }: Omit<PlaidAccount, 'memory'>,
  path: Path,
  body: PlaidRequest<Path>,
  schema: Schema & ReadsAnswer<Path, Schema>,
): Promise<PlaidAnswer<z.infer<Schema>>> {
  const headers = {
    'plaid-client-id': values.clientId,
    'plaid-secret': values.secret,
    'plaid-version': '2020-09-14',
  };
  const sent = await sendHttp({ method: 'POST', url: values.url + path, headers, body }, patience);
  if (sent.ok) {
    const read = schema.safeParse(parseJson(sent.text));
    return read.success ? { ok: true, body: read.data as z.infer<Schema> } : failedResult('GARBAGE', true);
  }
  const read = PlaidError.safeParse(parseJson(sent.error?.text ?? ''));
  if (!read.success) return { ok: false, failure: sent.failure };
  const { error_code: code, error_type: type } = read.data;
  const means = MEANING_OF_CODE[code] ?? MEANING_OF_TYPE[type] ?? 'OURS';
  const passes = means === 'PASSES' && sent.failure.failed === 'REFUSED';
  const { failure } = passes ? failedResult('UNREACHABLE', false) : sent;
  // One bank's outage must not pause Plaid for the borrowers of all others.
  const isOfAnother = passes && code.startsWith('INSTITUTION_');
  return {
    ...{ ok: false, error: { code, means } },
    failure: { ...failure, ...(isOfAnother && { isOfAnother }) },
  };
}

/** Returns a failed call as a result: pending while Plaid prepares the data. */
export function withoutAnswer({
  failure,
  error,
}: Extract<PlaidAnswer<unknown>, { ok: false }>): Result<never> {
  return error?.means === 'PENDING' ? { ok: true, pending: true } : { ok: false, failure };
}

/** Returns the reference of an application's note about its bank or its income. */
export function noteReference(about: 'bank' | 'income', fileNumber: string): string {
  return `plaid ${about} ${fileNumber}`;
}

/** Keeps a note of an application in the provider's memory. The newest one counts. */
export function noteOf<Note>({ memory }: PlaidAccount, about: 'bank' | 'income', schema: z.ZodType<Note>) {
  const reference = (fileNumber: string) => noteReference(about, fileNumber);
  return {
    async read(fileNumber: string): Promise<Note | undefined> {
      const theirs = await memory.recall(reference(fileNumber));
      return theirs === undefined ? undefined : schema.parse(JSON.parse(theirs));
    },
    /** Changes the note as it is now: another visit may have changed it since it was read. */
    change: (fileNumber: string, change: (note: Note | undefined) => Note) =>
      memory.change({ fileNumber, reference: reference(fileNumber) }, (kept) =>
        JSON.stringify(change(kept === undefined ? undefined : schema.parse(JSON.parse(kept)))),
      ),
  };
}

/** Notes the application of a link token, an Item or a user, by which Plaid's webhooks name it. */
export function noteApplication({ memory }: PlaidAccount, fileNumber: string, id: string): Promise<void> {
  return memory.remember({ fileNumber, reference: idReference(id), theirs: fileNumber });
}

export function applicationOf({ memory }: Pick<PlaidAccount, 'memory'>, id: string) {
  return memory.recall(idReference(id));
}

/** A link token opens a link, so it isn't kept as it is. */
function idReference(id: string): string {
  return `plaid id ${createHash('sha256').update(id).digest('hex')}`;
}

/** The countries of a request. */
export const US = ['US'] as const;

type LinkVisit = Pick<OpenBankLink, 'fileNumber' | 'returnUrl' | 'language'> & { readonly person: Party };

/** The part of a request for a link token that bank and income share. */
export function linkTokenRequest(
  { values }: PlaidAccount,
  { fileNumber, returnUrl, language = 'en', person }: LinkVisit,
) {
  const lender = lenderOfCall();
  const digits = person.phone?.replace(/\D/g, '').slice(-10) ?? '';
  return {
    client_name: values.clientName,
    language,
    country_codes: US,
    user: {
      client_user_id: fileNumber,
      ...(digits.length === 10 && { phone_number: `+1${digits}` }),
      ...(person.email && { email_address: person.email }),
    },
    ...(lender && {
      webhook: `${new URL(returnUrl).origin}/service-webhooks/external/api/v1/providers/plaid/${lender}`,
    }),
    hosted_link: { completion_redirect_uri: returnUrl },
  };
}

/** A link token; its page is there because it was asked for. */
export const LinkToken = z.object({ link_token: z.string(), hosted_link_url: z.url().optional() });
