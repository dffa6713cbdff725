// Proves SH-23.

import { expect, it, vi } from 'vitest';

type Module = Readonly<Record<string, unknown>>;

const LINE = { lowestLineCents: 1_500_000, highestLineCents: 40_000_000 };
const FEES = {
  highestOriginationFeePct: 4.99,
  lowestOpeningFeesCents: 2_500,
  highestOpeningFeesCents: 618_000,
};
const PRICING = { ...LINE, ...FEES, lowestAprPct: 7.6, highestAprPct: 17.2, termsYears: [5, 30] };

// Some words name the lender's figures, which the page embeds.
vi.stubGlobal('document', {
  getElementById: () => ({ textContent: JSON.stringify({ orgPricingData: PRICING }) }),
});

const ENGLISH = import.meta.glob<Module>(['./**/*.ts', '!./**/*.{test,es}.ts']);
const SPANISH = import.meta.glob<Module>('./**/*.es.ts');

/** Returns words without what they say: their names, how many there are, and the values that choices send. */
function shapeOf(words: unknown, name?: string): unknown {
  if (Array.isArray(words)) return words.map((each) => shapeOf(each));
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, shapeOf(each, key)]));
  const isSent = name === 'value' && typeof words === 'string' && /^[A-Z\d_]+$/.test(words);
  const isWords = typeof words === 'function' || (typeof words === 'string' && !isSent);
  return isWords ? 'words' : words;
}

it.each(Object.entries(SPANISH))('%s has the names and values of the English words', async (path, load) => {
  const spanish = await load();
  const english = Object.entries((await ENGLISH[path.replace('.es.ts', '.ts')]?.()) ?? {});
  expect(english).not.toEqual([]);
  for (const [name, words] of english) expect(shapeOf(spanish[name])).toEqual(shapeOf(words));
});
