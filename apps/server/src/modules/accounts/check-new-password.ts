import type { checkNewPassword as call } from '@homeline/contract/accounts/new-password.ts';
import { isOwnAddress, OWN_ADDRESS_MESSAGE } from '@homeline/contract/accounts/password.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { newPasswordLimits, secondsToWait } from '../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { accountOfLink } from './email-links/account-of-link.ts';
import { passwordWeakness } from './password-strength.ts';

/** A password that a person chooses, and who they are as far as it is known. */
type NewPassword = {
  readonly organisation: string;
  readonly password: string;
  readonly email?: string | undefined;
  readonly names?: readonly string[] | undefined;
};

/** Refuses a new password that is the person's own address, common, breached or built from names. */
export async function refuseWeakPassword(
  context: Context,
  password: NewPassword,
): Promise<Refusal | undefined> {
  const problem = await problemOf(context, password);
  return problem === undefined ? undefined : refuse('INVALID_INPUT', { fields: { password: problem } });
}

/** Returns, while a person types, whether their new password would be refused. Stores nothing. */
export const checkNewPassword: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const wait = await secondsToWait(context.db, newPasswordLimits(origin.ip ?? ''));
  // The call that sets the password judges it again.
  if (wait > 0) return {};
  const { token, ...typed } = body;
  const account = token === undefined ? undefined : await accountOfLink(context, organisation, token);
  const problem = await problemOf(context, { organisation, ...typed, ...account });
  return problem === undefined ? {} : { problem };
};

function problemOf(
  context: Context,
  { organisation, password, email = '', names = [] }: NewPassword,
): Promise<string | undefined> | string {
  if (isOwnAddress(password, email)) return OWN_ADDRESS_MESSAGE;
  const { code, company } = context.organisations.get(organisation);
  const words = [...names, email, code, company.organization, company.companyNameShort, 'homeline', 'heloc'];
  return passwordWeakness(password, { words });
}
