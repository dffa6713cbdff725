import { FACTS, type FactName, type Facts } from '@homeline/domain/facts/facts.ts';

/** Returns the facts that have an entry newer than a number. */
export function writtenSince(facts: Facts, seq: number): FactName[] {
  return (Object.keys(FACTS) as FactName[]).filter((name) => {
    const entry = [facts[name]].flat().at(-1) as { seq: number } | undefined;
    return entry !== undefined && entry.seq > seq;
  });
}
