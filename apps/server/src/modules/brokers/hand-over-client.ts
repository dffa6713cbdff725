import { randomUUID } from 'node:crypto';
import type { ClientForm, handOverClient as call } from '@homeline/contract/brokers/clients.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { registrationLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { clientRefusal, openDraft } from './client-drafts.ts';
import { inviteClient } from './invite-client.ts';

type Request = HandlerRequest<typeof call>;

/**
 * Starts the client's application under an account of their own, and emails them a link. Nothing is pulled: the client consents first. From
 * here on the originator sees the status alone.
 */
export const handOverClient: Handler<typeof call> = async (request, context) => {
  const { organisation, caller, params } = request;
  const draft = await openDraft(context.db, context, organisation, caller, params.client);
  if (!draft) return refuse('NOT_FOUND');
  const refusal = await clientRefusal(context, caller, draft);
  if (refusal) return refusal;
  const limits = registrationLimits(`originator ${caller.originator}`, context.config.registrationsPerHour);
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', {
      message: `You’ve handed over many clients. Try again in ${waitWords(wait)}.`,
    });
  const known = await context.identities.find(organisation, draft.email);
  return context.db.transaction().execute(async (trx) => {
    const taken = await takeDraft(trx, context, request);
    if (!taken) return refuse('NOT_FOUND');
    const begun = await inviteClient(trx, context, request, { ...taken, known });
    if (isRefusal(begun)) return begun;
    const { since } = begun.projection;
    return {
      ...{ uuid: params.client, name: `${draft.firstName} ${draft.lastName}`, kind: 'HANDED_OVER', since },
      stage: 'INITIAL',
      owner: 'BORROWER',
    } as const;
  });
};

/** Removes the form from the draft and returns it. Only one of several calls succeeds; the others get undefined. */
async function takeDraft(
  trx: Trx,
  context: Context,
  { organisation, caller, params }: Request,
): Promise<{ form: ClientForm; applicationId: string } | undefined> {
  const form = await openDraft(trx, context, organisation, caller, params.client);
  const applicationId = randomUUID();
  const taken = await trx
    .updateTable('originator_client')
    .set({ form: null, application_id: applicationId, saved_at: context.clock.now() })
    .where('organisation', '=', organisation)
    .where('uuid', '=', params.client)
    .where('originator', '=', caller.originator)
    .where('form', 'is not', null)
    .executeTakeFirst();
  return form && taken.numUpdatedRows > 0n ? { form, applicationId } : undefined;
}
