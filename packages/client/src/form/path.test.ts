import { expect, test } from 'vitest';
import { valueAt, withValueAt } from './path.ts';

test('finds a field by its path', () => {
  const values = { name: 'Avery', consent: { agreed: true }, liens: [{ answer: 'PAY_OFF' }] };
  expect(valueAt(values, 'name')).toBe('Avery');
  expect(valueAt(values, 'consent.agreed')).toBe(true);
  expect(valueAt(values, 'liens.0.answer')).toBe('PAY_OFF');
  expect(valueAt(values, 'nothing.here')).toBeUndefined();
});

test('changes one field in a copy and leaves the original values alone', () => {
  const values = { liens: [{ answer: 'PAY_OFF' }, { answer: 'CONFIRMED' }] };
  expect(withValueAt(values, 'liens.1.answer', 'DISPUTED')).toEqual({
    liens: [{ answer: 'PAY_OFF' }, { answer: 'DISPUTED' }],
  });
  expect(values.liens[1]?.answer).toBe('CONFIRMED');
  expect(withValueAt({}, 'consent.agreed', true)).toEqual({ consent: { agreed: true } });
});
