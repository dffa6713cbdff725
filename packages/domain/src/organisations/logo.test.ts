// Proves CO-54.

import { expect, it } from 'vitest';
import { LOGO_BYTES, LogoPng, readLogo } from './logo.ts';

const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);
const chunk = (name: string, data: readonly number[]) => [
  ...number(data.length),
  ...[...name].map((sign) => sign.charCodeAt(0)),
  ...data,
  ...[0, 0, 0, 0],
];
/** 16 by 16 pixels. */
const SMALL =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAADUlEQVR4nGNgGAXIAAABEAABoJMRpQAAAABJRU5ErkJggg==';
const textBytes = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (width: number, height: number, ...after: readonly number[]) =>
  Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...number(width), ...number(height), 8, 6, 0, 0, 0]),
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
    ...after,
  ]);
const problemOf = (bytes: Uint8Array) => {
  const read = readLogo(bytes);
  return 'problem' in read ? read.problem : undefined;
};

it('shows a PNG at the header’s height, never enlarged', () => {
  expect(readLogo(png(800, 160))).toEqual({ widthPx: 170, heightPx: 34 });
  expect(readLogo(png(2000, 100))).toEqual({ widthPx: 220, heightPx: 11 });
  expect(readLogo(png(60, 20))).toEqual({ widthPx: 60, heightPx: 20 });
});

it.each([
  ['an SVG', Uint8Array.from(textBytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))],
  ['a JPEG that is called PNG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array(40).fill(0)])],
  ['a PNG that breaks off', png(100, 100).subarray(0, 40)],
  ['a PNG with a page behind it', png(100, 100, ...textBytes('<script>'))],
])('refuses %s', (_, bytes) => {
  expect(problemOf(bytes)).toMatch(/^Must be a whole PNG picture/);
});

it('refuses an image that is too large or too small', () => {
  expect(problemOf(png(5000, 100))).toBe('Each side must have 16 to 2000 pixels');
  expect(problemOf(png(8, 100))).toBe('Each side must have 16 to 2000 pixels');
  expect(problemOf(new Uint8Array(LOGO_BYTES + 1))).toBe('Must be 100 kB or less');
});

it('stores the bytes in base64, and refuses data that isn’t an image', () => {
  expect(LogoPng.parse(SMALL)).toBe(SMALL);
  expect(LogoPng.safeParse(SMALL.slice(0, -4)).success).toBe(false);
  expect(LogoPng.safeParse('aGVsbG8=').success).toBe(false);
});
