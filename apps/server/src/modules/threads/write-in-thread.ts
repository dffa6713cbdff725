import type { writeInThread as call } from '@homeline/contract/threads/thread.ts';
import { PERSONAL_NUMBER_WORDS, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { nameOf } from '../../facts/actor.ts';
import { insertNote } from '../../facts/insert-note.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { publishEvent } from '../../facts/publish.ts';
import type { Handler } from '../../http/handler.ts';
import { secondsToWait, threadLimits, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { readableThread } from './readable-thread.ts';
import { BORROWERS_THREAD, ownThread } from './thread-of.ts';

/** Keeps what a person answers as unread with the file, and reminds the file's officer of it. */
export const writeInThread: Handler<typeof call> = async ({ caller, params, body, origin }, context) => {
  const own = await ownThread(context, caller, params.uuid);
  if (!own) return refuse('NOT_FOUND');
  if (!own.mayAnswer)
    return refuse('WRONG_STEP', { message: 'This application ended too long ago. Please call us.' });
  const personal = personalNumberIn(body.text);
  if (personal) return refuse('INVALID_INPUT', { fields: { text: PERSONAL_NUMBER_WORDS[personal] } });
  const wait = await secondsToWait(context.db, threadLimits(caller.identity));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', {
      message: `You’re sending faster than we can read. Try again in ${waitWords(wait)}.`,
    });
  const { key, thread } = own;
  const kept = await context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, key))) return refuse('NOT_FOUND');
    const answer = { text: body.text, writtenBy: caller.identity, thread, isAnswer: true };
    const note = await insertNote(trx, context, key, answer);
    await remindOfficer(trx, context, key, note);
    const by = thread === BORROWERS_THREAD ? 'BORROWER' : 'SIGNER';
    const actor = nameOf({ by, id: caller.identity });
    const act = { at: context.clock.now(), actor, what: 'answer message', detail: { uuid: note }, origin };
    await appendAudit(trx, context.sealing, key, [act]);
    const facts = await loadFacts(trx, key);
    const event = { kind: 'FACTS_RECORDED', byBorrower: true } as const;
    await publishEvent(trx, key, { ...event, step: currentStep(facts).id, version: newestSeq(facts) });
    return undefined;
  });
  return isRefusal(kept) ? kept : readableThread(context, own);
};

/** Puts an answer among the reminders of the file's officer, due today. Without an officer it waits on the work list alone. */
async function remindOfficer(
  trx: Trx,
  { organisations, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  note: string,
): Promise<void> {
  const officer = await trx
    .selectFrom('assignment')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!officer) return;
  const { timeZone } = organisations.get(organisation);
  await trx
    .insertInto('reminder')
    .values({
      ...{ organisation, application_id: applicationId, note, identity: officer.identity },
      ...{ due_on: civilDateIn(timeZone, clock.nowMs()), done_at: null },
    })
    .execute();
}
