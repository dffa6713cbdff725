import type { Selectable } from 'kysely';
import type { ApplicationTable, FactTable, TermsLedgerTable } from '../db/tables/applications.ts';
import type { AuditEventTable } from '../db/tables/audit.ts';
import type { Db } from '../db/tables.ts';
import type { FileStore } from '../file-store/file-store.ts';
import type { Sealing } from '../sealing/seal.ts';
import { canonical } from './canonical.ts';
import {
  ALTERED,
  type Chain,
  FIRST_PREVIOUS_HASH,
  factDigest,
  headHash,
  KEYED,
  keyedHash,
  RESEALED,
} from './chain.ts';
import { checkFiles, checkStore, type FileCheck } from './file-events.ts';
import { type TermsDigest, termsDigest, termsOf } from './terms-digests.ts';

type Event = Omit<Selectable<AuditEventTable>, 'at'> & { readonly at: string };

/** Everything stored of one application that its chain proves. */
type Stored = {
  readonly application: Selectable<ApplicationTable> | undefined;
  readonly events: readonly Event[];
  readonly facts: readonly Selectable<FactTable>[];
  readonly terms: readonly Selectable<TermsLedgerTable>[];
  readonly files: FileCheck;
};

export type ChainCheck = {
  readonly events: number;
  readonly facts: number;
  readonly terms: number;
  readonly files: number;
  /** Each in plain words; none if nothing was changed, added or removed. */
  readonly findings: readonly string[];
};

/**
 * Checks an application's chain, its row, facts, terms shown and files against one another.
 * @param store has the files that are not in the database
 * @throws FileStoreUnavailable
 */
export async function verifyChain(
  db: Db,
  sealing: Sealing,
  chain: Chain,
  store?: FileStore,
): Promise<ChainCheck> {
  const stored = await storedOf(db, sealing, chain);
  const { events, facts, terms, files } = stored;
  const findings = [
    ...eventFindings(sealing, chain, events),
    ...headFindings(sealing, chain, stored),
    ...factFindings(stored),
    ...termsFindings(events, terms),
    ...files.findings,
    ...(await checkStore(store, sealing, chain.applicationId, files)),
  ];
  return { events: events.length, facts: facts.length, terms: terms.length, files: files.files, findings };
}

/** Reads everything as of one moment, while a server may be running. */
function storedOf(db: Db, sealing: Sealing, chain: Chain): Promise<Stored> {
  const { organisation, applicationId } = chain;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const application = await trx
        .selectFrom('application')
        .selectAll()
        .where('organisation', '=', organisation)
        .where('id', '=', applicationId)
        .executeTakeFirst();
      const events = await trx
        .selectFrom('audit_event')
        .selectAll()
        .where('organisation', '=', organisation)
        .where('application_id', '=', applicationId)
        .orderBy('number')
        .execute();
      const facts = await trx
        .selectFrom('fact')
        .selectAll()
        .where('organisation', '=', organisation)
        .where('application_id', '=', applicationId)
        .orderBy('seq')
        .execute();
      const terms = await termsOf(trx, { organisation, applicationId });
      return {
        application,
        events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
        facts,
        terms,
        files: await checkFiles(trx, sealing, chain, events),
      };
    });
}

/** Checks each event's hash and its place in the chain. */
function eventFindings(sealing: Sealing, chain: Chain, events: readonly Event[]): string[] {
  const findings: string[] = [];
  let previous = FIRST_PREVIOUS_HASH;
  let next = 1;
  for (const event of events) {
    const { number, what, version, previous_hash, hash } = event;
    const named = `event ${number} (${what})`;
    if (number > next) findings.push(missing('event', next, number - 1));
    else if (previous_hash !== previous) findings.push(`${named} doesn't follow the event before it`);
    if (hash !== keyedHash(sealing, chain, previous_hash, event)) findings.push(`${named} was changed`);
    if (version !== KEYED) findings.push(`${named} was added without the key`);
    if (what === ALTERED) findings.push(`${named}: the chain had been changed before ${event.at}`);
    previous = hash;
    next = number + 1;
  }
  return findings;
}

