import { expect, it } from 'vitest';
import { foldedWords } from './folded-name.ts';

it.each([
  ['O’Brien', 'obrien'],
  ["O'Brien", 'obrien'],
  ['O´Brien', 'obrien'],
  ['OBrien', 'obrien'],
  ['Smith‑Jones', 'smith jones'],
  ['Smith–Jones', 'smith jones'],
  ['Bjørn Łukasz Đặng', 'bjorn lukasz dang'],
  ['Groß İpek ılgaz', 'gross ipek ilgaz'],
  ['José  María', 'jose maria'],
  ['Jose\u0301 Mari\u0301a', 'jose maria'],
  ['Smi\u200Bth', 'smith'],
  ['J.R. Smith, Jr.', 'jr smith jr'],
  ['Ｋｉｍ', 'kim'],
  ['', ''],
])('%j is compared as %j', (name, words) => {
  expect(foldedWords(name).join(' ')).toBe(words);
});
