import type { logIn as call } from '@homeline/contract/accounts/log-in.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { checkPassword } from './check-password.ts';
import { isPasswordExpired } from './password-expiry.ts';
import { signIn } from './sign-in.ts';

/** Signs a person in by password. */
export const logIn: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const checked = await checkPassword(context, { ...body, organisation, origin });
  if (isRefusal(checked)) return checked;
  const { identity } = checked;
  const { passwordSetAt } = (await context.identities.waysToSignIn(identity)) ?? {};
  const { signIn: rules } = context.organisations.get(organisation);
  if (passwordSetAt && isPasswordExpired(rules, passwordSetAt)) return refuse('PASSWORD_EXPIRED');
  return signIn(context, { organisation, identity, origin, method: 'PASSWORD', code: body.code });
};
