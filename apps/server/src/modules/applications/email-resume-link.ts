import type { emailResumeLink as call } from '@homeline/contract/applications/email-resume-link.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { accountEmailLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { emailTo } from '../notifications/email-to.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { queueEmail } from '../notifications/outbox.ts';

/** Emails a link to the application. It holds no token and names no page, so it never goes out of date and opens nothing by itself. */
export const emailResumeLink: Handler<typeof call> = async ({ params, organisation, origin }, context) => {
  const limits = accountEmailLimits(`resume ${params.uuid}`, origin.ip ?? '');
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0) {
    const message = `You’ve asked for too many emails. Try again in ${waitWords(wait)}.`;
    return refuse('TOO_MANY_ATTEMPTS', { message });
  }
  const key = { organisation, applicationId: params.uuid };
  const words = messageWords(context.organisations.get(organisation), 'RESUME_LINK');
  const email = emailTo(context, key, await loadFacts(context.db, key), { ...words, page: params.uuid });
  await context.db.transaction().execute((trx) => queueEmail(trx, context, key, 'RESUME_LINK', email));
  return undefined;
};
