import { setTimeout as wait } from 'node:timers/promises';
import type { RealtimeEvent } from '@homeline/contract/realtime/messages.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ApplicationKey } from '../facts/load.ts';
import { EVENTS_CHANNEL } from '../facts/publish.ts';
import type { Log } from '../log.ts';

export type StoredEvent = ApplicationKey & {
  readonly kind: RealtimeEvent['kind'];
  readonly step: string;
  readonly version: number;
  readonly byBorrower: boolean;
};

type Follower = (events: readonly StoredEvent[]) => void;

/** Replay scope: one application or a lender. */
export type Scope = { readonly organisation: string; readonly applicationId?: string | undefined };

/** The committed events of every process, each at least once. */
export type EventFeed = {
  /** Calls a follower with every event from now on. Resolves once that is certain. @returns the end of following */
  follow(follower: Follower): Promise<() => void>;
  /** Returns the events since a cursor; undefined when it is too old, unknown or too many have happened. */
  since(cursor: string, scope: Scope): Promise<readonly StoredEvent[] | undefined>;
  /** Returns the cursor after the events that followers have; undefined before the first one. */
  cursor(): string | undefined;
  /** Looks for events, so that the cursor stays recent. */
  wake(): void;
  stop(): void;
};

const MOST_READ = 1000;
const MOST_MISSED = 500;
/** Half of the time that events are kept. */
const OLDEST_CURSOR_SECONDS = 12 * 3600;
const RETRY_MS = 1000;

/** Followers have every event of the transactions below `tx`, and the events in `seen`. */
type Position = {
  readonly tx: bigint;
  readonly second: string;
  readonly seen: ReadonlyMap<string, bigint>;
};

type Row = {
  readonly number: string | null;
  readonly tx: string;
  readonly organisation: string;
  readonly application_id: string;
  readonly kind: RealtimeEvent['kind'];
  readonly step: string;
  readonly version: number;
  readonly by_borrower: boolean;
};
type Read = Row & { readonly horizon: string; readonly second: string };

/**
 * Opens the feed. A notification only wakes it: it reads the table, so that an interrupted connection loses nothing. Transactions
 * commit in another order than they begin. So it reads again every event whose transaction may have been open at the last reading,
 * and leaves out those it has seen. A long transaction of any database on the server keeps this horizon back, so what the first reading
 * finds counts as seen: it happened before anybody followed.
 */
export async function openEventFeed({ db, listen }: Database, log: Log): Promise<EventFeed> {
  const followers = new Set<Follower>();
  let position: Position | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;
  let isStopped = false;

  async function readOnce(): Promise<void> {
    if (followers.size === 0) {
      position = undefined;
      return;
    }
    const isFirst = position === undefined;
    const { tx: from, seen } = position ?? { tx: undefined, seen: new Map<string, bigint>() };
    const { rows } = await sql<Read>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, extract(epoch from now())::bigint::text as second, found.*
      from (select 1) one left join lateral (
        select number::text, tx::text, organisation, application_id, kind, step, version, by_borrower from event
        where tx >= coalesce(${from === undefined ? null : String(from)}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
          and number <> all(string_to_array(${[...seen.keys()].join(',')}, ',')::bigint[])
        order by tx, number limit ${MOST_READ}
      ) found on true`.execute(db);
    const horizon = BigInt(rows[0]?.horizon ?? 0);
    const found = rows.filter(({ number }) => number !== null);
    const last = found.length < MOST_READ ? undefined : found.at(-1);
    const tx = last && BigInt(last.tx) < horizon ? BigInt(last.tx) : horizon;
    isStale ||= last !== undefined;
    const known = [...seen, ...found.map((row) => [row.number ?? '', BigInt(row.tx)] as const)];
    position = {
      tx,
      second: rows[0]?.second ?? '0',
      seen: new Map(known.filter(([, of]) => of >= tx)),
    };
    if (found.length > 0 && !isFirst) for (const follower of followers) follower(found.map(eventOf));
  }

  async function readAll(): Promise<void> {
    while (isStale && !isStopped) {
      isStale = false;
      await readOnce();
    }
  }

  /** Reads until nothing is new. Readings never overlap. */
  function read(): Promise<void> {
    isStale = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function wake(): void {
    read().catch(async (error: Error) => {
      if (isStopped) return;
      log.warn({ failure: error.message }, 'Events can’t be read');
      await wait(RETRY_MS, undefined, { ref: false });
      if (!isStopped) wake();
    });
  }

  await listen(EVENTS_CHANNEL, wake, wake);
  return {
    wake,
    cursor: () => position && `${position.tx}-${position.second}`,
    async follow(follower) {
      followers.add(follower);
      const end = () => void followers.delete(follower);
      try {
        while (!position) await read();
      } catch (error) {
        end();
        throw error;
      }
      return end;
    },
    async since(cursor, { organisation, applicationId }) {
      const [, tx, second] = /^(\d{1,20})-(\d{1,12})$/.exec(cursor) ?? [];
      // A restored database counts its transactions again from below.
      if (tx === undefined || !position || BigInt(tx) > position.tx) return undefined;
      if (Number(position.second) - Number(second) > OLDEST_CURSOR_SECONDS) return undefined;
      const { rows } = await sql<Row>`
        select number::text, tx::text, organisation, application_id, kind, step, version, by_borrower from event
        where organisation = ${organisation} and tx >= ${tx}::text::xid8
          ${applicationId === undefined ? sql`` : sql`and application_id = ${applicationId}::uuid`}
        order by tx, number limit ${MOST_MISSED + 1}`.execute(db);
      return rows.length > MOST_MISSED ? undefined : rows.map(eventOf);
    },
    stop() {
      isStopped = true;
      followers.clear();
    },
  };
}

function eventOf({ application_id, by_borrower, organisation, kind, step, version }: Row): StoredEvent {
  return { organisation, applicationId: application_id, kind, step, version, byBorrower: by_borrower };
}
