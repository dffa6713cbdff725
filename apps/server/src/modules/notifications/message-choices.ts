import type {
  listMessageChoices as listCall,
  MessageChoices,
  saveMessageChoice as saveCall,
  unsubscribe as unsubscribeCall,
} from '@homeline/contract/notifications/message-choices.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import {
  MESSAGE_KINDS,
  type OptionalKind,
  optionalKind,
} from '@homeline/domain/notifications/message-kinds.ts';
import type { TextsStopped } from '@homeline/domain/notifications/text-messages.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { readToken } from './one-time-tokens.ts';

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
export async function wantsMessages(on: Db | Trx, person: Person, kind: OptionalKind): Promise<boolean> {
  return (await choiceOf(on, person, kind)).isOn;
}

/** Turns text messages on for a person who agreed to them at registration. */
export function agreeToTexts(trx: Trx, context: Pick<Context, 'clock'>, person: Person): Promise<void> {
  return choose(trx, context, person, 'TEXTS', true);
}

/** Returns since when a person gets no text messages, or that they never agreed to any; undefined if they get them. */
export async function textsStopped(
  on: Db | Trx,
  { organisations }: Pick<Context, 'organisations'>,
  person: Person,
): Promise<TextsStopped | undefined> {
  const { isOn, atMs, stoppedByReplyAt } = await choiceOf(on, person, 'TEXTS');
  if (isOn) return undefined;
  const { timeZone } = organisations.get(person.organisation);
  const sinceMs = stoppedByReplyAt?.getTime() ?? atMs;
  if (sinceMs === undefined) return 'NEVER_AGREED';
  return { on: civilDateIn(timeZone, sinceMs), byReply: stoppedByReplyAt !== undefined };
}

/**
 * Turns a person's text messages on or off as they replied.
 * @returns false if nothing changed: they had chosen so already, or chose otherwise since
 */
export async function chooseByReply(
  trx: Trx,
  person: Person,
  { isOn, at }: { readonly isOn: boolean; readonly at: string },
): Promise<boolean> {
  const known = await choiceOf(trx, person, 'TEXTS');
  const isKnown = known.isOn === isOn && (known.stoppedByReplyAt === undefined) === isOn;
  if (isKnown || Date.parse(at) < (known.atMs ?? 0)) return false;
  await keepChoice(trx, person, 'TEXTS', { is_on: isOn, at, stopped_by_reply_at: isOn ? null : at });
  return true;
}

type Choice = {
  readonly isOn: boolean;
  /** Undefined without a choice of their own. */
  readonly atMs: number | undefined;
  readonly stoppedByReplyAt: Date | undefined;
};

/** Without a choice of their own, a person gets every kind of email and no text messages (47 CFR 64.1200(a)(1)). */
async function choiceOf(
  on: Db | Trx,
  { organisation, identity }: Person,
  kind: OptionalKind,
): Promise<Choice> {
  const row = await on
    .selectFrom('message_choice')
    .select(['is_on', 'at', 'stopped_by_reply_at'])
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return {
    isOn: row?.is_on ?? kind !== 'TEXTS',
    atMs: row?.at.getTime(),
    stoppedByReplyAt: row?.stopped_by_reply_at ?? undefined,
  };
}

async function choicesOf(db: Db, person: Person): Promise<MessageChoices> {
  const choices: MessageChoices = [];
  for (const kind of MESSAGE_KINDS) {
    const optional = optionalKind(kind);
    const choice = optional && (await choiceOf(db, person, optional));
    const stopped = choice?.stoppedByReplyAt && { stoppedByReplyAt: choice.stoppedByReplyAt.toISOString() };
    choices.push({ kind, isOn: choice?.isOn ?? true, isRequired: optional === undefined, ...stopped });
  }
  return choices;
}

function choose(
  on: Db | Trx,
  { clock }: Pick<Context, 'clock'>,
  person: Person,
  kind: OptionalKind,
  isOn: boolean,
): Promise<void> {
  return keepChoice(on, person, kind, { is_on: isOn, at: clock.now() });
}

async function keepChoice(
  on: Db | Trx,
  { organisation, identity }: Person,
  kind: OptionalKind,
  row: {
    readonly is_on: boolean;
    readonly at: string;
    readonly stopped_by_reply_at?: string | null;
  },
): Promise<void> {
  await on
    .insertInto('message_choice')
    .values({ organisation, identity, kind, ...row })
    .onConflict((conflict) => conflict.columns(['organisation', 'identity', 'kind']).doUpdateSet(row))
    .execute();
}
