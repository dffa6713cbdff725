// Proves CO-20.

import { expect, it } from 'vitest';
import ordinary from '../../../../personas/t01.json' with { type: 'json' };
import { addDays, civilDateIn } from '../dates/civil-date.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { fundingApprovalWords } from './approval-words.ts';

const lender = { ...homelineRules, licensedStates: ['OH'] };
const { facts } = walk(Persona.parse(ordinary), lender, APPLIED_AT, 'FUNDING_DECISION');
const pulledOn = civilDateIn('America/New_York', Date.parse(facts.hardCredit.at(-1)?.at ?? ''));
const wordsAfter = (days: number) =>
  fundingApprovalWords(facts, { ...lender, today: addDays(pulledOn, days) });

it('a funder reads the day on which the money goes out, and that approving passes over a report that is too old', () => {
  const { effect, caution } = wordsAfter(61);
  expect(effect).toMatch(/^The money goes out on the release day, \d\d\/\d\d\/2026 if you approve today\.$/);
  expect(caution).toContain('Age of the credit report: 61 days (At most 60 days).');
  expect(wordsAfter(60).caution ?? '').not.toContain('Age of the credit report');
});
