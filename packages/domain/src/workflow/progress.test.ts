import { expect, it } from 'vitest';
import { type Facts, noFacts, withFact } from '../facts/facts.ts';
import { displayedStage, sidebarStages } from './progress.ts';
import { PROGRESS_STAGES, type ProgressStage } from './step.ts';
import { type StepName, stepOf } from './steps.ts';

const remote: Facts = { ...noFacts(), property: { state: 'OH' } as never };
const inPerson = withFact(
  remote,
  { fact: 'manualNotaryChoice', value: {} as never },
  '2026-03-10T17:00:00.000Z',
);

const shown = (reached: ProgressStage | undefined, id: StepName, facts = remote) =>
  displayedStage(reached, stepOf(id), facts);

it('the sidebar has one notary stage, the one of this application', () => {
  expect(sidebarStages(remote)).toEqual(PROGRESS_STAGES.filter((stage) => stage !== 'MANUAL_NOTARY'));
  expect(sidebarStages(inPerson)).toEqual(PROGRESS_STAGES.filter((stage) => stage !== 'ENOTARY'));
});

it('starts at the first stage and moves forward with the steps', () => {
  expect(shown(undefined, 'NOTE_SIGNING')).toBe('SIGNING');
  expect(shown('PRODUCT_SELECT', 'NOTE_SIGNING')).toBe('SIGNING');
});

it('never moves back, except where offers are opened again', () => {
  expect(shown('SIGNING', 'INCOME_VERIFICATION')).toBe('SIGNING');
  expect(shown('SIGNING', 'OFFER_SELECTION')).toBe('PRODUCT_SELECT');
  expect(shown('SIGNING', 'WAITING_FOR_INITIAL_OFFERS')).toBe('PRODUCT_SELECT');
});

it('the choice of an in-person notary replaces the remote one, at the same position', () => {
  expect(shown('ENOTARY', 'NOTARY_DOCUMENT_GENERATION', inPerson)).toBe('MANUAL_NOTARY');
  expect(shown('MANUAL_NOTARY', 'NOTARY_DOCUMENT_GENERATION')).toBe('ENOTARY');
});
