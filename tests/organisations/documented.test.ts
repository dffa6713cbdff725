import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { expect, it } from 'vitest';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/organisations.md'), 'utf8');

it('the page on lenders has a row for every key of organisation.json', () => {
  const rows = PAGE.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key),
  );
  const { brand: _, ...keys } = Organisation.shape;
  expect(Object.keys(keys).filter((key) => !named.includes(key))).toEqual([]);
});
