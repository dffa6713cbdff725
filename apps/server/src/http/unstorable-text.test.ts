import { expect, it } from 'vitest';
import { unstorableTextIn } from './unstorable-text.ts';

it.each([
  ['a NUL', { name: 'fine', notes: ['A\u0000'] }, 'notes.0'],
  ['a lone surrogate', { message: { text: 'A\ud800' } }, 'message.text'],
])('names the field that has %s, which the database can’t store', (_, input, field) => {
  expect(unstorableTextIn(input)).toBe(field);
});

it('accepts text with every other character', () => {
  expect(unstorableTextIn({ text: '😀 東京 \n', count: 1 })).toBeUndefined();
});
