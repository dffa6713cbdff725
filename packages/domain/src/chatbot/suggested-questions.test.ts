// Proves CB-02.

import { expect, it } from 'vitest';
import ordinary from '../../../../personas/t01.json' with { type: 'json' };
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { suggestedQuestions } from './suggested-questions.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };
const suggestedAt = (step: 'RESCISSION' | 'COMPLETE') =>
  suggestedQuestions(walk(Persona.parse(ordinary), lender, APPLIED_AT, step).facts, 'en');

it('suggests questions about the money until it arrives, then about drawing more', () => {
  expect(suggestedAt('RESCISSION')).toContain('When do I get my money?');
  expect(suggestedAt('COMPLETE')).not.toContain('When do I get my money?');
  expect(suggestedAt('COMPLETE')).toContain('How do I draw more?');
});
