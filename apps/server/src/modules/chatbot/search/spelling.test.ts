// Proves CB-02.

import { expect, it } from 'vitest';
import { spellingOf } from './spelling.ts';

it('finds the entry with the same word parts, whatever the endings', async () => {
  const measure = spellingOf([
    { id: 'notary', texts: ['notarize the papers'] },
    { id: 'fees', texts: ['what fees do you charge'] },
  ]);
  const found = await measure('notarization');
  expect(found.get('notary')).toBeGreaterThan(0);
  expect(found.get('fees') ?? 0).toBe(0);
});
