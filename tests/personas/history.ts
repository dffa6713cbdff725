import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';

/** Returns the facts after each entry, oldest first. */
export function history(facts: Facts): readonly Facts[] {
  return Array.from({ length: newestSeq(facts) }, (_, index) => factsUpTo(facts, index + 1));
}

export type Numbered = { readonly seq: number };

function isLog(entry: Numbered | readonly Numbered[]): entry is readonly Numbered[] {
  return Array.isArray(entry);
}

function factsUpTo(facts: Facts, seq: number): Facts {
  const entries = Object.entries(facts) as [string, Numbered | readonly Numbered[]][];
  const kept = entries.map(([name, entry]) => [
    name,
    isLog(entry) ? entry.filter((each) => each.seq <= seq) : entry.seq <= seq ? entry : undefined,
  ]);
  return Object.fromEntries(kept) as Facts;
}
