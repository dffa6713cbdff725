import { expect, it } from 'vitest';
import { owedLines } from './answer-lines.ts';

const asked = {
  liens: [{ id: 'mortgage-1', answer: 'CONFIRMED' as const }],
  seq: 12,
  at: '2026-03-02T10:00:00Z',
};

it('counts a loan that was found later among the mortgages, with its answer', () => {
  expect(owedLines({ lienAnswers: asked, liensSaid: ['CONFIRMED', 'PAY_OFF'] })).toEqual([
    { label: 'Mortgages', value: '1 you’re keeping, 1 paid off by your line' },
  ]);
});
