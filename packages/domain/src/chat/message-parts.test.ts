import { expect, it } from 'vitest';
import { messageParts } from './message-parts.ts';

it.each([
  ['', []],
  ['short', ['short']],
  ['ten chars.', ['ten chars.']],
  ['one two three', ['one two', 'three']],
  ['one\ntwo three', ['one', 'two three']],
  ['onewordthatistoolong', ['onewordtha', 'tistoolong']],
  ['ninechars😀', ['ninechars', '😀']],
  ['a           b           c', ['a', 'b', 'c']],
])('splits %j into parts of at most ten characters: %j', (text, parts) => {
  expect(messageParts(text, 10)).toEqual(parts);
});
