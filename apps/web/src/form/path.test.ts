import { expect, test } from 'vitest';
import { valueAt, withValueAt } from './path.ts';

test('a field is found by its name', () => {
  const values = { name: 'Avery', consent: { agreed: true }, liens: [{ answer: 'PAY_OFF' }] };
  expect(valueAt(values, 'name')).toBe('Avery');
  expect(valueAt(values, 'consent.agreed')).toBe(true);
  expect(valueAt(values, 'liens.0.answer')).toBe('PAY_OFF');
  expect(valueAt(values, 'nothing.here')).toBeUndefined();
});

test('a field changes and the rest stays, the values themselves included', () => {
  const values = { liens: [{ answer: 'PAY_OFF' }, { answer: 'CONFIRMED' }] };
  expect(withValueAt(values, 'liens.1.answer', 'DISPUTED')).toEqual({
    liens: [{ answer: 'PAY_OFF' }, { answer: 'DISPUTED' }],
  });
  expect(values.liens[1]?.answer).toBe('CONFIRMED');
  expect(withValueAt({}, 'consent.agreed', true)).toEqual({ consent: { agreed: true } });
});
