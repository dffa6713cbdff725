// Proves CB-02.

import { beforeAll, describe, expect, it } from 'vitest';
import { type Evaluation, openBots } from '../../bench/chatbot/evaluate.ts';
import { HELD_OUT } from '../../bench/chatbot/held-out-questions.ts';
import { TUNED } from '../../bench/chatbot/questions.ts';
import { ROUGH_QUESTIONS } from '../../bench/chatbot/rough-questions.ts';

const LEAST_RIGHT = 0.9;
/** Hundreds of questions: half a minute of computing, on a loaded machine minutes. */
const TIMEOUT_MS = 600_000;

let evaluation: Evaluation;
beforeAll(async () => {
  evaluation = await (await openBots())([...TUNED, ...HELD_OUT, ...ROUGH_QUESTIONS]);
}, TIMEOUT_MS);

describe('the chatbots of the sample lenders', () => {
  it('answer at least nine of ten questions from the right source', () => {
    const { right, answerable, wrong } = evaluation;
    expect(right / answerable, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('refuse what is hostile, and say that they don’t know what they don’t', () => {
    const { refused, unanswerable, wrong } = evaluation;
    expect(refused / unanswerable, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('say no figure that their source doesn’t have', () => {
    expect(evaluation.strangeFigures).toEqual([]);
  });
});
