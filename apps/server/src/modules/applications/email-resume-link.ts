import type { emailResumeLink as call } from '@homeline/contract/applications/email-resume-link.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { accountEmailLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { emailTo } from '../notifications/email-to.ts';
import { queueEmail } from '../notifications/outbox.ts';

const MESSAGE = {
  subject: 'Continue your application',
  text: 'Open this link on any device and sign in. It leads to where you left off, for as long as your application is open.',
};

/** Emails a link to the application. It holds no token and names no page, so it never goes out of date and opens nothing by itself. */
export const emailResumeLink: Handler<typeof call> = async ({ params, organisation, origin }, context) => {
  const limits = accountEmailLimits(`resume ${params.uuid}`, origin.ip ?? '');
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0) {
    const message = `You’ve asked for too many emails. Try again in ${waitWords(wait)}.`;
    return refuse('TOO_MANY_ATTEMPTS', { message });
  }
  const key = { organisation, applicationId: params.uuid };
  const email = emailTo(context, key, await loadFacts(context.db, key), { ...MESSAGE, page: params.uuid });
  await context.db.transaction().execute((trx) => queueEmail(trx, context, key, 'RESUME_LINK', email));
  return undefined;
};
