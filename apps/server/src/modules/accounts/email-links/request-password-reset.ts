import type { requestPasswordReset as call } from '@homeline/contract/accounts/email-links.ts';
import type { Handler } from '../../../http/handler.ts';
import { sendLink } from './send-link.ts';

/** Emails a link for choosing a new password. */
export const requestPasswordReset: Handler<typeof call> = ({ body, organisation, origin }, context) =>
  sendLink(context, { organisation, email: body.email, origin }, 'RESET_PASSWORD');
