// Proves SH-23.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { said } from '@homeline/contract/said.es.ts';
import { SENTENCES } from '@homeline/contract/sentences.es.ts';
import { cellsForBorrower, rateCellsForBorrower } from '@homeline/domain/explanations/column-words.ts';
import { expect, it } from 'vitest';

const untranslated = (sentences: readonly string[]) =>
  [...new Set(sentences)].filter(
    (sentence) => said(sentence) === sentence && !Object.hasOwn(SENTENCES, sentence),
  );

/** What an explanation can say of a lender's published tables: each table, and each column with each word that it compares. */
function wordsOfTables(xml: string): readonly string[] {
  return [...xml.matchAll(/<decision [^>]*name="([^"]+)".*?<\/decision>/gs)].flatMap(
    ([decision, name = '']) => {
      const columns = [...decision.matchAll(/<input [^>]*label="([^"]+)"/g)].map(([, label = '']) => label);
      const cells = [...decision.matchAll(/<rule.*?<\/rule>/gs)].flatMap(([rule]) =>
        [...rule.matchAll(/<inputEntry.*?<\/inputEntry>/gs)].flatMap(([entry], at) =>
          [...entry.matchAll(/"([A-Z_]{3,})"/g)].map(([, value = '']) => ({
            column: String(at),
            label: columns[at]?.replace(/, [^,]*$/, '') ?? '',
            value: value.toLowerCase().replaceAll('_', ' '),
          })),
        ),
      );
      const isOfCodes = columns[0] === 'Partner code';
      return [
        name,
        ...(isOfCodes
          ? []
          : cells.flatMap((cell) => [cellsForBorrower([cell]), rateCellsForBorrower([cell])])),
      ];
    },
  );
}

it.each(['homeline', 'harborview', 'fieldstone'])('says the tables of %s in Spanish', (lender) => {
  const folder = join(import.meta.dirname, '../../../organisations', lender);
  const files = ['rates', 'policy'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => readFileSync(join(folder, kind, file), 'utf8')),
  );
  const found = files.flatMap(wordsOfTables);
  expect(found.length).toBeGreaterThan(50);
  expect(untranslated(found)).toEqual([]);
});
