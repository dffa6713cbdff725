import type { requestSignInLink as call } from '@homeline/contract/accounts/email-links.ts';
import type { Handler } from '../../../http/handler.ts';
import { sendLink } from './send-link.ts';

/** Emails a link for signing in. */
export const requestSignInLink: Handler<typeof call> = ({ body, organisation, origin }, context) =>
  sendLink(context, { organisation, ...body, origin }, 'SIGN_IN_LINK');
