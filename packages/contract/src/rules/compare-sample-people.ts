import * as z from 'zod';
import { call } from '../call.ts';
import { ComparedPerson, ProposedRules } from './compare-rules.ts';
import { RULE_FILE_BYTES } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

const SamplePeople = z.object({
  rows: z.array(ComparedPerson.extend({ id: z.string(), name: z.string() })),
  /** People for whom no decision table applies, with the reasons in their notice. */
  undecided: z.array(z.object({ name: z.string(), reasons: z.array(z.string()) })),
});
export type SamplePeople = z.infer<typeof SamplePeople>;

export const compareSamplePeople = call({
  name: 'compareSamplePeople',
  method: 'POST',
  path: `${RULES_PATH}/sample-people`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Compares the sample people under a new rate sheet or policy with the rules in effect today.',
  body: ProposedRules.omit({ against: true, after: true }),
  bodyBytes: 2 * RULE_FILE_BYTES,
  answer: SamplePeople,
  errors: ['RULES_UNUSABLE', 'UNAVAILABLE'],
});
