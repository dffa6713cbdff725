// Proves BZ-05, CN-01.

import { expect, test } from 'vitest';
import { conditionsWithState, openConditions } from './conditions.selectors.ts';
import { type FactWrite, noFacts, withFact } from './facts.ts';
import { paystubRequirement } from './income.selectors.ts';

const after = (...writes: FactWrite[]) =>
  writes.reduce((facts, write) => withFact(facts, write, '2026-03-02T15:00:00.000Z'), noFacts());
const states = (...writes: FactWrite[]) => conditionsWithState(after(...writes)).map(({ state }) => state);

const [STATEMENT, DEED] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const raised = (uuid: string): FactWrite => ({
  fact: 'conditions',
  value: { uuid, category: 'GENERIC_DOCUMENT_REQUEST', requestDocuments: ['SUPPORT'], comments: '' },
});
const answered = (condition?: string): FactWrite => ({
  fact: 'conditionSubmissions',
  value: { documents: [], ...(condition && { condition }) },
});
const decided = (decision: 'CLEARED' | 'REJECTED' | 'WAIVED', condition?: string): FactWrite => ({
  fact: 'conditionDecisions',
  value: { decision, ...(condition && { condition }) },
});

test('each condition has its own state', () => {
  const both = [raised(STATEMENT), raised(DEED)];
  expect(states(...both, answered(STATEMENT))).toEqual(['RESPONDED', 'OPEN']);
  const returned = [...both, answered(STATEMENT), answered(DEED), decided('REJECTED', DEED)];
  expect(states(...returned)).toEqual(['RESPONDED', 'RETURNED']);
  expect(states(...returned, answered(DEED))).toEqual(['RESPONDED', 'RESPONDED']);
  expect(states(...returned, decided('WAIVED', DEED))).toEqual(['RESPONDED', 'WAIVED']);
  expect(openConditions(after(...returned, decided('CLEARED', STATEMENT)))).toMatchObject([{ uuid: DEED }]);
});

test('applies an older response or decision without a condition to every earlier condition', () => {
  expect(states(raised(STATEMENT), raised(DEED), answered())).toEqual(['RESPONDED', 'RESPONDED']);
  expect(states(raised(STATEMENT), answered(), decided('CLEARED'), raised(DEED))).toEqual([
    'CLEARED',
    'OPEN',
  ]);
  expect(states(raised(STATEMENT), answered(), decided('REJECTED'))).toEqual(['RETURNED']);
});

test('one pay stub is enough unless the underwriter asks for more after a rejection', () => {
  const chosen: FactWrite = {
    fact: 'incomeSources',
    value: { how: 'PAYSTUB', source: 'MANUAL_PAYSTUB' },
  };
  const sent: FactWrite = { fact: 'paystubs', value: { documents: [STATEMENT] } };
  const rejected: FactWrite = {
    fact: 'paystubDecisions',
    value: { decision: 'REJECTED', numDocsRequired: 2, comments: 'Please send March as well.' },
  };
  expect(paystubRequirement(after(chosen, sent))).toEqual({ count: 1, comments: '' });
  expect(paystubRequirement(after(chosen, sent, rejected))).toEqual({
    count: 2,
    comments: 'Please send March as well.',
  });
});
