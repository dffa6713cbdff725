// Proves VA-09.

import { isPrintable } from '@homeline/domain/documents/printable.ts';
import { expect, it } from 'vitest';
import { FONTS } from './pdf/typeface.ts';
import { printed } from './printed.ts';
import { writeDocument } from './templates.ts';
import { sampleSubject } from './testing/sample.ts';

const UNICODE_END = 0x110000;
const characters = Array.from({ length: UNICODE_END }, (_, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff,
);

it('has a glyph in every font for each character that a form accepts', () => {
  const accepted = characters.filter((code) => code !== 0x0a && isPrintable(String.fromCodePoint(code)));
  expect(accepted.length).toBeGreaterThan(500);
  for (const font of Object.values(FONTS)) {
    const glyphs = new Set('characterSet' in font ? font.characterSet : []);
    const composed = (code: number) => String.fromCodePoint(code).normalize('NFC').codePointAt(0) ?? 0;
    expect(accepted.filter((code) => !glyphs.has(composed(code)))).toEqual([]);
  }
});

it('accepts the letters of every language in Latin script', () => {
  const names =
    'Łukasz Żółć Đặng Thị Ngọc Şükrü İnönü Ķēniņš Őrsi Ñandú Åström Ætheling Œuvre Straße Þór Ētienne Ștefan Țîrlea ʻaukai Əliyev';
  expect(isPrintable(names)).toBe(true);
});

it.each(['李 小龍', 'محمد', 'Иван', '😀', 'ŧ'])('refuses %s at entry', (text) => {
  expect(isPrintable(text)).toBe(false);
});

const withName = (name: string) => ({
  ...writeDocument('HELOC_AGREEMENT', sampleSubject()),
  particulars: [['Borrower', name]] as const,
});

it('refuses a document with a character without a glyph', () => {
  expect(() => printed(withName('李'))).toThrow('HELOC_AGREEMENT has a character without a glyph: U+674E');
});

it('prints a nonbreaking hyphen and a combining accent', () => {
  expect(printed(withName('Smith\u2011Jose\u0301')).particulars).toEqual([['Borrower', 'Smith-José']]);
});

it('names the character in a record of the loan file', () => {
  const { type: _, ...record } = withName('李 A');
  expect(printed(record).particulars).toEqual([['Borrower', '[U+674E] A']]);
});
