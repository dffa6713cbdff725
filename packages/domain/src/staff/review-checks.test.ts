// Proves CO-20.

import { expect, it } from 'vitest';
import ordinary from '../../../../personas/t27.json' with { type: 'json' };
import { addDays, civilDateIn } from '../dates/civil-date.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { reviewChecks } from './review-checks.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };
const { facts } = walk(Persona.parse(ordinary), lender, APPLIED_AT, 'RESCISSION');
const pulledAt = Date.parse(facts.hardCredit.at(-1)?.at ?? '');
const checksAfter = (days: number) => {
  const today = addDays(civilDateIn('America/New_York', pulledAt), days);
  return reviewChecks('FUNDING_DECISION', facts, { ...lender, today });
};

it('lists what blocks funding first, with figure and limit', () => {
  const late = checksAfter(62);
  const failing = late.filter(({ holds }) => !holds);
  expect(late.slice(0, failing.length)).toEqual(failing);
  expect(failing).toContainEqual({
    label: 'Age of the credit report',
    value: '62 days',
    from: 'At most 60 days',
    holds: false,
  });
  const rescission = failing.find(({ label }) => label === 'Right to rescind');
  expect(rescission?.value).toMatch(/^Through \d\d\/\d\d\/\d{4}$/);
  expect(checksAfter(60)).toContainEqual(expect.objectContaining({ value: '60 days', holds: true }));
});

it('a step without checks has none', () => {
  expect(
    reviewChecks('OFFER_SELECTION', facts, { ...lender, today: addDays(civilDateIn('UTC', pulledAt), 1) }),
  ).toEqual([]);
});
