import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { type Client, createClient, RequestError } from '@homeline/contract/client.ts';
import type { ErrorBody } from '@homeline/contract/errors.ts';
import { storedStaffPassword } from '../apps/server/src/generated-secrets.ts';

/**
 * Signs in as STAFF_EMAIL with STAFF_PASSWORD, otherwise as the first member of staff of the data folder. STAFF_CODE is the code of
 * their authenticator app, if they have one.
 * @param orgCode the lender; empty for the installation's default
 * @returns a client that sends the token
 * @throws RequestError if the server refuses or does not answer
 * @throws Error without a password
 */
export async function signedInStaff(baseUrl: string, orgCode: string): Promise<Client> {
  let jwt: string | undefined;
  const send = createClient({
    baseUrl,
    origin: () => new URL(baseUrl).origin,
    orgCode: () => orgCode,
    token: {
      read: () => jwt,
      save: (renewed) => {
        jwt = renewed;
      },
    },
  });
  const { env } = process;
  const email = env['STAFF_EMAIL'] || 'staff@homeline.example';
  const password = env['STAFF_PASSWORD'] || storedStaffPassword(env['DATA_DIR'] || './data');
  if (!password)
    throw new Error('Set STAFF_EMAIL and STAFF_PASSWORD, or DATA_DIR to the data folder of the server.');
  ({ jwt } = await send(logIn, { body: { email, password, code: env['STAFF_CODE'] || undefined } }));
  return send;
}

/** Formats an error, with one line for each problem and field. */
export function errorText(error: unknown): string {
  if (error instanceof RequestError && error.status === 0) return 'The server isn’t responding.';
  const body = error instanceof RequestError ? (error.data as ErrorBody | undefined) : undefined;
  const lines = body?.errors?.length ? body.errors : [(error as Error).message];
  const fields = Object.entries(body?.fields ?? {}).map(([field, words]) => `  ${field}: ${words}`);
  return [...lines, ...fields].join('\n');
}
