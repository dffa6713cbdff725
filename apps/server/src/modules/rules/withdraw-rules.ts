import type { withdrawRules as call } from '@homeline/contract/rules/withdraw-rules.ts';
import { RULE_KINDS } from '@homeline/domain/policy/rule-kind.ts';
import type { Handler } from '../../http/handler.ts';
import { proposeOrPublish } from './propose-rules.ts';

/** Proposes to withdraw the rule versions of a future day; the same from another person withdraws them. */
export const withdrawRules: Handler<typeof call> = (request, context) => {
  const { query, params } = request;
  return proposeOrPublish(request, context, {
    ...{ act: 'WITHDRAW', effectiveOn: params.effectiveOn, files: {}, fromDraft: false },
    kinds: query.kind ? [query.kind] : RULE_KINDS,
  });
};