/** Compares the numbers of the newest fact and event with the application's row, and the row with its keyed hash. */
function headFindings(sealing: Sealing, chain: Chain, { application, events, facts }: Stored): string[] {
  if (!application) return ['the application was removed'];
  const { last_seq, last_event, head_hash } = application;
  const newest = events.at(-1);
  const [number, seq] = [newest?.number ?? 0, facts.at(-1)?.seq ?? 0];
  if (number < last_event) return [missing('event', number + 1, last_event)];
  if (number > last_event) return [`${rangeRemovedText('event', last_event + 1, number)} added`];
  if (seq !== last_seq) return [`the newest fact is ${seq}, but the application counts ${last_seq}`];
  const expected = headHash(sealing, chain, application, newest?.hash ?? FIRST_PREVIOUS_HASH);
  if (head_hash !== expected) return ["the application's row was changed, or its newest events were removed"];
  return [];
}

/** Compares each fact with the event that recorded it. */
function factFindings({ events, facts }: Stored): string[] {
  const rewritten = rewrittenDigests(events);
  const rows = new Map(facts.map((fact) => [fact.seq, fact]));
  const recorded = events.filter(({ what }) => what.startsWith('fact '));
  const findings = recorded.flatMap((event) => {
    const { seq = 0, digest } = detailOf<{ seq: number; digest: string }>(event);
    const named = `fact ${seq} (${event.what.slice('fact '.length)})`;
    const fact = rows.get(seq);
    rows.delete(seq);
    if (!fact) return [`${named} was removed`];
    const changed = Object.entries({
      name: `fact ${fact.name}` === event.what,
      time: fact.at.toISOString() === event.at,
      actor: fact.actor === event.actor,
      origin: canonical(fact.origin) === canonical(event.origin),
      value: factDigest(fact.name, fact.value) === rewritten(seq, digest),
    }).flatMap(([part, isSame]) => (isSame ? [] : [part]));
    return changed.length > 0 ? [`${named} was changed: its ${changed.join(' and ')}`] : [];
  });
  const added = [...rows.values()].map(({ seq, name }) => `fact ${seq} (${name}) has no event`);
  return [...findings, ...added];
}

/** A fact that was rewritten, with its digests. */
type Rewrite = { readonly seq: number; readonly before: string; readonly after: string };

/** Returns the function of a fact's digest after its rewritings. Undefined if a rewriting found an altered value. */
function rewrittenDigests(events: readonly Event[]) {
  const rewrites = events
    .filter(({ what }) => what === RESEALED)
    .flatMap((event) => detailOf<{ rewritten: readonly Rewrite[] }>(event).rewritten ?? []);
  const bySeq = Map.groupBy(rewrites, ({ seq }) => seq);
  return (seq: number, digest: string | undefined) =>
    (bySeq.get(seq) ?? []).reduce<string | undefined>(
      (known, { before, after }) => (known === before ? after : undefined),
      digest,
    );
}

/** Compares each row of the terms ledger with the event that recorded it. */
function termsFindings(events: readonly Event[], terms: Stored['terms']): string[] {
  const rows = new Map(terms.map((row) => [row.number, row]));
  const recorded = events
    .filter(({ what }) => what.startsWith('terms '))
    .map((event) => detailOf<TermsDigest>(event));
  const findings = recorded.flatMap(({ number = 0, digest }) => {
    const named = `row ${number} of the terms ledger`;
    const row = rows.get(number);
    rows.delete(number);
    if (!row) return [`${named} was removed`];
    return termsDigest(row).digest === digest ? [] : [`${named} (${row.shown_where}) was changed`];
  });
  const added = [...rows.values()].map(
    ({ number, shown_where }) => `row ${number} of the terms ledger (${shown_where}) has no event`,
  );
  return [...findings, ...added];
}

/** Returns the detail of an event. Any part may be missing if the event was changed. */
function detailOf<T extends object>({ detail }: Event): Partial<T> {
  return (detail as Partial<T> | null) ?? {};
}

function missing(noun: string, from: number, to: number): string {
  return `${rangeRemovedText(noun, from, to)} removed`;
}

function rangeRemovedText(noun: string, from: number, to: number): string {
  return from === to ? `${noun} ${from} was` : `${noun}s ${from} to ${to} were`;
}
