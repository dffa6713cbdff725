import type { publishRules as call } from '@homeline/contract/rules/publish-rules.ts';
import { RULE_KINDS } from '@homeline/domain/policy/rule-kind.ts';
import { nameOf } from '../../facts/actor.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { ruleFile } from './rule-files.ts';

/** Publishes the files of one day, all or none of them. */
export const publishRules: Handler<typeof call> = async (request, { rulebooks }) => {
  const { body, params, organisation, caller } = request;
  const files = RULE_KINDS.flatMap((kind) => {
    const xml = body[kind];
    return xml === undefined ? [] : [ruleFile(kind, params.effectiveOn, xml)];
  });
  const publishedBy = nameOf({ by: 'STAFF', id: caller.identity });
  const result = await rulebooks.publisherOf(organisation).publish(files, publishedBy);
  return 'problems' in result
    ? refuse('RULES_UNUSABLE', { message: result.problems })
    : { changes: [...result.changes] };
};
