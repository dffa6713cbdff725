import { expect, it } from 'vitest';
import { owedLines } from './answer-lines.ts';

const asked = {
  liens: [{ id: 'mortgage-1', answer: 'CONFIRMED' as const }],
  seq: 12,
  at: '2026-03-02T10:00:00Z',
};

it('a loan that came to light and was answered for is among the mortgages, with what was said of it', () => {
  expect(owedLines({ lienAnswers: asked, liensSaid: ['CONFIRMED', 'PAY_OFF'] })).toEqual([
    { label: 'Mortgages', value: '1 stays, 1 paid off by your line' },
  ]);
});
