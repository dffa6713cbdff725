import type { Status } from '@homeline/contract/applications/status.ts';
import type { remindClient as call } from '@homeline/contract/brokers/client-progress.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import { staffText, textNumberOf } from '@homeline/domain/notifications/text-messages.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { nameOf } from '../../facts/actor.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { emailTo } from '../notifications/email-to.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { LETTER_COPY } from '../notifications/letter-words.ts';
import { wantsMessages } from '../notifications/message-choices.ts';
import { MESSAGES } from '../notifications/messages.ts';
import { keepNotification } from '../notifications/notifications.ts';
import { queueEmail, queueTextMessage, unsubscribeToken } from '../notifications/outbox.ts';
import { textRecipientOf } from '../notifications/text-recipient.ts';
import { clientApplication } from './client-application.ts';
import { progressOf } from './client-progress.ts';
import { originatorInWords } from './originator-in-words.ts';
import { clientsWords, lastReminder, REMINDER, reminderRefusal } from './reminder-state.ts';

const NO_REMINDERS = 'The client turned off reminders by email. Call them.';

/** Reminds a client of what waits for them, in the name of their originator: once a day, and only while they act. */
export const remindClient: Handler<typeof call> = async ({ caller, params, body, origin }, context) => {
  const found = await clientApplication(context.db, caller, params.client);
  if (!found) return refuse('NOT_FOUND');
  const { key } = found;
  const reminded = await context.db.transaction().execute(async (trx) => {
    const locked = await lockApplication(trx, key);
    if (!locked) return refuse('NOT_FOUND');
    const facts = await loadFacts(trx, key);
    const refusal = reminderRefusal(
      context,
      found,
      facts,
      await lastReminder(trx, key),
      await asksLater(trx, key),
    );
    if (refusal)
      return refuse(refusal.isTooSoon ? 'TOO_MANY_ATTEMPTS' : 'WRONG_STEP', { message: refusal.text });
    const language = await languageOfBorrower(trx, context, key);
    const originator = await originatorInWords(trx, key.organisation, caller.originator, language);
    const person = { organisation: key.organisation, identity: locked.owner };
    if (body.channel === 'EMAIL') {
      if (!(await wantsMessages(trx, person, 'REMINDERS')))
        return refuse('INVALID_INPUT', { message: NO_REMINDERS, fields: { channel: NO_REMINDERS } });
      await queueReminder(trx, context, key, facts, { originator, language });
    } else {
      const to = await textRecipientOf(trx, context, person, facts.contact?.phone);
      if (to.problem !== undefined)
        return refuse('INVALID_INPUT', {
          message: clientsWords(to.problem),
          fields: { channel: clientsWords(to.problem) },
        });
      const lender = context.organisations.get(key.organisation);
      const text = staffText(lender.company, LETTER_COPY[language].reminder(originator), language);
      await queueTextMessage(trx, context, key, REMINDER, { from: textNumberOf(lender), to: to.to, text });
    }
    const actor = nameOf({ by: 'ORIGINATOR', id: caller.identity });
    const detail = { channel: body.channel };
    await appendAudit(trx, context.sealing, key, [
      { at: context.clock.now(), actor, what: 'remind client', detail, origin },
    ]);
    return undefined;
  });
  return isRefusal(reminded) ? reminded : progressOf(context, caller, params.client);
};

async function queueReminder(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  { originator, language }: { readonly originator: string; readonly language: Language },
): Promise<void> {
  const what = MESSAGES[language][currentStep(facts).id]?.text ?? LETTER_COPY[language].nextStep;
  const lender = context.organisations.get(key.organisation);
  const message = messageWords(lender, REMINDER, language, { originator, what });
  await keepNotification(trx, context, key, {
    title: message.subject,
    description: message.text,
    asks: true,
  });
  const stop = await unsubscribeToken(trx, context, key, 'REMINDERS');
  const email = emailTo(context, key, facts, { ...message, page: 'dashboard', stop });
  await queueEmail(trx, context, key, REMINDER, email);
}

async function asksLater(trx: Trx, { organisation, applicationId }: ApplicationKey): Promise<number> {
  const { status } = await trx
    .selectFrom('projection')
    .select('status')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return (status as Status).asksLater ?? 0;
}
