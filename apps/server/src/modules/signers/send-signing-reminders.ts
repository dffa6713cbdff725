import { civilDateIn, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { mayTextAt } from '@homeline/domain/dates/text-hours.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { newestOf, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import type { SigningReminder } from '@homeline/domain/facts/signing.facts.ts';
import { staffText, textNumberOf } from '@homeline/domain/notifications/text-messages.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { REMINDER_SCHEDULE } from '@homeline/domain/workflow/signing-reminders.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { languageOfPerson } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { LETTER_COPY } from '../notifications/letter-words.ts';
import { wantsMessages } from '../notifications/message-choices.ts';
import { queueMessage, queueTextMessage } from '../notifications/outbox.ts';
import { textRecipientOf } from '../notifications/text-recipient.ts';
import { queueLetter, sendInvitation } from './invitations.ts';

/** Sends the reminders that the clock has just written: by email, and by text message to people who agreed to those. */
export async function sendSigningReminders(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  before: Facts,
  facts: Facts,
): Promise<void> {
  for (const { signer: uuid, reminder } of facts.signingReminders.slice(before.signingReminders.length)) {
    const signer = uuid === undefined ? undefined : signerOf(facts, uuid);
    if (uuid === undefined && REMINDER_SCHEDULE[reminder].of === 'DEPOSIT')
      await queueMessage(trx, context, key, facts, 'DEPOSIT_REMINDER');
    else if (uuid === undefined) await remindBorrower(trx, context, key, facts);
    else if (signer && REMINDER_SCHEDULE[reminder].of === 'LINK')
      await sendInvitation(trx, context, key, facts, signer, 'SAME_END');
    else if (signer) await remindSigner(trx, context, key, facts, { signer, reminder });
  }
}

async function remindBorrower(trx: Trx, context: Context, key: ApplicationKey, facts: Facts): Promise<void> {
  await queueMessage(trx, context, key, facts, 'SIGN_REMINDER');
  const { owner } = await trx
    .selectFrom('application')
    .select('owner')
    .where('organisation', '=', key.organisation)
    .where('id', '=', key.applicationId)
    .executeTakeFirstOrThrow();
  await textReminder(trx, context, key, facts, { identity: owner, phone: facts.contact?.phone });
}

type Reminded = { readonly signer: Signer; readonly reminder: SigningReminder };

async function remindSigner(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  { signer, reminder }: Reminded,
): Promise<void> {
  const { organisation, applicationId } = key;
  const invitation = await trx
    .selectFrom('signer_invitation')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('signer', '=', signer.uuid)
    .executeTakeFirst();
  const identity = invitation?.identity;
  if (!identity || !(await wantsMessages(trx, { organisation, identity }, 'REMINDERS'))) return;
  const lender = context.organisations.get(organisation);
  const end = dueDate(currentStep(facts), facts);
  const lastDay = end && formatUs(civilDateIn(homeTimeZone(facts), Date.parse(end.at) - 1));
  const words = { borrower: fullNameOf(facts), ...(lastDay && { lastDay }) };
  const name = reminder === 'LINE_ENDS_SOON' && lastDay ? 'SIGNERS_LAST_DAY' : 'SIGNER_REMINDER';
  await queueLetter(trx, context, key, signer, 'SIGNER_REMINDER', (language) => ({
    ...messageWords(lender, name, language, words),
    page: 'heloc-signer/login',
  }));
  const { phone } = newestOf(facts.signerDetails, signer) ?? {};
  await textReminder(trx, context, key, facts, { identity, phone });
}

/** Texts somebody who agreed to text messages that documents wait, in the hours for that. */
async function textReminder(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  { identity, phone }: { readonly identity: string; readonly phone: string | undefined },
): Promise<void> {
  if (!mayTextAt(homeTimeZone(facts), context.clock.nowMs())) return;
  const person = { organisation: key.organisation, identity };
  const { to } = { to: undefined, ...(await textRecipientOf(trx, context, person, phone)) };
  if (to === undefined) return;
  const lender = context.organisations.get(key.organisation);
  const language = await languageOfPerson(trx, context, person);
  const text = staffText(lender.company, LETTER_COPY[language].signing, language);
  await queueTextMessage(trx, context, key, 'SIGN_REMINDER', { from: textNumberOf(lender), to, text });
}
