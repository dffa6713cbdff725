import { randomUUID } from 'node:crypto';
import type { resendClientInvitation as call } from '@homeline/contract/brokers/client-progress.ts';
import { ClientForm } from '@homeline/contract/brokers/clients.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isUnanswered } from '@homeline/domain/workflow/client-turn.ts';
import { sql } from 'kysely';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { nameOf } from '../../facts/actor.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { recordIn } from '../../facts/record.ts';
import type { OriginatorCaller } from '../../http/caller.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { invitationLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { deleteTokensAbout } from '../notifications/one-time-tokens.ts';
import { type ClientApplication, clientApplication } from './client-application.ts';
import { clientRefusal } from './client-drafts.ts';
import { progressOf } from './client-progress.ts';
import { inviteClient, sendInvitation } from './invite-client.ts';

type Request = HandlerRequest<typeof call>;

/** Sends a client their invitation again. Another address starts the application again there, until the first link was opened. */
export const resendClientInvitation: Handler<typeof call> = async (request, context) => {
  const { caller, params, body, origin } = request;
  const found = await clientApplication(context.db, caller, params.client);
  if (found?.kind !== 'HANDED_OVER') return refuse('NOT_FOUND');
  const wait = await secondsToWait(context.db, invitationLimits(`client ${params.client}`, origin.ip ?? ''));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', {
      message: `You’ve sent this invitation too often. Try again in ${waitWords(wait)}.`,
    });
  const facts = await loadFacts(context.db, found.key);
  const isSame = body.email === facts.contact?.email;
  // A hashed password takes a moment, so the account is looked up before anything is locked.
  const known = isSame ? undefined : await context.identities.find(found.key.organisation, body.email);
  const form = isSame ? undefined : formOf(context, found.key, facts, body.email);
  const refusal = form && (await clientRefusal(context, caller, form));
  if (refusal) return refusal;
  const sent = await context.db.transaction().execute(async (trx) => {
    const locked = await lockApplication(trx, found.key);
    const { openedAt } = (await clientApplication(trx, caller, params.client)) ?? found;
    if (!locked || !isUnanswered(await loadFacts(trx, found.key)))
      return refuse('WRONG_STEP', { message: ANSWERED });
    return form
      ? sendElsewhere(trx, context, request, { ...found, openedAt, form, known, owner: locked.owner })
      : sendAgain(trx, context, request, { ...found, facts, owner: locked.owner });
  });
  return isRefusal(sent) ? sent : progressOf(context, caller, params.client);
};

const ANSWERED =
  'The client has answered the invitation. They go on in their account, and can change their email there.';
const OPENED =
  'The client has opened the invitation at this address. They can change their email in their account, or call us.';

type Again = ClientApplication & { readonly facts: Facts; readonly owner: string };

async function sendAgain(
  trx: Trx,
  context: Context,
  { caller, params, origin }: Request,
  { key, facts, owner }: Again,
): Promise<undefined> {
  const { profile, contact } = facts;
  if (!profile || !contact) throw new Error('The application has no initial facts');
  const isNew = !(await context.identities.hasPassword(trx, owner));
  const told = { ...profile, email: contact.email, owner, isNew, applicationId: key.applicationId };
  await sendInvitation(trx, context, caller, told);
  await noteInvitation(trx, caller, params.client, { saved_at: context.clock.now() });
  const actor = nameOf({ by: 'ORIGINATOR', id: caller.identity });
  const act = { at: context.clock.now(), actor, what: 'send invitation', detail: {}, origin };
  await appendAudit(trx, context.sealing, key, [act]);
  return undefined;
}

type Elsewhere = ClientApplication & {
  readonly form: ClientForm;
  readonly known: string | undefined;
  readonly owner: string;
};

/**
 * Ends the application at the mistyped address and its link, and starts it again at the right one. An application never changes its owner,
 * and an originator never changes an account, which may be another person’s.
 */
async function sendElsewhere(
  trx: Trx,
  context: Context,
  request: Request,
  { key, openedAt, form, known, owner }: Elsewhere,
): Promise<Refusal | undefined> {
  if (openedAt) return refuse('WRONG_STEP', { message: OPENED, fields: { email: OPENED } });
  const { caller, params, origin } = request;
  const { organisation, applicationId: replaced } = key;
  const actor = { by: 'ORIGINATOR', id: caller.identity } as const;
  const ended = await recordIn(trx, context, { ...key, actor, origin }, () => [
    { fact: 'cancellation', value: { reason: 'The loan originator corrected the client’s address' } },
  ]);
  if (isRefusal(ended)) return ended;
  await deleteTokensAbout(trx, { organisation, identity: owner, detail: replaced });
  const applicationId = randomUUID();
  const begun = await inviteClient(trx, context, request, { form, applicationId, known });
  if (isRefusal(begun)) return begun;
  const row = { saved_at: context.clock.now(), application_id: applicationId };
  await noteInvitation(trx, caller, params.client, row, replaced);
  return undefined;
}

async function noteInvitation(
  trx: Trx,
  { organisation, originator }: OriginatorCaller,
  client: string,
  row: { readonly saved_at: string; readonly application_id?: string },
  replaced?: string,
): Promise<void> {
  await trx
    .updateTable('originator_client')
    .set(row)
    .$if(replaced !== undefined, (query) =>
      query.set({ replaced: sql<string[]>`array_append(replaced, ${replaced}::uuid)` }),
    )
    .where('organisation', '=', organisation)
    .where('uuid', '=', client)
    .where('originator', '=', originator)
    .execute();
}

/** Returns what the originator typed, as the application keeps it, with another address. */
function formOf(context: Context, key: ApplicationKey, facts: Facts, email: string): ClientForm {
  const dob = dobOf(context, key, facts);
  return ClientForm.parse({
    ...facts.property,
    ...facts.statedIncome,
    ...facts.profile,
    ...facts.contact,
    ...{ dob, email },
  });
}
