// Proves CO-51.

import { expect, it } from 'vitest';
import { AUDIENCES, audienceRuleOf, ruleForAudience } from './audience-rule.ts';
import { settingProblem } from './flag-setting.ts';

it.each(AUDIENCES)(
  'a rule for a %s is parsed back to the same choice, and is a valid setting',
  (audience) => {
    const rule = ruleForAudience({ audience, variant: 'on' });
    expect(audienceRuleOf(rule)).toEqual({ audience, variant: 'on' });
    expect(settingProblem('fe-webchat', { serves: 'RULE', rule })).toBeUndefined();
  },
);

it.each(['{"if": [true, "on", null]}', 'no JSON', '{}'])('any other rule stays a rule: %s', (rule) => {
  expect(audienceRuleOf(rule)).toBeUndefined();
});
