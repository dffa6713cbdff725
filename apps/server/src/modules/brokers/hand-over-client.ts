import { randomUUID } from 'node:crypto';
import type { ClientForm, handOverClient as call } from '@homeline/contract/brokers/clients.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { beginApplication } from '../../facts/begin-application.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { registrationLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { queueAccountEmail } from '../accounts/account-email.ts';
import { licensedReferrer, namedOriginator } from '../accounts/originators.ts';
import { initialFacts } from '../applications/initial-facts.ts';
import { createToken } from '../notifications/one-time-tokens.ts';
import { clientRefusal, openDraft } from './client-drafts.ts';

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
    const { form, applicationId } = taken;
    const owner = known ?? (await newOwner(trx, context, request, form));
    const { email, firstName, lastName } = form;
    const to = { organisation, owner, email, name: `${firstName} ${lastName}` };
    await tell(trx, context, { ...to, isNew: known === undefined, applicationId, from: caller.originator });
    const lender = context.organisations.get(organisation);
    const referral = await licensedReferrer(trx, organisation, {
      referrerUuid: caller.originator,
      state: form.state,
    });
    const begun = await beginApplication(
      trx,
      context,
      {
        ...{ organisation, applicationId, origin: request.origin },
        ...{ actor: { by: 'BORROWER', id: owner }, isHandedOver: true },
      },
      initialFacts(
        { ...form, referrerUuid: caller.originator, ...referral, partnerCodes: [], isCrypto: false },
        applicationId,
        lender,
        context,
      ),
    );
    if (isRefusal(begun)) return begun;
    const { since } = begun.projection;
    return {
      ...{ uuid: params.client, name: `${form.firstName} ${form.lastName}`, kind: 'HANDED_OVER', since },
      stage: 'INITIAL',
      owner: 'BORROWER',
    } as const;
  });
};

/** Takes the form out of the originator's hands, once. */
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

async function newOwner(
  trx: Trx,
  context: Context,
  { organisation }: Request,
  { email, firstName, lastName }: ClientForm,
): Promise<string> {
  const name = `${firstName} ${lastName}`;
  // The client chooses their first password by the emailed link.
  const created = await context.identities.create(trx, { organisation, email, name });
  if (!created) throw new Error('The client got an account a moment ago: the hand-over must be tried again');
  return created;
}

type Told = {
  readonly organisation: string;
  readonly email: string;
  readonly name: string;
  readonly owner: string;
  readonly isNew: boolean;
  readonly applicationId: string;
  /** The originator. */
  readonly from: string;
};

/** Emails the client one link, and who started it for whom. The originator can't tell whether they had an account. */
async function tell(
  trx: Trx,
  context: Context,
  { organisation, email, name: borrower, owner, isNew, applicationId, from }: Told,
): Promise<void> {
  const purpose = isNew ? 'CHOOSE_PASSWORD' : 'CLIENT_CONSENT';
  const wanted = { organisation, purpose, identity: owner, detail: applicationId } as const;
  const token = await createToken(trx, context, wanted);
  const name = isNew ? 'CLIENT_STARTED' : 'CLIENT_STARTED_AGAIN';
  const originator = originatorInWords(await namedOriginator(trx, organisation, from));
  await queueAccountEmail(trx, context, { organisation, email }, name, token, { borrower, originator });
}

/** The originator as an email names them: with company and license, so that the client can check who wrote (12 CFR 1007.105(b)). */
function originatorInWords(named: Awaited<ReturnType<typeof namedOriginator>>): string {
  if (!named) return 'A loan originator';
  const { name, broker, nmls } = named;
  return `${[name, broker].filter(Boolean).join(' of ')} (NMLS #${nmls})`;
}
