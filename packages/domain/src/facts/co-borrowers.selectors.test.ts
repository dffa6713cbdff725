import { describe, expect, it } from 'vitest';
import { coBorrowerHardPull, coBorrowerLast4, coBorrowerSoftPull } from './co-borrowers.selectors.ts';
import { type Facts, type FactWrite, noFacts, withFact } from './facts.ts';

const AT = '2026-03-10T12:00:00Z';
const SAM = { uuid: '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11' } as Parameters<typeof coBorrowerSoftPull>[1];
const KIM = { ...SAM, uuid: '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f12' };

const after = (...writes: object[]): Facts =>
  writes.reduce<Facts>((facts, write) => withFact(facts, write as FactWrite, AT), noFacts());
const pulled = (pull: 'Soft' | 'Hard', { uuid: signer }: typeof SAM) => ({
  fact: `coBorrower${pull}Credit`,
  value: { signer, answer: 'NO_MATCH' },
});
const corrected = (pull: 'SOFT' | 'HARD', { uuid: signer }: typeof SAM, more: object = {}) => ({
  fact: 'coBorrowerCreditCorrections',
  value: { signer, pull, ...more },
});

describe('a credit pull of a co-borrower', () => {
  const both = [pulled('Soft', SAM), pulled('Hard', SAM)];
  it.each<[string, object[], [soft: boolean, hard: boolean]]>([
    ['counts until it is corrected', both, [true, true]],
    ['is due again after its own correction: soft', [...both, corrected('SOFT', SAM)], [false, true]],
    ['is due again after its own correction: hard', [...both, corrected('HARD', SAM)], [true, false]],
    [
      'isn’t after another co-borrower’s',
      [...both, corrected('SOFT', KIM), corrected('HARD', KIM)],
      [true, true],
    ],
    ['counts once it was made again', [...both, corrected('SOFT', SAM), pulled('Soft', SAM)], [true, true]],
  ])('%s', (_, writes, counts) => {
    const facts = after(...writes);
    expect([coBorrowerSoftPull(facts, SAM), coBorrowerHardPull(facts, SAM)].map(Boolean)).toEqual(counts);
    expect(coBorrowerSoftPull(facts, KIM)).toBeUndefined();
  });
});

it('the last four digits are those corrected last, of the same person', () => {
  const facts = after(
    corrected('SOFT', SAM, { last4: '1001' }),
    corrected('SOFT', SAM),
    corrected('SOFT', KIM, { last4: '2002' }),
  );
  expect([SAM, KIM].map((signer) => coBorrowerLast4(facts, signer))).toEqual(['1001', '2002']);
});
