import type { FactSource } from '@homeline/domain/facts/fact.ts';
import { FACTS, type FactName } from '@homeline/domain/facts/facts.ts';

/** Who writes facts: a person, a task, a provider's webhook or a due date. Whoever opens a copy by a link writes none. */
export type Actor = {
  readonly by:
    | 'BORROWER'
    | 'SIGNER'
    | 'ORIGINATOR'
    | 'STAFF'
    | 'LINK'
    | 'TASK'
    | 'PROVIDER'
    | 'DATE'
    | 'RULE';
  /** The identity of a person, or the id of the link, or the name of the task, the port, the date or the rule. */
  readonly id: string;
};

/** The fact sources that each kind of actor may write for. Any write may trigger rules, and a task writes its vendor's answer. */
const MAY_WRITE: Record<Actor['by'], readonly FactSource[]> = {
  BORROWER: ['BORROWER', 'RULE'],
  SIGNER: ['SIGNER', 'RULE'],
  ORIGINATOR: ['ORIGINATOR', 'RULE'],
  STAFF: ['STAFF', 'RULE'],
  LINK: [],
  TASK: ['TASK', 'VENDOR', 'RULE'],
  PROVIDER: ['VENDOR', 'RULE'],
  DATE: ['DATE', 'RULE'],
  RULE: ['RULE'],
};

/** Returns whether an actor may write a fact. */
export function mayWrite(actor: Actor, fact: FactName): boolean {
  const sources: readonly FactSource[] = FACTS[fact].by;
  return MAY_WRITE[actor.by].some((source) => sources.includes(source));
}

/** Returns the name stored with a fact and in the audit chain: `BORROWER 3f1c…`. */
export function nameOf(actor: Actor): string {
  return `${actor.by} ${actor.id}`;
}
