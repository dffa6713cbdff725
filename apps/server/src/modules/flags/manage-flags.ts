import type {
  changeFlag as changeCall,
  Flag,
  getFlag as getCall,
  listFlags as listCall,
} from '@homeline/contract/flags/manage-flags.ts';
import { changeProblem } from '@homeline/domain/client-state/closable-pages.ts';
import { FLAG_KEYS, type FlagKey, flagRow } from '@homeline/domain/flags/flags.ts';
import { isLeftToFlag, SIGN_IN_FLAGS } from '@homeline/domain/organisations/sign-in.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { staffNames } from '../staff/staff-names.ts';
import { evaluateFlag, ruleProblem } from './evaluate.ts';
import { countPeople } from './experiments.ts';
import { type CurrentSetting, FLAGS_CHANNEL } from './flags.ts';

const MOST_CHANGES = 100;

/** Lists every flag with its setting. */
export const listFlags: Handler<typeof listCall> = async ({ organisation }, context) => {
  await context.flags.refresh();
  const changes = await context.db
    .selectFrom('flag_change')
    .distinctOn('key')
    .select(['key', 'changed_by', 'at'])
    .where('organisation', '=', organisation)
    .orderBy('key')
    .orderBy('number', 'desc')
    .execute();
  const names = await staffNames(
    context.db,
    changes.map(({ changed_by }) => changed_by),
  );
  const lastChanges = new Map(changes.map(({ key, changed_by, at }) => [key, { at, by: names(changed_by) }]));
  return FLAG_KEYS.map((key) => shown(context, organisation, key, lastChanges.get(key)));
};

/** Returns one flag with its history and the people in its experiment. */
export const getFlag: Handler<typeof getCall> = async ({ organisation, params: { key } }, context) => {
  await context.flags.refresh();
  const rows = await context.db
    .selectFrom('flag_change')
    .select(['number', 'setting', 'reason', 'changed_by', 'at'])
    .where('organisation', '=', organisation)
    .where('key', '=', key)
    .orderBy('number', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  const names = await staffNames(
    context.db,
    rows.map(({ changed_by }) => changed_by),
  );
  const [last] = rows;
  const current = context.flags.current(organisation, key);
  return {
    ...shown(context, organisation, key, last && { at: last.at, by: names(last.changed_by) }),
    changes: rows.map(({ number, setting, reason, changed_by, at }) => ({
      ...{ number: String(number), at: at.toISOString(), by: names(changed_by), reason },
      ...(setting && { setting }),
    })),
    ...(await experimentOf(context, organisation, key, current)),
  };
};

/** Changes a flag, unless another person changed it since the person looked. */
export const changeFlag: Handler<typeof changeCall> = async (request, context) => {
  const { organisation, caller, params, body } = request;
  const { key } = params;
  const { setting, reason, version } = body;
  const at = context.clock.now();
  const problem = setting && changeProblem(key, setting, at);
  if (problem) return refuse('INVALID_INPUT', { fields: { [`setting.${problem.field}`]: problem.message } });
  const rule = setting && ruleProblem(key, setting);
  if (rule) return refuse('INVALID_INPUT', { fields: { 'setting.rule': rule } });
  const isChanged = await context.db.transaction().execute(async (trx) => {
    await sql`lock table flag_change in share row exclusive mode`.execute(trx);
    const last = await lastChange(trx, organisation, key);
    if (String(last?.number ?? 0) !== version) return false;
    const number = await nextNumber(trx);
    // New weights continue the same experiment, and everyone in it keeps their variant.
    const experiment = setting?.serves === 'SPLIT' ? String(last?.experiment ?? number) : null;
    const row = { organisation, number, key, experiment, reason, at, changed_by: caller.identity };
    await trx
      .insertInto('flag_change')
      .values({ ...row, setting: setting && JSON.stringify(setting) })
      .execute();
    const change = { organisation, at, changed_by: caller.identity, identity: caller.identity };
    await trx
      .insertInto('staff_change')
      .values({ ...change, what: 'FLAG', roles: [], subject: key })
      .execute();
    await sql`select pg_notify(${FLAGS_CHANNEL}, '')`.execute(trx);
    return true;
  });
  if (!isChanged)
    return refuse('STALE_VERSION', { message: 'Somebody else changed this flag. Look at it again.' });
  await context.flags.refresh();
  return undefined;
};

function shown(
  { flags, organisations }: Context,
  organisation: string,
  key: FlagKey,
  lastChange: { readonly at: Date; readonly by: string } | undefined,
): Flag {
  const { version, setting, scheduled, lendersDefault, setIn } = flags.current(organisation, key);
  const { variant, value } = evaluateFlag(key, setting, {}, lendersDefault);
  const { mode, issuer } = organisations.get(organisation).signIn;
  const isOfSignIn = Object.values<FlagKey>(SIGN_IN_FLAGS).includes(key);
  const isAsked = !isOfSignIn || isLeftToFlag(mode, issuer !== undefined);
  return {
    ...{ key, version, setIn, variant, canSplit: flagRow(key).canSplit && isAsked },
    enabled: typeof value === 'boolean' ? value : variant !== flagRow(key).off,
    ...(setting && { setting }),
    ...(scheduled && { scheduled }),
    ...(lastChange && { lastChange: { at: lastChange.at.toISOString(), by: lastChange.by } }),
  };
}

async function experimentOf(
  { db }: Context,
  organisation: string,
  key: FlagKey,
  { setting, experiment }: CurrentSetting,
) {
  if (setting?.serves !== 'SPLIT' || experiment === undefined) return {};
  const people = await countPeople(db, { organisation, key, experiment });
  const start = await db
    .selectFrom('flag_change')
    .select('at')
    .where('organisation', '=', organisation)
    .where('number', '=', experiment)
    .executeTakeFirst();
  const variants = Object.keys(flagRow(key).variants)
    .filter((variant) => people.has(variant) || (setting.weights[variant] ?? 0) > 0)
    .map((variant) => {
      const counted = people.get(variant);
      return {
        ...{ variant, weight: setting.weights[variant] ?? 0, people: counted?.people ?? 0 },
        ...(counted && { lastAt: counted.lastAt.toISOString() }),
      };
    });
  return { experiment: { ...(start && { startedAt: start.at.toISOString() }), variants } };
}

function lastChange(trx: Trx, organisation: string, key: FlagKey) {
  return trx
    .selectFrom('flag_change')
    .select(['number', 'experiment'])
    .where('organisation', '=', organisation)
    .where('key', '=', key)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function nextNumber(trx: Trx): Promise<string> {
  const { rows } = await sql<{
    number: string;
  }>`select nextval('flag_change_number')::text as number`.execute(trx);
  return rows[0]?.number ?? '';
}
