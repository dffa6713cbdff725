import type {
  listFileSigners as fileCall,
  remindFileSigner as remindFileCall,
} from '@homeline/contract/signers/decide-signer.ts';
import type {
  listSigners as call,
  remindSigner as remindCall,
  SignerSummary,
} from '@homeline/contract/signers/list-signers.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import {
  additionalSigners,
  hasSignedNote,
  lastAct,
  openDeclines,
} from '@homeline/domain/facts/signers.selectors.ts';
import { waitsForBorrower } from '@homeline/domain/facts/signing-order.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayLeaveOut } from '@homeline/domain/workflow/signer-removal.ts';
import { mayCorrectEmail, mayRemove, signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import { publishEvent } from '../../facts/publish.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { queueLetter, sendInvitation } from './invitations.ts';

const DAY_MS = 86_400_000;

/** The steps at which nothing is asked of the signer. */
const IDLE: readonly SignerStepName[] = [
  'SIGNER_CANCELLED',
  'WAITING_FOR_SIGNER_CREDIT',
  'WAITING_FOR_SIGNER_ID',
  'WAITING_FOR_SIGNER_NOTARY',
  'SIGNER_COMPLETE',
];

/** Lists the signers besides the borrower, each with their step. */
export const listSigners: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  return summaries(context.db, context, key, await loadRelevantFacts(context.db, key));
};

/** Lists the signers for staff, with the reason of one who declined to sign. */
export const listFileSigners: Handler<typeof fileCall> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  if (!facts.property) return refuse('NOT_FOUND');
  const declines = openDeclines(facts);
  return (await summaries(context.db, context, key, facts)).map((summary) => {
    const declined = declines.find(({ signer }) => signer === summary.uuid);
    return { ...summary, ...(declined && { declined }) };
  });
};

/** Emails a signer who has something to do. Someone who hasn't accepted the invitation yet gets a new one. */
export const remindSigner: Handler<typeof remindCall> = (request, context) => sendReminder(request, context);

/** Does the same for staff. */
export const remindFileSigner: Handler<typeof remindFileCall> = (request, context) =>
  sendReminder(request, context);

type ReminderRequest = {
  readonly organisation: string;
  readonly params: { readonly uuid: string; readonly signer: string };
};

async function sendReminder({ params, organisation }: ReminderRequest, context: Context) {
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const facts = relevantFacts(await loadRelevantFacts(trx, key));
    const signer = signerOf(facts, params.signer);
    const summary = (await summaries(trx, context, key, facts)).find(({ uuid }) => uuid === params.signer);
    if (!signer || !summary) return refuse('NOT_FOUND');
    if (!summary.mayRemind)
      return refuse('TOO_MANY_ATTEMPTS', { message: 'You can remind each person once a day.' });
    if (summary.step === 'SIGNER_INVITED') await sendInvitation(trx, context, key, facts, signer);
    else await remind(trx, context, key, facts, signer.uuid);
    return summaries(trx, context, key, facts);
  });
}

async function remind(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  uuid: string,
): Promise<void> {
  const signer = signerOf(facts, uuid);
  if (!signer) return;
  const lender = context.organisations.get(key.organisation);
  await queueLetter(trx, context, key, signer, 'SIGNER_REMINDER', (language) => ({
    ...messageWords(lender, 'SIGNER_REMINDER', language, { borrower: fullNameOf(facts) }),
    page: 'heloc-signer/login',
  }));
  await trx
    .updateTable('signer_invitation')
    .set({ sent_at: context.clock.now() })
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('signer', '=', uuid)
    .execute();
  // The signer's open page shows the notification at once.
  const event = { kind: 'FACTS_RECORDED', byBorrower: true } as const;
  await publishEvent(trx, key, { ...event, step: currentStep(facts).id, version: newestSeq(facts) });
}

async function summaries(
  db: Db | Trx,
  { clock }: Context,
  key: ApplicationKey,
  facts: Facts,
): Promise<SignerSummary[]> {
  const letters = await db
    .selectFrom('signer_invitation')
    .select(['signer', 'sent_at'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .execute();
  return additionalSigners(facts).map((signer) => {
    const { uuid, name, email, type, holdsTitle } = signer;
    const step = signerStep(facts, uuid).id;
    const sentAt = letters.find((letter) => letter.signer === uuid)?.sent_at;
    const isOld = sentAt !== undefined && clock.nowMs() - sentAt.getTime() > DAY_MS;
    return {
      ...{ uuid, name, email, type, holdsTitle, step },
      waitsForBorrower: waitsForBorrower(facts),
      signed: hasSignedNote(facts, signer),
      hasRefused: lastAct(facts, signer, 'REFUSED', 'RETRIED')?.act === 'REFUSED',
      mayLeaveOut: mayLeaveOut(facts, signer),
      lastLetterAt: sentAt?.toISOString(),
      mayRemind: isOld && !IDLE.includes(step),
      mayCorrectEmail: mayCorrectEmail(facts, uuid),
      mayRemove: mayRemove(facts, uuid),
    };
  });
}
