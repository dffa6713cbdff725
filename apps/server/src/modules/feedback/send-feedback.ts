import { randomUUID } from 'node:crypto';
import type { sendFeedback as call } from '@homeline/contract/feedback/send-feedback.ts';
import type { Handler } from '../../http/handler.ts';
import { type Limit, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';

/** Stores feedback, at a lender that asks for it. If it names an application, that must be the sender's own. */
export const sendFeedback: Handler<typeof call> = async ({ body, organisation, caller }, context) => {
  const { db, sealing, clock, organisations } = context;
  if (!organisations.get(organisation).feedbackEnabled) return refuse('NOT_FOUND');
  const { applicationUuid, topic, message, marketingConsent, pathname } = body;
  if (applicationUuid) {
    const own = await db
      .selectFrom('application')
      .select('id')
      .where('organisation', '=', organisation)
      .where('id', '=', applicationUuid)
      .where('owner', '=', caller.identity)
      .executeTakeFirst();
    if (!own) return refuse('NOT_FOUND');
  }
  const wait = await secondsToWait(db, feedbackLimits(caller.identity));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', {
      message: `You’ve sent a lot of feedback. Try again in ${waitWords(wait)}.`,
    });
  const uuid = randomUUID();
  await db
    .insertInto('feedback')
    .values({
      ...{ organisation, uuid, identity: caller.identity, application_id: applicationUuid ?? null, topic },
      message: sealing.seal(message, feedbackEncryptionContext(uuid)),
      ...{ marketing_consent: marketingConsent, pathname, sent_at: clock.now() },
    })
    .execute();
  return undefined;
};

function feedbackLimits(identity: string): readonly Limit[] {
  return [{ key: `feedback ${identity}`, rule: { kind: 'WINDOW', most: 5, seconds: 3600 } }];
}

/** Returns the encryption context of feedback. */
export function feedbackEncryptionContext(uuid: string): EncryptionContext {
  return { application: 'feedback', field: `feedback ${uuid}` };
}
