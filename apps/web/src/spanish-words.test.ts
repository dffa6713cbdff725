// Proves SH-23.

import { expect, it, vi } from 'vitest';

type Module = Readonly<Record<string, unknown>>;

// Some words name the lender's figures, which the page embeds.
vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"orgPricingData":{}}' }) });

const ENGLISH = import.meta.glob<Module>(['./**/*.ts', '!./**/*.{test,es}.ts']);
const SPANISH = import.meta.glob<Module>('./**/*.es.ts');

/** Returns words without what they say: their names, how many there are, and the values that choices send. */
function shapeOf(words: unknown, name?: string): unknown {
  if (Array.isArray(words)) return words.map((each) => shapeOf(each));
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, shapeOf(each, key)]));
  const isWords = typeof words === 'function' || (typeof words === 'string' && name !== 'value');
  return isWords ? 'words' : words;
}

it.each(Object.entries(SPANISH))('%s has the names and values of the English words', async (path, load) => {
  const spanish = await load();
  const english = Object.entries((await ENGLISH[path.replace('.es.ts', '.ts')]?.()) ?? {});
  expect(english).not.toEqual([]);
  for (const [name, words] of english) expect(shapeOf(spanish[name])).toEqual(shapeOf(words));
});
