import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { type Client, createClient } from '@homeline/contract/client.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { firstPersonEmail } from '../../apps/server/src/modules/accounts/staff.ts';
import type { Installation } from './installation.ts';

/** Calls of a member of staff, and the token that the next one carries. */
export type StaffCalls = { readonly send: Client; readonly jwt: () => string };

/**
 * Signs a member of the sample lender's staff in, by calls.
 * @param role its first person; the installation's own staff unless given
 */
export async function staffCalls({ url, staff }: Installation, role?: StaffRole): Promise<StaffCalls> {
  let jwt = '';
  const save = (token = '') => {
    jwt = token;
  };
  const send = createClient({
    ...{ baseUrl: url, origin: () => url, orgCode: () => '', token: { read: () => jwt || undefined, save } },
  });
  const email = role ? firstPersonEmail('homeline', role) : staff.email;
  save((await send(logIn, { body: { email, password: staff.password } })).jwt);
  return { send, jwt: () => jwt };
}
