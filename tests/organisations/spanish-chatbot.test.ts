// Proves CB-02, SH-23.

import { describe, expect, it } from 'vitest';
import { evaluateSpanish } from '../../bench/chatbot/evaluate.ts';
import {
  HELD_OUT_SPANISH_QUESTIONS,
  LAST_SPANISH_QUESTIONS,
  MORE_SPANISH_QUESTIONS,
  SPANISH_QUESTIONS,
} from '../../bench/chatbot/spanish-questions.ts';
import { suggestedCopy } from '../../packages/domain/src/chatbot/suggested-copy.es.ts';

const LEAST_RIGHT = 0.85;
/** A wrong answer costs more than a missing one. */
const MOST_MISTAKEN = 0.05;

describe('the chatbot of a sample lender in Spanish', () => {
  it('answers most questions from the right article, and hardly any from another', async () => {
    const { asked, right, mistaken, missing } = await evaluateSpanish([
      ...SPANISH_QUESTIONS,
      ...MORE_SPANISH_QUESTIONS,
      ...HELD_OUT_SPANISH_QUESTIONS,
      ...LAST_SPANISH_QUESTIONS,
    ]);
    expect(right / asked, [...mistaken, ...missing].join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(mistaken.length / asked, mistaken.join('\n')).toBeLessThanOrEqual(MOST_MISTAKEN);
  });

  it('answers every question that it suggests', async () => {
    const { greeting: _, ...suggested } = suggestedCopy;
    const questions = [...new Set(Object.values(suggested).flat())];
    const { missing } = await evaluateSpanish(questions.map((ask) => ({ ask, from: ['any'] })));
    expect(missing).toEqual([]);
  });
});
