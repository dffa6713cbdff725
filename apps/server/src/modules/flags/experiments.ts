import { type FlagKey, flagRow, type Json } from '@homeline/domain/flags/flags.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import type { FlagUser } from './evaluate.ts';
import type { FlagAnswer } from './flags.ts';

type ExperimentContext = Pick<Context, 'db' | 'flags' | 'clock' | 'log'>;
type Experiment = { readonly organisation: string; readonly key: FlagKey; readonly experiment: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Evaluates a flag. A person who saw a variant of its experiment keeps it. */
export async function readFlag(
  context: ExperimentContext,
  organisation: string,
  key: FlagKey,
  user: FlagUser,
): Promise<FlagAnswer> {
  return (await answer(context, organisation, key, user)).answer;
}

/** Evaluates a flag for a page that shows the result: a person is counted once for each experiment, and keeps their variant. */
export async function decideFlag(
  context: ExperimentContext,
  organisation: string,
  key: FlagKey,
  user: FlagUser,
  { mayCount }: { readonly mayCount: () => boolean },
): Promise<FlagAnswer> {
  const { answer: found, toCount } = await answer(context, organisation, key, user);
  if (!toCount || !mayCount()) return found;
  const { tracker, ...experiment } = toCount;
  try {
    const inserted = await context.db
      .insertInto('experiment_exposure')
      .values({ ...experiment, tracker, variant: found.variant, at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('variant')
      .execute();
    // Another request of the same person was first, perhaps before the weights changed.
    return inserted.length > 0 ? found : (await answer(context, organisation, key, user)).answer;
  } catch (error) {
    return uncounted(context, error, found);
  }
}

/** Counts the people in an experiment by variant. */
export async function countPeople(
  db: Db,
  { organisation, key, experiment }: Experiment,
): Promise<ReadonlyMap<string, { readonly people: number; readonly lastAt: Date }>> {
  const rows = await db
    .selectFrom('experiment_exposure')
    .select(({ fn }) => ['variant', fn.countAll<string>().as('people'), sql<Date>`max(at)`.as('lastAt')])
    .where('organisation', '=', organisation)
    .where('key', '=', key)
    .where('experiment', '=', experiment)
    .groupBy('variant')
    .execute();
  return new Map(rows.map(({ variant, people, lastAt }) => [variant, { people: Number(people), lastAt }]));
}

type Answered = {
  readonly answer: FlagAnswer;
  /** Present for a person who takes part and isn't counted yet. */
  readonly toCount?: Experiment & { readonly tracker: string };
};

async function answer(
  context: ExperimentContext,
  organisation: string,
  key: FlagKey,
  user: FlagUser,
): Promise<Answered> {
  const { trackerId } = user;
  const first = await context.flags.evaluate(organisation, key, user);
  const { experiment } = first;
  if (experiment === undefined || trackerId === undefined || !UUID.test(trackerId)) return { answer: first };
  try {
    const { tracker, variant } = await keptVariant(context.db, { organisation, key, experiment }, trackerId);
    const kept = variant === null ? undefined : flagRow(key).variants[variant];
    if (variant !== null && kept !== undefined) return { answer: { ...first, variant, value: kept as Json } };
    const own =
      tracker === trackerId
        ? first
        : await context.flags.evaluate(organisation, key, { ...user, trackerId: tracker });
    return { answer: own, toCount: { organisation, key, experiment, tracker } };
  } catch (error) {
    return { answer: uncounted(context, error, first) };
  }
}

/** Without the database, the hash alone decides: a page doesn't wait for an experiment. */
function uncounted({ log }: ExperimentContext, error: unknown, found: FlagAnswer): FlagAnswer {
  log.warn({ failure: (error as Error).message }, 'An experiment can’t be counted');
  return found;
}

/** Returns a person's own identifier, and the variant that they saw. */
async function keptVariant(
  db: Db,
  { organisation, key, experiment }: Experiment,
  trackerId: string,
): Promise<{ tracker: string; variant: string | null }> {
  const { rows } = await sql<{ tracker: string; variant: string | null }>`
    select own.tracker, seen.variant from (
      select coalesce(
        (select tracker from tracker_alias where organisation = ${organisation} and alias = ${trackerId}::uuid),
        ${trackerId}::uuid
      ) as tracker
    ) own left join experiment_exposure seen on seen.organisation = ${organisation} and seen.key = ${key}
      and seen.experiment = ${experiment}::bigint and seen.tracker = own.tracker`.execute(db);
  return rows[0] ?? { tracker: trackerId, variant: null };
}
