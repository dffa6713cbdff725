import type { signInWithLink as call } from '@homeline/contract/accounts/email-links.ts';
import type { Handler } from '../../../http/handler.ts';
import { isRefusal, refuse } from '../../../refusal.ts';
import { readToken, takeToken } from '../../notifications/one-time-tokens.ts';
import { closedWay } from '../forced-way.ts';
import { isMailboxUnproven, proveMailbox } from '../prove-mailbox.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';

/** Signs a person in with the token of an emailed link, which works until it has opened one session. */
export const signInWithLink: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const presented = { organisation, purpose: 'SIGN_IN_LINK', token: body.token } as const;
  const found = await readToken(context.db, context, presented);
  if (!found?.identity) return refuse('LINK_UNUSABLE');
  const { identity } = found;
  const closed = await closedWay(context, { organisation, identity });
  if (closed) return closed;
  const email = await context.identities.emailOf(identity);
  // A missing or mistyped code leaves the link usable. The first proof of the mailbox takes an authenticator app away.
  const secondFactor = (await isMailboxUnproven(context.db, identity))
    ? { isVerified: false }
    : await checkSecondFactor(context, identity, body.code);
  if (secondFactor.refusal) return secondFactor.refusal;
  const opened = await context.db.transaction().execute(async (trx) => {
    if (!(await takeToken(trx, context, presented))) return refuse('LINK_UNUSABLE');
    const ended = await proveMailbox(trx, context, { organisation, identity, email });
    const start = { origin, method: 'EMAIL_LINK', isTotpVerified: secondFactor.isVerified } as const;
    return { ended, caller: await context.identities.openSession(trx, organisation, identity, start) };
  });
  if (isRefusal(opened)) return opened;
  context.revocations.remember(opened.ended);
  return {
    jwt: await context.tokens.issue(opened.caller),
    ...(found.detail && { redirectUrl: found.detail }),
  };
};
