import type {
  listProviderHealth as call,
  ProviderHealth,
} from '@homeline/contract/operations/list-provider-health.ts';
import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import {
  type Answerer,
  answerersOfPort,
  BRIDGE,
  type ChoicePort,
  type PricedPort,
} from '@homeline/domain/organisations/named-providers.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { PROVIDERS, TASK_PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';

const TASKS = Object.keys(TASK_PROVIDERS) as TaskName[];
const PORTS = [...PROVIDERS, 'places'] as const;

type Row = Pick<ProviderHealth, 'provider' | 'answeredBy'>;

/** Returns the name of a row in the table of counted calls. */
const keyOf = ({ provider, answeredBy }: Row) => `${provider} ${answeredBy ?? provider}`;

/**
 * Sums up a lender's calls by all server processes: of each port and who answers there, with the chat providers that the installation has
 * an account with. Calls of no lender count for each.
 */
export const listProviderHealth: Handler<typeof call> = async ({ organisation }, context) => {
  const { db } = context;
  const lender = context.organisations.get(organisation);
  const hour = await callsOf(db, organisation, '1 hour');
  const day = await callsOf(db, organisation, '1 day');
  const month = await monthOf(db, organisation, lender.timeZone);
  const chats = (Object.keys(context.chatProviders) as OutsideProvider[]).map(
    (provider): Row => ({ provider }),
  );
  const newest = await newestOf(db, organisation, [
    ...PORTS.flatMap((provider) => answerersOfPort(provider).map((answeredBy) => ({ provider, answeredBy }))),
    ...chats,
  ]);
  const paused = await pausedOf(db, organisation);
  const stopped = await stoppedTasksOf(context, organisation);
  const rows = PORTS.flatMap((port): Row[] => {
    const chosen: readonly Answerer[] = lender.providers[port as ChoicePort] ?? [];
    const called = answerersOfPort(port).filter((answeredBy) =>
      newest.has(keyOf({ provider: port, answeredBy })),
    );
    const usual: readonly Answerer[] = chosen.length === 0 && port !== 'places' ? [BRIDGE] : [];
    const answerers = new Set<Answerer>([...chosen, ...usual, ...called]);
    return [...answerers].map((answeredBy) => ({ provider: port, answeredBy }));
  });
  return [...rows, ...chats].map((row, index, all) => {
    const key = keyOf(row);
    const { calls = 0, charged = 0 } = month.get(key) ?? {};
    const centsPerCall =
      row.answeredBy && lender.providerPrices[row.provider as PricedPort]?.[row.answeredBy];
    const pause = paused.get(key);
    const isFirst = all.findIndex(({ provider }) => provider === row.provider) === index;
    return {
      ...row,
      lastHour: wordCalls(hour.get(key)),
      lastDay: wordCalls(day.get(key)),
      month: {
        ...{ calls, charged },
        ...(centsPerCall !== undefined && { centsPerCall, costCents: Math.round(charged * centsPerCall) }),
      },
      ...(pause && { paused: pause }),
      ...newest.get(key),
      stoppedTasks: (isFirst ? stopped.get(row.provider) : undefined) ?? 0,
    };
  });
};

type CallsRow = {
  readonly key: string;
  readonly calls: number;
  readonly timeouts: number;
  readonly unreachable: number;
  readonly refused: number;
  readonly garbage: number;
  readonly median: number | null;
  readonly p90: number | null;
};

const KEY = sql`provider || ' ' || answered_by`;

/** @param time an interval of PostgreSQL */
async function callsOf(
  db: Db,
  organisation: string,
  time: '1 hour' | '1 day',
): Promise<ReadonlyMap<string, CallsRow>> {
  const since = sql`now() - ${time}::interval`;
  const { rows } = await sql<CallsRow>`
    select counted.*, median, p90 from (
      select ${KEY} as key, sum(calls)::int as calls, sum(timeouts)::int as timeouts,
        sum(unreachable)::int as unreachable, sum(refused)::int as refused, sum(garbage)::int as garbage
      from provider_minute where minute > ${since} and ${isOwn(organisation)} group by 1
    ) counted left join (
      select ${KEY} as key, percentile_cont(0.5) within group (order by took) as median,
        percentile_cont(0.9) within group (order by took) as p90
      from provider_minute, unnest(took_ms) took where minute > ${since} and ${isOwn(organisation)} group by 1
    ) timed using (key)`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

type MonthRow = { readonly key: string; readonly calls: number; readonly charged: number };

/** Counts calls since the first of the month in a time zone. */
async function monthOf(
  db: Db,
  organisation: string,
  timeZone: string,
): Promise<ReadonlyMap<string, MonthRow>> {
  const { rows } = await sql<MonthRow>`
    select ${KEY} as key, sum(calls)::int as calls, sum(charged)::int as charged from provider_minute
    where minute >= date_trunc('month', now() at time zone ${timeZone}::text) at time zone ${timeZone}::text
      and ${isOwn(organisation)} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

function isOwn(organisation: string) {
  return sql`organisation in (${organisation}, '')`;
}

function wordCalls(row: CallsRow | undefined): ProviderHealth['lastHour'] {
  if (!row) return { calls: 0, failures: [] };
  const { calls, timeouts, unreachable, refused, garbage, median, p90 } = row;
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

type NewestRow = {
  readonly key: string;
  readonly succeeded: Date | null;
  readonly failed: Date | null;
  readonly reason: NonNullable<ProviderHealth['lastFailure']>['reason'] | null;
};

/** Returns when each was called last, with success and without. Reads only the newest rows, however many minutes are kept. */
async function newestOf(
  db: Db,
  organisation: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Pick<ProviderHealth, 'lastSuccessAt' | 'lastFailure'>>> {
  const found = await sql<NewestRow>`
    select c.key, success.at as succeeded, failure.at as failed, failure.reason
    from unnest(string_to_array(${rows.map(keyOf).join(',')}, ',')) c(key)
    left join lateral (
      select last_success_at as at from provider_minute m
      where m.provider = split_part(c.key, ' ', 1) and m.answered_by = split_part(c.key, ' ', 2)
        and last_success_at is not null and ${isOwn(organisation)}
      order by minute desc, last_success_at desc limit 1
    ) success on true
    left join lateral (
      select last_failure_at as at, last_failure as reason from provider_minute m
      where m.provider = split_part(c.key, ' ', 1) and m.answered_by = split_part(c.key, ' ', 2)
        and last_failure_at is not null and ${isOwn(organisation)}
      order by minute desc, last_failure_at desc limit 1
    ) failure on true
    where success.at is not null or failure.at is not null`.execute(db);
  return new Map(
    found.rows.map(({ key, succeeded, failed, reason }) => [
      key,
      {
        ...(succeeded && { lastSuccessAt: succeeded.toISOString() }),
        ...(failed && reason && { lastFailure: { at: failed.toISOString(), reason } }),
      },
    ]),
  );
}

/** Returns the paused providers. If several servers paused one, the longest pause counts. */
async function pausedOf(
  db: Db,
  organisation: string,
): Promise<ReadonlyMap<string, NonNullable<ProviderHealth['paused']>>> {
  const rows = await db
    .selectFrom('provider_pause')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('paused_until', '>', sql<Date>`now()`)
    .orderBy('paused_until')
    .execute();
  return new Map(
    rows.map(({ port, provider, failures, paused_until }) => [
      `${port} ${provider}`,
      { until: paused_until.toISOString(), failures },
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
