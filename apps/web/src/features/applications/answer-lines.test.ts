// Proves RU-58.

import type { Answers } from '@homeline/contract/applications/answers.ts';
import { expect, it } from 'vitest';
import { moreLines, owedLines } from './answer-lines.ts';

const asked = {
  liens: [{ id: 'mortgage-1', answer: 'CONFIRMED' as const }],
  seq: 12,
  at: '2026-03-02T10:00:00Z',
};

it('lists a loan found later among the mortgages, with its answer', () => {
  expect(owedLines({ lienAnswers: asked, liensSaid: ['CONFIRMED', 'PAY_OFF'] })).toEqual([
    { label: 'Mortgages', value: '1 you’re keeping, 1 paid off by your line' },
  ]);
});

it('lists each other owner with their email address, and nobody for a sole owner', () => {
  const entry = { seq: 1, at: '2026-03-10T17:00:00.000Z', maritalStatus: 'MARRIED', purpose: 'OTHER' };
  const signers = [{ name: 'Robin Co', email: 'robin@example.com', type: 'CO_DEEDER', holdsTitle: true }];
  const linesOf = (ownership: string) =>
    moreLines({ additionalProfile: { ...entry, ownership }, signers } as Answers);
  expect(linesOf('JOINT')).toContainEqual({
    label: 'Owns the home with you',
    value: 'Robin Co, robin@example.com',
  });
  expect(linesOf('INDIVIDUAL').map(({ label }) => label)).not.toContain('Owns the home with you');
});
