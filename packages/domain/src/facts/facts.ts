import type * as z from 'zod';
import { applicationFacts } from './application.facts.ts';
import { assetsFacts } from './assets.facts.ts';
import { bankFacts } from './bank.facts.ts';
import { closingFacts } from './closing.facts.ts';
import { coBorrowersFacts } from './co-borrowers.facts.ts';
import { conditionsFacts } from './conditions.facts.ts';
import { creditFacts } from './credit.facts.ts';
import { documentsFacts } from './documents.facts.ts';
import { electronicRecordsFacts } from './electronic-records.facts.ts';
import type { Entry } from './fact.ts';
import { fundingFacts } from './funding.facts.ts';
import { identityFacts } from './identity.facts.ts';
import { incomeFacts } from './income.facts.ts';
import { insuranceFacts } from './insurance.facts.ts';
import { liensFacts } from './liens.facts.ts';
import { notaryFacts } from './notary.facts.ts';
import { offersFacts } from './offers.facts.ts';
import { propertyFacts } from './property.facts.ts';
import { recordingTaxFacts } from './recording-tax.facts.ts';
import { signersFacts } from './signers.facts.ts';
import { signingFacts } from './signing.facts.ts';
import { titleFacts } from './title.facts.ts';
import { valuationFacts } from './valuation.facts.ts';

/** The definition of every fact, by name. */
export const FACTS = {
  ...applicationFacts,
  ...electronicRecordsFacts,
  ...propertyFacts,
  ...valuationFacts,
  ...titleFacts,
  ...recordingTaxFacts,
  ...creditFacts,
  ...liensFacts,
  ...offersFacts,
  ...assetsFacts,
  ...incomeFacts,
  ...bankFacts,
  ...identityFacts,
  ...documentsFacts,
  ...conditionsFacts,
  ...closingFacts,
  ...signingFacts,
  ...notaryFacts,
  ...insuranceFacts,
  ...fundingFacts,
  ...signersFacts,
  ...coBorrowersFacts,
};

/** The facts as staff read them, by subject. */
export const FACT_GROUPS: Readonly<Record<string, object>> = {
  Applicant: { ...applicationFacts, ...electronicRecordsFacts },
  'Home and title': { ...propertyFacts, ...valuationFacts, ...titleFacts, ...recordingTaxFacts },
  'Credit and liens': { ...creditFacts, ...liensFacts },
  'Offers and decisions': { ...offersFacts, ...assetsFacts },
  'Income, account and identity': { ...incomeFacts, ...bankFacts, ...identityFacts },
  'Conditions and closing': {
    ...documentsFacts,
    ...conditionsFacts,
    ...closingFacts,
    ...signingFacts,
    ...notaryFacts,
    ...insuranceFacts,
    ...fundingFacts,
  },
  'Other signers': signersFacts,
  'Co-borrowers': coBorrowersFacts,
};

type Table = typeof FACTS;
export type FactName = keyof Table;
export type FactValue<N extends FactName> = z.infer<Table[N]['value']>;

type AnswerName = { [N in FactName]: Table[N]['shape'] extends 'answer' ? N : never }[FactName];
type LogName = Exclude<FactName, AnswerName>;

/** The facts of one application. An unanswered question is `undefined`. A log without entries is an empty array. */
export type Facts = { readonly [N in AnswerName]?: Entry<FactValue<N>> } & {
  readonly [N in LogName]: readonly Entry<FactValue<N>>[];
};

/** A fact to write. */
export type FactWrite = { [N in FactName]: { readonly fact: N; readonly value: FactValue<N> } }[FactName];

/** A stored fact. `seq` gives its order of arrival. */
export type StoredFact = {
  readonly fact: string;
  readonly seq: number;
  readonly at: string;
  readonly value: unknown;
};

const LOG_NAMES = (Object.keys(FACTS) as FactName[]).filter((name) => FACTS[name].shape === 'log');

/** Returns whether a string is the name of a fact. */
export function isFactName(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}

/** Returns the facts of a new application. */
export function noFacts(): Facts {
  return Object.fromEntries(LOG_NAMES.map((name) => [name, []])) as unknown as Facts;
}

/**
 * Builds facts from stored entries, oldest first. Skips entries of facts that no longer exist.
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

/** Returns the facts with one more entry. Its `seq` is one above the newest. */
export function withFact(facts: Facts, write: FactWrite, at: string): Facts {
  const entry = { ...write.value, seq: newestSeq(facts) + 1, at };
  const now =
    FACTS[write.fact].shape === 'log' ? [...(facts[write.fact] as readonly unknown[]), entry] : entry;
  return { ...facts, [write.fact]: now } as Facts;
}

/**
 * Returns the facts before the entry `seq` arrived. An answer replaced since then is missing, because facts keep only the newest.
 */
export function factsBefore(facts: Facts, seq: number): Facts {
  const known = Object.entries(facts).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[name, value.filter((entry) => seqOf(entry) < seq)]];
    return seqOf(value) < seq ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as unknown as Facts;
}

/** Returns the number of the newest entry, or 0 without entries. */
export function newestSeq(facts: Facts): number {
  return Math.max(0, ...Object.values(facts).map((known) => seqOf(known)));
}

function seqOf(known: unknown): number {
  const entry = Array.isArray(known) ? known.at(-1) : known;
  return (entry as { seq?: number } | undefined)?.seq ?? 0;
}
