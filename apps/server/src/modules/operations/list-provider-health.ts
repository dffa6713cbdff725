import type {
  listProviderHealth as call,
  ProviderHealth,
} from '@homeline/contract/operations/list-provider-health.ts';
import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { PROVIDERS, TASK_PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';

const TASKS = Object.keys(TASK_PROVIDERS) as TaskName[];

/**
 * Sums up a lender's calls of every provider by all server processes, with the chat providers that the installation has an account with.
 * Calls of no lender count for each.
 */
export const listProviderHealth: Handler<typeof call> = async ({ organisation }, context) => {
  const { db } = context;
  const hour = await callsOf(db, organisation, '1 hour');
  const day = await callsOf(db, organisation, '1 day');
  const chat = Object.keys(context.chatProviders) as OutsideProvider[];
  const providers = [...PROVIDERS, ...chat];
  const newest = await newestOf(db, organisation, providers);
  const stopped = await stoppedTasksOf(context, organisation);
  return providers.map((provider) => ({
    provider,
    lastHour: hour.get(provider) ?? NONE,
    lastDay: day.get(provider) ?? NONE,
    ...newest.get(provider),
    stoppedTasks: stopped.get(provider) ?? 0,
  }));
};

type Calls = ProviderHealth['lastHour'];
const NONE: Calls = { calls: 0, failures: [] };

type CallsRow = {
  readonly provider: string;
  readonly calls: number;
  readonly timeouts: number;
  readonly unreachable: number;
  readonly refused: number;
  readonly garbage: number;
  readonly median: number | null;
  readonly p90: number | null;
};

/** @param time an interval of PostgreSQL */
async function callsOf(
  db: Db,
  organisation: string,
  time: '1 hour' | '1 day',
): Promise<ReadonlyMap<string, Calls>> {
  const since = sql`now() - ${time}::interval`;
  const { rows } = await sql<CallsRow>`
    select counted.*, median, p90 from (
      select provider, sum(calls)::int as calls, sum(timeouts)::int as timeouts,
        sum(unreachable)::int as unreachable, sum(refused)::int as refused, sum(garbage)::int as garbage
      from provider_minute where minute > ${since} and ${isOwn(organisation)} group by provider
    ) counted left join (
      select provider, percentile_cont(0.5) within group (order by took) as median,
        percentile_cont(0.9) within group (order by took) as p90
      from provider_minute, unnest(took_ms) took where minute > ${since} and ${isOwn(organisation)} group by provider
    ) timed using (provider)`.execute(db);
  return new Map(rows.map((row) => [row.provider, wordCalls(row)]));
}

function isOwn(organisation: string) {
  return sql`organisation in (${organisation}, '')`;
}

function wordCalls({ calls, timeouts, unreachable, refused, garbage, median, p90 }: CallsRow): Calls {
  const failures = [
    { reason: 'TIMEOUT', calls: timeouts },
    { reason: 'UNREACHABLE', calls: unreachable },
    { reason: 'REFUSED', calls: refused },
    { reason: 'GARBAGE', calls: garbage },
  ] as const;
  return {
    calls,
    failures: failures.filter((failure) => failure.calls > 0),
    ...(median !== null && { medianMs: median }),
    ...(p90 !== null && { p90Ms: p90 }),
  };
}

type Newest = Pick<ProviderHealth, 'lastSuccessAt' | 'lastFailure'>;

type NewestRow = {
  readonly provider: string;
  readonly succeeded: Date | null;
  readonly failed: Date | null;
  readonly reason: NonNullable<Newest['lastFailure']>['reason'] | null;
};

/** Reads only the newest rows of each provider, however many minutes are kept. */
async function newestOf(
  db: Db,
  organisation: string,
  providers: readonly string[],
): Promise<ReadonlyMap<string, Newest>> {
  const { rows } = await sql<NewestRow>`
    select p.provider, success.at as succeeded, failure.at as failed, failure.reason
    from unnest(string_to_array(${providers.join(',')}, ',')) p(provider)
    left join lateral (
      select last_success_at as at from provider_minute m
      where m.provider = p.provider and last_success_at is not null and ${isOwn(organisation)}
      order by minute desc, last_success_at desc limit 1
    ) success on true
    left join lateral (
      select last_failure_at as at, last_failure as reason from provider_minute m
      where m.provider = p.provider and last_failure_at is not null and ${isOwn(organisation)}
      order by minute desc, last_failure_at desc limit 1
    ) failure on true`.execute(db);
  return new Map(
    rows.map(({ provider, succeeded, failed, reason }) => [
      provider,
      {
        ...(succeeded && { lastSuccessAt: succeeded.toISOString() }),
        ...(failed && reason && { lastFailure: { at: failed.toISOString(), reason } }),
      },
    ]),
  );
}

async function stoppedTasksOf({ jobs }: Context, organisation: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { task } of await jobs.stoppedRuns(organisation, TASKS)) {
    const provider = TASK_PROVIDERS[task as TaskName];
    if (provider) counts.set(provider, (counts.get(provider) ?? 0) + 1);
  }
  return counts;
}
