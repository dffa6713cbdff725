import type { Context } from '../../../context.ts';
import { readToken } from '../../notifications/one-time-tokens.ts';
import { isMailboxUnproven } from '../prove-mailbox.ts';

/**
 * The links that set a password: a reset, the first one of a loan originator's client, and the confirmation of an address whose owner finds
 * a stranger's password on the account.
 */
const PURPOSES = ['RESET_PASSWORD', 'CHOOSE_PASSWORD', 'VERIFY_EMAIL'] as const;

/** Returns the usable token of an emailed link and the account that it sets a password for. */
export async function accountOfLink(context: Context, organisation: string, token: string) {
  for (const purpose of PURPOSES) {
    const presented = { organisation, purpose, token };
    const identity = (await readToken(context.db, context, presented))?.identity;
    if (!identity) continue;
    // The link that confirms an address works for days, so it doesn't outlive its purpose.
    if (purpose === 'VERIFY_EMAIL' && !(await isMailboxUnproven(context.db, identity))) continue;
    const email = await context.identities.emailOf(identity);
    return { presented, identity, email, names: [await context.identities.nameOf(identity)] };
  }
  return undefined;
}
