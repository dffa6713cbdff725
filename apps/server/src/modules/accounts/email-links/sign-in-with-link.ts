import type { signInWithLink as call } from '@homeline/contract/accounts/email-links.ts';
import type { Handler } from '../../../http/handler.ts';
import { isRefusal, refuse } from '../../../refusal.ts';
import { readToken, takeToken } from '../one-time-tokens.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';

/** Signs a person in with the token of an emailed link, which works until it has opened one session. */
export const signInWithLink: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const presented = { organisation, purpose: 'SIGN_IN_LINK', token: body.token } as const;
  const found = await readToken(context.db, context, presented);
  if (!found?.identity) return refuse('LINK_UNUSABLE');
  const { identity } = found;
  // A missing or mistyped code leaves the link usable.
  const secondFactor = await checkSecondFactor(context, identity, body.code);
  if (secondFactor.refusal) return secondFactor.refusal;
  const caller = await context.db.transaction().execute(async (trx) => {
    if (!(await takeToken(trx, context, presented))) return refuse('LINK_UNUSABLE');
    await context.identities.markEmailVerified(trx, identity);
    return context.identities.openSession(trx, organisation, identity, {
      origin,
      method: 'EMAIL_LINK',
      isTotpVerified: secondFactor.isVerified,
    });
  });
  if (isRefusal(caller)) return caller;
  return {
    jwt: await context.tokens.issue(caller),
    ...(found.detail && { redirectUrl: found.detail }),
  };
};
