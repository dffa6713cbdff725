import type { writeToBorrower as call } from '@homeline/contract/loan-files/notes.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import { staffText, textNumberOf } from '@homeline/domain/notifications/text-messages.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { loadFacts } from '../../facts/load.ts';
import { publishEvent } from '../../facts/publish.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { emailTo } from '../notifications/email-to.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import { keepNotification } from '../notifications/notifications.ts';
import { queueEmail, queueTextMessage } from '../notifications/outbox.ts';
import { textRecipientOf } from '../notifications/text-recipient.ts';
import { writeToThread } from '../threads/write-to-thread.ts';

/** The template of a message that a member of staff wrote. */
export const STAFF_MESSAGE = 'STAFF_MESSAGE';

/** Writes to the borrower or a signer in their account, or queues an email or a text message, in the words of a member of staff. */
export const writeToBorrower: Handler<typeof call> = async (request, context) => {
  const { organisation, params, body } = request;
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    const locked = await lockApplication(trx, key);
    if (!locked) return refuse('NOT_FOUND');
    const facts = await loadFacts(trx, key);
    if (!facts.contact)
      return refuse('INVALID_INPUT', { fields: { text: 'The borrower has no email address yet' } });
    const language = await languageOfBorrower(trx, context, key);
    if (body.channel === 'ACCOUNT') {
      const { text, signer } = body;
      const message = { text, signer, writtenBy: request.caller.identity };
      const refusal = await writeToThread(trx, context, key, facts, message);
      if (refusal) return refusal;
    } else if (body.channel === 'EMAIL') {
      const email = emailTo(context, key, facts, { ...body, language, page: 'dashboard' });
      await queueEmail(trx, context, key, STAFF_MESSAGE, email);
      await keepNotification(trx, context, key, {
        title: body.subject,
        description: body.text,
        asks: true,
      });
    } else {
      const person = { organisation, identity: locked.owner };
      const recipient = await textRecipientOf(trx, context, person, facts.contact.phone);
      if (recipient.problem !== undefined)
        return refuse('INVALID_INPUT', { fields: { text: recipient.problem } });
      const lender = context.organisations.get(organisation);
      const text = staffText(lender.company, body.text, language);
      const message = { from: textNumberOf(lender), to: recipient.to, text };
      await queueTextMessage(trx, context, key, STAFF_MESSAGE, message);
    }
    // An open page shows the notification at once.
    const event = { kind: 'FACTS_RECORDED', byBorrower: false } as const;
    await publishEvent(trx, key, { ...event, step: currentStep(facts).id, version: newestSeq(facts) });
    const { channel } = body;
    await auditStaffAct(trx, context, request, {
      ...{ applicationId: params.uuid, what: 'write message', detail: { channel } },
    });
    return undefined;
  });
};
