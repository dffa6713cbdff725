// Proves RU-38.

import { describe, expect, it } from 'vitest';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { scoreDisclosureIsDue, undisclosedScore } from './score-disclosure.ts';

const scored = (fact: 'softCredit' | 'hardCredit', fico?: number) =>
  ({ fact, value: { answer: 'HIT', report: { fico } } }) as unknown as FactWrite;
const decided = (fact: 'initialDecisions' | 'finalDecisions') =>
  ({ fact, value: { outcome: 'OFFERS' } }) as unknown as FactWrite;
const disclosed = (score: number): FactWrite => ({ fact: 'scoreDisclosures', value: { score } });
const summary: FactWrite = { fact: 'summaryDocuments', value: { answer: 'READY', documents: [] } };

function known(...writes: FactWrite[]): Facts {
  return writes.reduce<Facts>(
    (facts, write) => withFact(facts, write, '2026-03-02T15:00:00.000Z'),
    noFacts(),
  );
}

describe('the credit score disclosure, 15 USC 1681g(g)(1)', () => {
  const soft = scored('softCredit', 742);
  const hard = scored('hardCredit', 722);
  const first = decided('initialDecisions');
  const last = decided('finalDecisions');

  it.each<[string, FactWrite[], boolean]>([
    ['before a decision uses the score', [soft], false],
    ['after a decision used the score', [soft, first], true],
    ['without a score', [scored('softCredit'), first], false],
    ['after the disclosure', [soft, first, disclosed(742)], false],
    ['after the summary package disclosed it', [soft, first, summary], false],
    [
      'when the full report has another score that no decision used yet',
      [soft, first, disclosed(742), hard],
      false,
    ],
    ['when a decision used that score', [soft, first, disclosed(742), summary, hard, last], true],
    [
      'after that score was disclosed as well',
      [soft, first, disclosed(742), summary, hard, last, disclosed(722)],
      false,
    ],
    [
      'when the full report has the same score',
      [soft, first, disclosed(742), scored('hardCredit', 742), last],
      false,
    ],
  ])('%s, is due: %s', (_, writes, isDue) => {
    expect(scoreDisclosureIsDue(known(...writes))).toBe(isDue);
  });

  it('discloses the score of the newest report that underwriting uses', () => {
    expect(undisclosedScore(known(soft, first, disclosed(742), hard))).toEqual({ score: 722, seq: 4 });
  });
});
