// Proves CO-20.

import { expect, it } from 'vitest';
import ordinary from '../../../../personas/t01.json' with { type: 'json' };
import { addDays, civilDateIn } from '../dates/civil-date.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { staffDecision } from '../workflow/staff-decisions.ts';
import { fundingApprovalWords } from './approval-words.ts';

const lender = { ...homelineRules, licensedStates: ['OH'] };
const { facts } = walk(Persona.parse(ordinary), lender, APPLIED_AT, 'FUNDING_DECISION');
const pulledOn = civilDateIn('America/New_York', Date.parse(facts.hardCredit.at(-1)?.at ?? ''));
const wordsAfter = (days: number) =>
  fundingApprovalWords(facts, { ...lender, today: addDays(pulledOn, days) });

it('shows a funder the disbursement date, and that approving overrides an outdated report', () => {
  const { effectLines, caution } = wordsAfter(61);
  expect(effectLines.map(({ label }) => label)).toEqual(['Release date', 'Amount', 'Account']);
  expect(effectLines[0]?.value).toMatch(/^\d\d\/\d\d\/2026$/);
  expect(caution).toContain('although the credit report is older than 60 days (now: 61 days)');
  expect(wordsAfter(60).caution ?? '').not.toContain('credit report');
});

it('requires a comment to approve funding over a failed check', () => {
  const approve = staffDecision('FUNDING_DECISION', 'FUNDING_APPROVED');
  const given = { conditionUuid: '00000000-0000-4000-8000-000000000000' };
  const context = { ...lender, today: addDays(pulledOn, 61) } as never;
  expect(approve?.(facts, context, given)).toEqual({ missing: 'comments' });
  expect(approve?.(facts, context, { ...given, comments: 'A new report is clear' })).toHaveLength(1);
});
