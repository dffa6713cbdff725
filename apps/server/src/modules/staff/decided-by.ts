import type { DecidedBy } from '@homeline/contract/staff/decided-by.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

const NOW = {
  ONE: 'One person decides now: this would take effect at once. Look at it again, then send it.',
  TWO: 'Two people decide now: this would wait for a second person. Look at it again, then send it.',
} as const satisfies Record<DecidedBy, string>;

/** Refuses what was sent from a form that said another number of people than decide now. A person who meant to propose must not publish. */
export function decidedByRefusal(
  { organisations }: Context,
  organisation: string,
  said: DecidedBy | undefined,
): Refusal | undefined {
  const now = organisations.get(organisation).fourEyes ? 'TWO' : 'ONE';
  if (said === undefined || said === now) return undefined;
  return refuse('STALE_VERSION', { message: NOW[now], fields: { decidedBy: NOW[now] } });
}
