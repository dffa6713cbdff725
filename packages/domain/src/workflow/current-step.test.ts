import { expect, test } from 'vitest';
import { type Facts, noFacts, withFact } from '../facts/facts.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import { openStep } from './current-step.ts';
import { stepOf } from './steps.ts';

const AT = '2026-03-02T10:00:00Z';
const [SAM, KIM] = ['3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11', '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f12'];
const signer = (uuid: string, name: string) =>
  ({ uuid, name, email: `${name}@example.com`, type: 'CO_DEEDER', holdsTitle: true }) as const;

const named = withFact(
  noFacts(),
  { fact: 'signers', value: { signers: [signer(SAM, 'sam'), signer(KIM, 'kim')] } },
  AT,
);
const signs = (facts: Facts, uuid: string) =>
  withFact(facts, { fact: 'signerActs', value: { signer: uuid, act: 'NOTE_SIGNED' } } as never, AT);
const waitsFor = (facts: Facts) =>
  openStep(stepOf('WAITING_FOR_ADDITIONAL_SIGNERS'), relevantFacts(facts))?.subject?.name;

test('a per-signer step waits for the first signer who has not signed', () => {
  expect(waitsFor(named)).toBe('sam');
  expect(waitsFor(signs(named, SAM))).toBe('kim');
});

test('a per-signer step is done after every signer has signed', () => {
  expect(waitsFor(signs(signs(named, SAM), KIM))).toBeUndefined();
  expect(waitsFor(noFacts())).toBeUndefined();
});

test('a per-signer step ignores former co-owners of a home now owned by one person', () => {
  const alone = { ownership: 'INDIVIDUAL', maritalStatus: 'MARRIED', purpose: 'OTHER' } as const;
  expect(waitsFor(withFact(named, { fact: 'additionalProfile', value: alone }, AT))).toBeUndefined();
});
