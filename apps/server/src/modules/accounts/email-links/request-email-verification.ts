import type { requestEmailVerification as call } from '@homeline/contract/accounts/email-links.ts';
import type { Handler } from '../../../http/handler.ts';
import { sendLink } from './send-link.ts';

/** Emails the signed-in person a link that confirms their address. */
export const requestEmailVerification: Handler<typeof call> = async (
  { caller, organisation, origin },
  context,
) => {
  const email = await context.identities.emailOf(caller.identity);
  return sendLink(context, { organisation, email, origin }, 'VERIFY_EMAIL');
};
