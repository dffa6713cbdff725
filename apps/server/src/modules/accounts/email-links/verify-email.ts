import type { verifyEmail as call } from '@homeline/contract/accounts/email-links.ts';
import type { Context } from '../../../context.ts';
import type { Handler, HandlerRequest } from '../../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { readToken, takeToken } from '../../notifications/one-time-tokens.ts';
import { checkPassword } from '../check-password.ts';
import { isMailboxUnproven } from '../prove-mailbox.ts';

type Request = HandlerRequest<typeof call>;

/**
 * Confirms an email address with the token of an emailed link. The link proves who reads the mail, not who registered: a stranger may have used
 * the address. So the first confirmation also needs the account's session or password; what the account holds then stays. An owner of the
 * address who has neither chooses a new password with the same link.
 */
export const verifyEmail: Handler<typeof call> = async (request, context) => {
  const { body, organisation } = request;
  const presented = { organisation, purpose: 'VERIFY_EMAIL', token: body.token } as const;
  const found = await readToken(context.db, context, presented);
  if (!found?.identity) return refuse('LINK_UNUSABLE');
  const refusal = await registrantRefusal(context, request, found.identity);
  if (refusal) return refusal;
  return context.db.transaction().execute(async (trx) => {
    const taken = await takeToken(trx, context, presented);
    if (!taken?.identity) return refuse('LINK_UNUSABLE');
    await context.identities.markEmailVerified(trx, taken.identity);
    return undefined;
  });
};

/** Refuses a person who hasn't shown that the account is theirs too, until its mailbox is proven. A refusal leaves the link usable. */
async function registrantRefusal(
  context: Context,
  { body, caller, organisation, origin, deviceCookie }: Request,
  identity: string,
): Promise<Refusal | undefined> {
  if (caller?.identity === identity || !(await isMailboxUnproven(context.db, identity))) return undefined;
  if (body.password === undefined) return refuse('PASSWORD_REQUIRED');
  const email = await context.identities.emailOf(identity);
  const { password } = body;
  const checked = await checkPassword(context, { organisation, email, password, origin, deviceCookie });
  return isRefusal(checked) ? checked : undefined;
}
