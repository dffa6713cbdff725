// Proves CB-02, SH-23.

import { describe, expect, it } from 'vitest';
import { evaluateSpanish, openOwnBot } from '../../bench/chatbot/evaluate.ts';
import { SPANISH_OWN_QUESTIONS } from '../../bench/chatbot/own-questions-spanish-2026-11-29.ts';
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

  it('answers what a borrower asks about their own application from it, in Spanish on an English page too', async () => {
    const { answers } = await (await openOwnBot())(SPANISH_OWN_QUESTIONS);
    const others = answers.filter(({ said, from }) => !from.includes(said));
    expect(others).toEqual([]);
  });

  it('answers what it suggests to a borrower with offers', async () => {
    const ask = await openOwnBot();
    const questions = suggestedCopy.offers.map((each) => ({ at: 'OFFERS', ask: each, from: [] }) as const);
    const { unknown } = await ask(questions.map((question) => ({ ...question, page: 'es' })));
    expect(unknown).toBe(0);
  });
});
