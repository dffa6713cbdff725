import type { checkRules as call } from '@homeline/contract/rules/check-rules.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import type { Handler } from '../../http/handler.ts';
import { ruleFile, versionLabel } from './rule-files.ts';
import { businessDate } from './rule-publisher.ts';

/** Proves a file as publishing it would. */
export const checkRules: Handler<typeof call> = async ({ body, organisation }, context) => {
  const tomorrow = addDays(businessDate(context.organisations.get(organisation), context.clock), 1);
  const file = ruleFile(body.kind, body.effectiveOn ?? tomorrow, body.xml);
  const result = await context.rulebooks.publisherOf(organisation).check([file]);
  const problems = 'problems' in result ? result.problems : [];
  // There is one file, so its name would say nothing.
  const name = `${versionLabel(file)}: `;
  return {
    problems: problems.map((problem) => (problem.startsWith(name) ? problem.slice(name.length) : problem)),
  };
};
