import type { Facts } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { insertNote } from '../../facts/insert-note.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { emailTo } from '../notifications/email-to.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { keepNotification } from '../notifications/notifications.ts';
import { queueEmail, SIGNER_LETTER } from '../notifications/outbox.ts';
import { queueLetter } from '../signers/invitations.ts';
import { BORROWERS_THREAD } from './thread-of.ts';

type StaffMessage = {
  readonly writtenBy: string;
  readonly text: string;
  readonly signer?: string | undefined;
};

/** Keeps a message that one person on the application reads and answers in their account, and emails them that it is there. */
export async function writeToThread(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  { writtenBy, text, signer }: StaffMessage,
): Promise<Refusal | undefined> {
  const lender = context.organisations.get(key.organisation);
  const page = `messages/${key.applicationId}`;
  if (signer === undefined) {
    const words = messageWords(lender, 'NEW_MESSAGE', await languageOfBorrower(trx, context, key));
    await insertNote(trx, context, key, { text, writtenBy, thread: BORROWERS_THREAD });
    await keepNotification(trx, context, key, {
      title: words.subject,
      description: words.text,
      asks: true,
    });
    await queueEmail(trx, context, key, 'NEW_MESSAGE', emailTo(context, key, facts, { ...words, page }));
    return undefined;
  }
  const named = additionalSigners(facts).find(({ uuid }) => uuid === signer);
  if (!named || !(await hasAccount(trx, key, signer)))
    return refuse('INVALID_INPUT', { fields: { signer: 'Choose somebody who has opened their invitation' } });
  await insertNote(trx, context, key, { text, writtenBy, thread: signer });
  await queueLetter(trx, context, key, named, `${SIGNER_LETTER}NEW_MESSAGE`, (language) => ({
    ...messageWords(lender, 'NEW_MESSAGE', language),
    page,
  }));
  return undefined;
}

async function hasAccount(trx: Trx, { organisation, applicationId }: ApplicationKey, signer: string) {
  const row = await trx
    .selectFrom('signer_invitation')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('signer', '=', signer)
    .executeTakeFirst();
  return Boolean(row?.identity);
}
