import { expect, it } from 'vitest';
import ordinary from '../../../../personas/t01.json' with { type: 'json' };
import { type FactWrite, withFact } from '../facts/facts.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { reopeningProblem } from './reopening.ts';

const AT = '2026-06-01T15:00:00.000Z';
const { facts: signing } = walk(
  Persona.parse(ordinary),
  { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] },
  APPLIED_AT,
  'NOTE_SIGNING',
);
const withdrawn: FactWrite = { fact: 'cancellation', value: { reason: 'CHANGED_MIND' } } as never;
const signature: FactWrite = {
  fact: 'signerSignatureRequests',
  value: { signer: '11111111-1111-4111-8111-111111111111', typedName: 'Sam', documents: [] },
} as never;

it('a withdrawn application can go on until somebody signed, whose papers were then sealed without the others', () => {
  const before = withFact(signing, withdrawn, AT);
  expect(reopeningProblem(before, Date.parse(AT))).toBeUndefined();
  const after = withFact(withFact(signing, signature, AT), withdrawn, AT);
  expect(reopeningProblem(after, Date.parse(AT))).toBe(
    'Another signer had signed already. The borrower can apply again.',
  );
});
