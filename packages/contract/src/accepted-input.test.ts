// Proves EN-19.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { acceptedInput } from './testing/accepted-input.ts';

const published = new URL('../../../docs/generated/input.txt', import.meta.url);

/** `npm run docs` accepts what changed on purpose. */
it('every call takes what is published: from whom, which fields, their bounds, and how it refuses', () => {
  expect(acceptedInput().split('\n')).toEqual(readFileSync(published, 'utf8').split('\n').slice(2));
});
