import type { FactSource } from '@homeline/domain/facts/fact.ts';
import { FACTS, type FactName } from '@homeline/domain/facts/facts.ts';

/** Who writes facts: a person, a task, a provider calling back, a date that came. */
export type Actor = {
  readonly by: 'BORROWER' | 'SIGNER' | 'STAFF' | 'TASK' | 'PROVIDER' | 'DATE' | 'RULE';
  /** The identity of a person, or the name of the task, the port, the date or the rule. */
  readonly id: string;
};

/** Whose facts an actor may bring. A rule follows from anyone's act; a task carries what its vendor answered. */
const MAY_BRING: Record<Actor['by'], readonly FactSource[]> = {
  BORROWER: ['BORROWER', 'RULE'],
  SIGNER: ['SIGNER', 'BORROWER', 'RULE'],
  STAFF: ['STAFF', 'RULE'],
  TASK: ['TASK', 'VENDOR', 'RULE'],
  PROVIDER: ['VENDOR', 'RULE'],
  DATE: ['DATE', 'RULE'],
  RULE: ['RULE'],
};

export function mayBring(actor: Actor, fact: FactName): boolean {
  const bringers: readonly FactSource[] = FACTS[fact].by;
  return MAY_BRING[actor.by].some((bringer) => bringers.includes(bringer));
}

/** As kept beside a fact and in the audit chain: `BORROWER 3f1c…`. */
export function nameOf(actor: Actor): string {
  return `${actor.by} ${actor.id}`;
}
