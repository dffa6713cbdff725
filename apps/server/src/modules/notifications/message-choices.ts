import type {
  listMessageChoices as listCall,
  MessageChoices,
  saveMessageChoice as saveCall,
  unsubscribe as unsubscribeCall,
} from '@homeline/contract/notifications/message-choices.ts';
import {
  MESSAGE_KINDS,
  type OptionalKind,
  optionalKind,
} from '@homeline/domain/notifications/message-kinds.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { readToken } from '../accounts/one-time-tokens.ts';

type Person = { readonly organisation: string; readonly identity: string };

/** Returns which messages the caller gets. */
export const listMessageChoices: Handler<typeof listCall> = ({ organisation, caller }, { db }) =>
  choicesOf(db, { organisation, identity: caller.identity });

/** Turns one kind of optional message on or off for the caller. */
export const saveMessageChoice: Handler<typeof saveCall> = async (
  { body: { kind, isOn }, organisation, caller },
  context,
) => {
  const person = { organisation, identity: caller.identity };
  await choose(context.db, context, person, kind, isOn);
  return choicesOf(context.db, person);
};

/** Turns off the kind of email that a token came with. The link keeps working: mail programs repeat it, and people change their mind. */
export const unsubscribe: Handler<typeof unsubscribeCall> = ({ params: { token }, organisation }, context) =>
  context.db.transaction().execute(async (trx) => {
    const found = await readToken(trx, context, { organisation, purpose: 'UNSUBSCRIBE', token });
    const kind = optionalKind(found?.detail);
    if (!found?.identity || !kind) return refuse('LINK_UNUSABLE');
    await choose(trx, context, { organisation, identity: found.identity }, kind, false);
    return undefined;
  });

/** Returns whether a person gets a kind of optional message. */
export async function wantsMessages(
  on: Db | Trx,
  { organisation, identity }: Person,
  kind: OptionalKind,
): Promise<boolean> {
  const row = await on
    .selectFrom('message_choice')
    .select('is_on')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.is_on ?? true;
}

async function choicesOf(db: Db, person: Person): Promise<MessageChoices> {
  const choices: MessageChoices = [];
  for (const kind of MESSAGE_KINDS) {
    const optional = optionalKind(kind);
    const isOn = optional === undefined || (await wantsMessages(db, person, optional));
    choices.push({ kind, isOn, isRequired: optional === undefined });
  }
  return choices;
}

async function choose(
  on: Db | Trx,
  { clock }: Pick<Context, 'clock'>,
  { organisation, identity }: Person,
  kind: OptionalKind,
  isOn: boolean,
): Promise<void> {
  const row = { is_on: isOn, at: clock.now() };
  await on
    .insertInto('message_choice')
    .values({ organisation, identity, kind, ...row })
    .onConflict((conflict) => conflict.columns(['organisation', 'identity', 'kind']).doUpdateSet(row))
    .execute();
}
