import type { verifyEmail as call } from '@homeline/contract/accounts/email-links.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { takeToken } from '../one-time-tokens.ts';

/** Confirms an email address with the token of an emailed link. */
export const verifyEmail: Handler<typeof call> = ({ body, organisation }, context) =>
  context.db.transaction().execute(async (trx) => {
    const presented = { organisation, purpose: 'VERIFY_EMAIL', token: body.token } as const;
    const found = await takeToken(trx, context, presented);
    if (!found?.identity) return refuse('LINK_UNUSABLE');
    await context.identities.markEmailVerified(trx, found.identity);
    return undefined;
  });
