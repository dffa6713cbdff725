import type {
  readPasswordLink as read,
  resetPassword as reset,
} from '@homeline/contract/accounts/email-links.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { deleteTokensOf, takeToken } from '../../notifications/one-time-tokens.ts';
import { queueAccountEmail } from '../account-email.ts';
import { refuseWeakPassword } from '../check-new-password.ts';
import { proveMailbox } from '../prove-mailbox.ts';
import { keepLanguage } from '../save-language.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { accountOfLink } from './account-of-link.ts';

/** Returns the address of the account that an emailed link sets a password for. */
export const readPasswordLink: Handler<typeof read> = async ({ body, organisation }, context) => {
  const account = await accountOfLink(context, organisation, body.token);
  return account ? { email: account.email } : refuse('LINK_UNUSABLE');
};

/** Replaces the password with the token of an emailed link, and ends every session. */
export const resetPassword: Handler<typeof reset> = async ({ body, organisation, language }, context) => {
  const account = await accountOfLink(context, organisation, body.token);
  if (!account) return refuse('LINK_UNUSABLE');
  const { presented, identity, email, names } = account;
  const weak = await refuseWeakPassword(context, { organisation, password: body.password, email, names });
  if (weak) return weak;

  const passwordHash = await context.identities.hash(body.password);
  const ended = await context.db.transaction().execute(async (trx) => {
    if (!(await takeToken(trx, context, presented))) return undefined;
    const sessions = await endSessions(trx, identity);
    await deleteTokensOf(trx, identity);
    await context.identities.setPassword(trx, identity, passwordHash);
    // An invited person sees a page of ours for the first time.
    if (presented.purpose === 'CHOOSE_PASSWORD') await keepLanguage(trx, identity, language);
    await proveMailbox(trx, context, { organisation, identity, email, knowsPassword: true });
    await queueAccountEmail(trx, context, { organisation, email }, 'PASSWORD_CHANGED');
    return sessions;
  });
  if (!ended) return refuse('LINK_UNUSABLE');
  context.revocations.remember(ended);
  return undefined;
};
