import {
  ClientForm,
  type ClientSummary,
  type deleteClient as deleteCall,
  type getClient as getCall,
  type saveClient as saveCall,
} from '@homeline/contract/brokers/clients.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { OriginatorCaller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { activeOriginator, worksForLender } from '../accounts/originators.ts';
import { eligibilityRefusal } from '../applications/initial-facts.ts';

/** The clients whom one originator may prepare at a time. */
const MOST_DRAFTS = 200;

/** The encryption context of what an originator typed for a client. */
export function clientEncryptionContext(client: string): EncryptionContext {
  return { application: client, field: 'originator_client.form' };
}

/** Saves what an originator typed for a client. */
export const saveClient: Handler<typeof saveCall> = async (request, context) => {
  const { params, organisation, caller, body } = request;
  const refusal = await clientRefusal(context, caller, body);
  if (refusal) return refusal;
  const { client: uuid } = params;
  const name = `${body.firstName} ${body.lastName}`;
  const savedAt = context.clock.now();
  const form = context.sealing.seal(JSON.stringify(body), clientEncryptionContext(uuid));
  return context.db.transaction().execute(async (trx) => {
    const known = await rowOf(trx, organisation, uuid).forUpdate().executeTakeFirst();
    // Another originator's client, or one already handed over, can't be saved.
    if (known && (known.originator !== caller.originator || known.form === null)) return refuse('NOT_FOUND');
    if (!known && (await countDrafts(trx, organisation, caller.originator)) >= MOST_DRAFTS)
      return refuse('TOO_MANY_ATTEMPTS', { message: 'Hand over or delete some clients first.' });
    const row = { name, form, saved_at: savedAt };
    await trx
      .insertInto('originator_client')
      .values({ organisation, uuid, originator: caller.originator, application_id: null, ...row })
      .onConflict((conflict) => conflict.columns(['organisation', 'uuid']).doUpdateSet(row))
      .execute();
    return draftSummary({ uuid, name, savedAt });
  });
};

/** Returns what an originator typed for their own client, until it is handed over. */
export const getClient: Handler<typeof getCall> = async ({ params, organisation, caller }, context) => {
  const found = await openDraft(context.db, context, organisation, caller, params.client);
  return found ?? refuse('NOT_FOUND');
};

/** Deletes a client of the originator who has not been handed over. */
export const deleteClient: Handler<typeof deleteCall> = async ({ params, organisation, caller }, { db }) => {
  const deleted = await db
    .deleteFrom('originator_client')
    .where('organisation', '=', organisation)
    .where('uuid', '=', params.client)
    .where('originator', '=', caller.originator)
    .where('form', 'is not', null)
    .executeTakeFirst();
  return deleted.numDeletedRows === 0n ? refuse('NOT_FOUND') : undefined;
};

/**
 * Returns why an originator may not start this application: the lender's own conditions, the originator's license, then whose address it
 * is.
 */
export async function clientRefusal(
  context: Context,
  { organisation, originator }: OriginatorCaller,
  form: ClientForm,
): Promise<Refusal | undefined> {
  const lender = context.organisations.get(organisation);
  // A wholesale lender takes applications from originators alone.
  const refusal = eligibilityRefusal(
    { ...form, referrerUuid: originator },
    { ...lender, isWholesale: false },
    context,
  );
  if (refusal) return refusal;
  const known = await activeOriginator(context.db, organisation, originator);
  if (known?.states.includes(form.state)) return addressRefusal(context, organisation, form.email);
  const message = `You aren’t licensed in ${US_STATES[form.state]}. Ask a colleague who is.`;
  return refuse('STATE_NOT_LICENSED', { message, fields: { state: message } });
}

/** The address's owner consents to the credit check, so it must not be a person who works for the lender. */
async function addressRefusal(
  { db, identities }: Context,
  organisation: string,
  email: string,
): Promise<Refusal | undefined> {
  const identity = await identities.find(organisation, email);
  if (!identity || !(await worksForLender(db, organisation, identity))) return undefined;
  const message = 'Must be the client’s own address, not yours or a colleague’s';
  return refuse('INVALID_INPUT', { message, fields: { email: message } });
}

/** Returns the decrypted form of an originator's own client; undefined for anyone else's, or after the hand-over. */
export async function openDraft(
  db: Db | Trx,
  { sealing }: Context,
  organisation: string,
  { originator }: OriginatorCaller,
  uuid: string,
): Promise<ClientForm | undefined> {
  const row = await rowOf(db, organisation, uuid).executeTakeFirst();
  if (!row?.form || row.originator !== originator) return undefined;
  return ClientForm.parse(JSON.parse(sealing.open(row.form as Sealed, clientEncryptionContext(uuid))));
}

/** Returns a client who is still with the originator, as the list shows them. */
export function draftSummary({
  uuid,
  name,
  savedAt,
}: {
  readonly uuid: string;
  readonly name: string;
  readonly savedAt: string;
}): ClientSummary {
  return { uuid, name, kind: 'DRAFT', since: savedAt };
}

function rowOf(db: Db | Trx, organisation: string, uuid: string) {
  return db
    .selectFrom('originator_client')
    .select(['originator', 'form', 'application_id'])
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid);
}

async function countDrafts(db: Trx, organisation: string, originator: string): Promise<number> {
  const { count } = await db
    .selectFrom('originator_client')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organisation', '=', organisation)
    .where('originator', '=', originator)
    .where('form', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
