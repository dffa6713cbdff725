import type { withdrawRules as call } from '@homeline/contract/rules/withdraw-rules.ts';
import { nameOf } from '../../facts/actor.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

/** Withdraws the rule versions of a future day. */
export const withdrawRules: Handler<typeof call> = async (request, { rulebooks }) => {
  const { query, params, organisation, caller } = request;
  const withdrawnBy = nameOf({ by: 'STAFF', id: caller.identity });
  const result = await rulebooks
    .publisherOf(organisation)
    .withdraw(params.effectiveOn, query.kind, withdrawnBy);
  if (!result) return refuse('NOT_FOUND', { message: `Nothing is published from ${params.effectiveOn}.` });
  return 'problems' in result
    ? refuse('RULES_UNUSABLE', { message: result.problems })
    : { changes: [...result.changes] };
};
