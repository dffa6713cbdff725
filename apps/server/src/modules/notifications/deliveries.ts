import { RETURNED, type ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';

export type Channel = 'EMAIL' | 'SMS';

/** A message, and where it went. */
export type SentTo = {
  readonly key: ApplicationKey;
  readonly reference: string;
  readonly channel: Channel;
  /** Undefined if it isn't known any more. */
  readonly address: string | undefined;
};

/** The result of a message. The first report is final: a delivered text isn't returned later, or a returned one delivered. */
export type Outcome =
  | { readonly state: 'DELIVERED' }
  | { readonly state: 'RETURNED' | 'WITHHELD'; readonly reason: ReturnReason; readonly code?: string };

type Sealing = Pick<Context, 'sealing'>;

/** Keeps the result of a message. Returns false if it is already known. */
export async function keepDelivery(
  trx: Trx,
  context: Context,
  { key, reference, channel, address }: SentTo,
  outcome: Outcome,
): Promise<boolean> {
  const { organisation, applicationId } = key;
  const hash = address ? hashOf(context, organisation, channel, address) : null;
  const { reason = null, code = null } = outcome.state === 'DELIVERED' ? {} : outcome;
  const isLasting = outcome.state === 'RETURNED' && RETURNED[outcome.reason].isLasting === true;
  const inserted = await trx
    .insertInto('delivery')
    .values({
      ...{ organisation, reference, application_id: applicationId, state: outcome.state, reason, code },
      ...{ address_hash: isLasting ? hash : null, at: context.clock.now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (inserted && outcome.state === 'DELIVERED' && address)
    await trustAddress(trx, context, organisation, channel, address);
  return inserted !== undefined;
}

/** Returns whether a message's result is already known. */
export async function isDeliveryKnown(trx: Trx, organisation: string, reference: string): Promise<boolean> {
  const row = await trx
    .selectFrom('delivery')
    .select('reference')
    .where('organisation', '=', organisation)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns why an address or number takes no messages until it is corrected; undefined if it takes them. */
export async function lastingReturn(
  on: Db | Trx,
  context: Sealing,
  organisation: string,
  channel: Channel,
  address: string,
): Promise<ReturnReason | undefined> {
  const row = await on
    .selectFrom('delivery')
    .select('reason')
    .where('organisation', '=', organisation)
    .where('address_hash', '=', hashOf(context, organisation, channel, address))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason ?? undefined;
}

/** Forgets failed deliveries to an address or number that works: a message came from it or arrived there, or staff checked it. */
export async function trustAddress(
  trx: Trx,
  context: Sealing,
  organisation: string,
  channel: Channel,
  address: string,
): Promise<void> {
  await trx
    .updateTable('delivery')
    .set({ address_hash: null })
    .where('organisation', '=', organisation)
    .where('address_hash', '=', hashOf(context, organisation, channel, address))
    .execute();
}

function hashOf({ sealing }: Sealing, organisation: string, channel: Channel, address: string): string {
  return sealing.lookupHash(`returned ${channel}`, `${organisation} ${address.toLowerCase()}`);
}
