// Proves CN-01.

import { expect, it } from 'vitest';
import average from '../../../../personas/t01.json' with { type: 'json' };
import { newestConsideredItem, openRequest } from '../adverse-action/completeness.ts';
import type { ConditionStage } from '../facts/conditions.facts.ts';
import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { currentStep } from './current-step.ts';
import { lastBorrowerActivity } from './incompleteness.ts';
import { staffDecision } from './staff-decisions.ts';
import type { StaffContext } from './staff-outcome.ts';
import type { StepName } from './steps.ts';

const CONDITION = '00000000-0000-4000-8000-000000000001';
const person = Persona.parse(average);
const lender = { ...homelineRules, licensedStates: [person.property.state] };

const after = (facts: Facts, ...writes: FactWrite[]) =>
  writes.reduce<Facts>((known, write) => withFact(known, write, APPLIED_AT), facts);
const at = (step: StepName) => walk(person, lender, APPLIED_AT, step).facts;
const raised = (before?: ConditionStage): readonly FactWrite[] => [
  {
    fact: 'conditions',
    value: {
      ...{ uuid: CONDITION, category: 'GENERIC_DOCUMENT_REQUEST' },
      ...{ requestDocuments: ['SUPPORT'], comments: '' },
    },
  },
  { fact: 'conditionPlans', value: { condition: CONDITION, ...(before && { before }) } },
];
const answered: FactWrite = {
  fact: 'conditionSubmissions',
  value: { condition: CONDITION, documents: [CONDITION] },
};
const evidence: FactWrite = { fact: 'conditionSubmissions', value: { documents: [] } };

it.each([
  ['DOCUMENTS', 'WAITING_FOR_FINAL_TITLE', 'CLOSING_DISCLOSURE_GENERATION'],
  ['SIGNING', 'CLOSING_DISCLOSURE_REVIEW', 'NOTE_SIGNING'],
  ['FUNDING', 'RESCISSION', 'FUNDING_DECISION'],
] as const)('a condition needed before %s leaves %s alone and stops %s', (before, earlier, gate) => {
  expect(currentStep(after(at(earlier), ...raised(before))).id).toBe(earlier);
  const stopped = after(at(earlier === 'RESCISSION' ? earlier : gate), ...raised(before), ...ended(gate));
  expect(currentStep(stopped).id).toBe('DOCUMENT_REQUEST');
  expect(currentStep(after(stopped, answered)).id).toBe('DOCUMENT_REVIEW');
  const cleared: FactWrite = {
    fact: 'conditionDecisions',
    value: { decision: 'CLEARED', condition: CONDITION },
  };
  expect(currentStep(after(stopped, answered, cleared)).id).toBe(gate);
});

it('a condition whose plan names no stage stops the application at once', () => {
  expect(currentStep(after(at('WAITING_FOR_FINAL_TITLE'), ...raised())).id).toBe('DOCUMENT_REQUEST');
});

it('documents for a review don’t answer a condition needed later', () => {
  const stopped = after(at('CLOSING_DISCLOSURE_GENERATION'), ...raised('DOCUMENTS'), evidence);
  expect(currentStep(stopped).id).toBe('DOCUMENT_REQUEST');
});

it('a condition needed later neither leaves the application incomplete nor moves the day it was complete (12 CFR 1002.9(a)(1))', () => {
  const complete = at('CLOSING_DISCLOSURE_REVIEW');
  expect(openRequest(after(complete, ...raised()))).toBeDefined();
  const later = after(complete, ...raised('FUNDING'));
  expect(openRequest(later)).toBeUndefined();
  expect(newestConsideredItem(after(later, answered))).toEqual(newestConsideredItem(complete));
  expect(newestConsideredItem(after(complete, ...raised(), answered))).not.toEqual(
    newestConsideredItem(complete),
  );
});

it('a condition needed later, and its answer, don’t restart a period of silence (12 CFR 1002.9(c)(2))', () => {
  const silent = at('OFFER_SELECTION');
  expect(lastBorrowerActivity(after(silent, ...raised('FUNDING'), answered))).toEqual(
    lastBorrowerActivity(silent),
  );
  expect(lastBorrowerActivity(after(silent, ...raised()))).not.toEqual(lastBorrowerActivity(silent));
});

it('clearing sent documents leaves an unanswered condition open', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const [condition, plan] = raised('FUNDING');
  const facts = after(at('WAITING_FOR_FINAL_TITLE'), ...raised(), answered, ...asOf(other, condition, plan));
  expect(currentStep(facts).id).toBe('DOCUMENT_REVIEW');
  const clear = staffDecision('DOCUMENT_REVIEW', 'CONDITIONS_CLEARED');
  const context: StaffContext = { ...lender, ...contextAtApplication(person) };
  expect(clear?.(facts, context, {})).toMatchObject([{ value: { condition: CONDITION } }]);
});

/** The same writes about another condition. */
function asOf(uuid: string, ...writes: readonly (FactWrite | undefined)[]): readonly FactWrite[] {
  return JSON.parse(JSON.stringify(writes).replaceAll(CONDITION, uuid)) as FactWrite[];
}

/** Returns the fact that ends a stage. A rule passes a clean file's funding decision at once, so only its day must be written. */
function ended(gate: StepName): readonly FactWrite[] {
  return gate === 'FUNDING_DECISION' ? [{ fact: 'rescissionEnded', value: {} }] : [];
}
