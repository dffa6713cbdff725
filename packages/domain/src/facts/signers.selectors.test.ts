import { expect, it } from 'vitest';
import { type Facts, noFacts, withFact } from './facts.ts';
import { openRefusal } from './signers.selectors.ts';

const AT = '2026-03-02T10:00:00Z';
const [SAM, KIM] = ['3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11', '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f12'];
const acts = (facts: Facts, signer: string, act: 'REFUSED' | 'RETRIED') =>
  withFact(facts, { fact: 'signerActs', value: { signer, act } }, AT);

it('keeps one signer’s decline open when another signer’s later decline is resolved', () => {
  const both = acts(acts(noFacts(), SAM, 'REFUSED'), KIM, 'REFUSED');
  expect(openRefusal(both)?.signer).toBe(KIM);
  expect(openRefusal(acts(both, KIM, 'RETRIED'))?.signer).toBe(SAM);
  expect(openRefusal(acts(acts(both, KIM, 'RETRIED'), SAM, 'RETRIED'))).toBeUndefined();
});
