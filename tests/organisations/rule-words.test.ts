// Proves RU-21.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_WORDS } from '@homeline/domain/explanations/rule-words.ts';
import { readDmn } from '@homeline/domain/tables/read-dmn.ts';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const policies = globSync('organisations/*/policy/*.dmn', { cwd: ROOT });

test.each(policies)('%s: every rule has text for the borrower', async (file) => {
  const read = await readDmn(readFileSync(join(ROOT, file), 'utf8'));
  if (!('decisions' in read)) throw new Error(JSON.stringify(read));
  const rules = [...read.decisions.values()].flatMap((table) => {
    if (table.kind !== 'TABLE') return [];
    const column = table.outputs.findIndex(({ name }) => name === 'rule');
    return table.rows.flatMap(({ outputs }) => (column < 0 ? [] : [String(outputs[column])]));
  });
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => !(rule in RULE_WORDS))).toEqual([]);
});
