import type { Facts } from '@homeline/domain/facts/facts.ts';
import { signerLetters } from '@homeline/domain/workflow/signer-letters.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Actor } from '../../facts/actor.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { inviteSigners, queueLetter } from './invitations.ts';
import { sendSigningReminders } from './send-signing-reminders.ts';

/** Invites new signers of an application, tells the others what a change asks of them, and sends the clock's reminders. */
export async function writeToSigners(
  trx: Trx,
  context: Context,
  key: ApplicationKey & { readonly actor: Actor },
  before: Facts,
  after: Facts,
): Promise<void> {
  await sendSigningReminders(trx, context, key, before, after);
  if (!before.signers && !after.signers) return;
  await inviteSigners(trx, context, key, after);
  const actor = key.actor.by === 'SIGNER' ? await signerOf(trx, key) : undefined;
  const lender = context.organisations.get(key.organisation);
  for (const { step, ...signer } of signerLetters(before, after, actor))
    await queueLetter(trx, context, key, signer, 'SIGNER_STEP', (language) => ({
      ...messageWords(lender, step, language),
      page: 'heloc-signer/login',
    }));
}

async function signerOf(
  trx: Trx,
  { organisation, applicationId, actor }: ApplicationKey & { readonly actor: Actor },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('signer_invitation')
    .select('signer')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('identity', '=', actor.id)
    .executeTakeFirst();
  return row?.signer;
}
