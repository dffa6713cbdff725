import type { publishRules as call } from '@homeline/contract/rules/publish-rules.ts';
import { RULE_KINDS } from '@homeline/domain/policy/rule-kind.ts';
import type { Handler } from '../../http/handler.ts';
import { proposeOrPublish } from './propose-rules.ts';

/** Proposes the files of one day, all or none of them; the same files from another person are published. */
export const publishRules: Handler<typeof call> = (request, context) => {
  const { body: files, params } = request;
  return proposeOrPublish(request, context, {
    ...{ act: 'PUBLISH', effectiveOn: params.effectiveOn, files, fromDraft: false },
    kinds: RULE_KINDS.filter((kind) => files[kind] !== undefined),
  });
};
