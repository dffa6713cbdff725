import { randomBytes } from 'node:crypto';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { additionalSigners, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import { invitationAsked, LINK_DAYS } from '@homeline/domain/workflow/signing-reminders.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { emailToPerson } from '../notifications/email-to.ts';
import { languageOfSigner } from '../notifications/language-of.ts';
import { type MessageWords, messageWords } from '../notifications/lender-messages.ts';
import { LETTER_COPY } from '../notifications/letter-words.ts';
import { keepSignerNotification } from '../notifications/notifications.ts';
import type { SIGNER_LETTER } from '../notifications/outbox.ts';
import { queueEmail } from '../notifications/outbox.ts';

const CODE_BYTES = 24;
const DAY_MS = 86_400_000;

/** Returns the keyed hash of an invited address. */
export function invitedHash({ sealing }: Context, organisation: string, email: string): string {
  return sealing.lookupHash('signer', `${organisation} ${email.toLowerCase()}`);
}

/** Returns the keyed hash of an invitation's code. */
export function codeHash({ sealing }: Context, code: string): string {
  return sealing.lookupHash('signer invitation', code);
}

/** Invites the signers who are asked for something now and have no invitation yet, or another address than before. */
export async function inviteSigners(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  allFacts: Facts,
): Promise<void> {
  if (!allFacts.signers) return;
  const facts = relevantFacts(allFacts);
  const awaited = additionalSigners(facts).filter((signer) => invitationAsked(facts, signer));
  if (awaited.length === 0) return;
  const invited = await trx
    .selectFrom('signer_invitation')
    .select(['signer', 'email_hash'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .execute();
  for (const signer of awaited) {
    const hash = invitedHash(context, key.organisation, signer.email);
    const isInvited = invited.some((row) => row.signer === signer.uuid && row.email_hash === hash);
    if (!isInvited) await sendInvitation(trx, context, key, facts, signer);
  }
}

/**
 * Queues an invitation with a new one-time code. The one before opens nothing any more.
 * @param end when the link ends: after its usual days, or with the link that a reminder replaces
 */
export async function sendInvitation(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  signer: Signer,
  end: 'NEW_END' | 'SAME_END' = 'NEW_END',
): Promise<void> {
  const endsMs = (end === 'SAME_END' && (await endOfLink(trx, context, key, signer))) || newEnd(context);
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const row = {
    email_hash: invitedHash(context, key.organisation, signer.email),
    code_hash: codeHash(context, code),
    sent_at: context.clock.now(),
    expires_at: new Date(endsMs).toISOString(),
    identity: null,
    accepted_at: null,
  };
  await trx
    .insertInto('signer_invitation')
    .values({
      organisation: key.organisation,
      application_id: key.applicationId,
      signer: signer.uuid,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['organisation', 'application_id', 'signer']).doUpdateSet(row))
    .execute();
  const message = signer.type === 'CO_BORROWER' ? 'CO_BORROWER_INVITATION' : 'SIGNER_INVITATION';
  const lender = context.organisations.get(key.organisation);
  await queueLetter(trx, context, key, signer, 'SIGNER_INVITATION', (language) => ({
    ...messageWords(lender, message, language, {
      borrower: fullNameOf(facts),
      validFor: LETTER_COPY[language].days(Math.ceil((endsMs - context.clock.nowMs()) / DAY_MS)),
    }),
    // The code follows the hash sign, so no server on the way logs it.
    page: `heloc-signer/login#${code}`,
  }));
}

function newEnd({ clock }: Context): number {
  return clock.nowMs() + LINK_DAYS * DAY_MS;
}

/** Returns when the signer's present link ends, in milliseconds; undefined without one that still works. */
async function endOfLink(
  trx: Trx,
  { clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  { uuid }: Signer,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('signer_invitation')
    .select('expires_at')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('signer', '=', uuid)
    .executeTakeFirst();
  const endsMs = row?.expires_at.getTime() ?? 0;
  return endsMs > clock.nowMs() ? endsMs : undefined;
}

/** Queues an email to a signer in their language, and keeps a notification for one who has an account. */
export async function queueLetter(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  { uuid, name, email }: Pick<Signer, 'uuid' | 'name' | 'email'>,
  template: `${typeof SIGNER_LETTER}${string}`,
  letterIn: (language: Language) => MessageWords & { readonly page: string },
): Promise<void> {
  const person = { firstName: name.split(' ')[0] ?? name, email };
  const letter = letterIn(await languageOfSigner(trx, context, key, uuid));
  const { subject, text } = letter;
  await keepSignerNotification(trx, context, key, uuid, { title: subject, description: text });
  await queueEmail(trx, context, key, template, emailToPerson(context, key, person, letter));
}
