import type * as z from 'zod';
import { applicationFacts } from './application.facts.ts';
import { closingFacts } from './closing.facts.ts';
import { creditFacts } from './credit.facts.ts';
import type { Entry } from './fact.ts';
import { offersFacts } from './offers.facts.ts';
import { propertyFacts } from './property.facts.ts';
import { verificationFacts } from './verification.facts.ts';

/** Everything that can be known about one application: the table of all facts. */
export const FACTS = {
  ...applicationFacts,
  ...propertyFacts,
  ...creditFacts,
  ...offersFacts,
  ...verificationFacts,
  ...closingFacts,
};

type Table = typeof FACTS;
export type FactName = keyof Table;
export type FactValue<N extends FactName> = z.infer<Table[N]['value']>;

type AnswerName = { [N in FactName]: Table[N]['shape'] extends 'answer' ? N : never }[FactName];
type LogName = Exclude<FactName, AnswerName>;

/** What is known of one application. An unanswered question is `undefined`; a log without entries is empty. */
export type Facts = { readonly [N in AnswerName]?: Entry<FactValue<N>> } & {
  readonly [N in LogName]: readonly Entry<FactValue<N>>[];
};

/** A fact about to be written. */
export type FactWrite = { [N in FactName]: { readonly fact: N; readonly value: FactValue<N> } }[FactName];

/** A fact as stored, in the order of its arrival. */
export type StoredFact = {
  readonly fact: string;
  readonly seq: number;
  readonly at: string;
  readonly value: unknown;
};

const LOG_NAMES = (Object.keys(FACTS) as FactName[]).filter((name) => FACTS[name].shape === 'log');

/** Whether a text names a fact. */
export function isFactName(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}

/** Facts of an application about which nothing is known. */
export function noFacts(): Facts {
  return Object.fromEntries(LOG_NAMES.map((name) => [name, []])) as unknown as Facts;
}

/**
 * Facts from their stored entries, oldest first. An entry whose fact is no longer in the table is left out: history outlives the table.
 */
export function factsFrom(stored: readonly StoredFact[]): Facts {
  const facts: Record<string, unknown> = { ...noFacts() };
  for (const { fact, seq, at, value } of stored) {
    if (!isFactName(fact)) continue;
    const entry = { ...(value as object), seq, at };
    facts[fact] = FACTS[fact].shape === 'log' ? [...(facts[fact] as unknown[]), entry] : entry;
  }
  return facts as Facts;
}

/** The facts with one more arrived. `seq` is one above the newest. */
export function withFact(facts: Facts, write: FactWrite, at: string): Facts {
  const entry = { ...write.value, seq: newestSeq(facts) + 1, at };
  const now =
    FACTS[write.fact].shape === 'log' ? [...(facts[write.fact] as readonly unknown[]), entry] : entry;
  return { ...facts, [write.fact]: now } as Facts;
}

/**
 * The facts as they stood before an entry arrived. Of an answer only the newest is known: one that was given again since is left out.
 * @param seq of the entry
 */
export function factsBefore(facts: Facts, seq: number): Facts {
  const known = Object.entries(facts).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[name, value.filter((entry) => seqOf(entry) < seq)]];
    return seqOf(value) < seq ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as unknown as Facts;
}

/** The number of the newest entry; 0 when there is none. */
export function newestSeq(facts: Facts): number {
  return Math.max(0, ...Object.values(facts).map((known) => seqOf(known)));
}

function seqOf(known: unknown): number {
  const entry = Array.isArray(known) ? known.at(-1) : known;
  return (entry as { seq?: number } | undefined)?.seq ?? 0;
}
