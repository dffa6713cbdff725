// Proves EN-19.

/// <reference path="./testing/text-file.d.ts" />
import { expect, it } from 'vitest';
import published from '../../../docs/generated/input.txt?raw';
import { acceptedInput } from './testing/accepted-input.ts';

/** `npm run docs` accepts what changed on purpose. */
it('every call takes what is published: from whom, which fields, their bounds, and how it refuses', () => {
  const [_written, _blank, ...lines] = published.split('\n');
  expect(acceptedInput().split('\n')).toEqual(lines);
});
