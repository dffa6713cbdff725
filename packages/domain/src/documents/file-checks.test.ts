// Proves UP-01.

import { expect, test } from 'vitest';
import { fileProblem, fileTypeOf, MOST_FILE_BYTES } from './file-checks.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\r\n\r\n%PDF-1.7', 'application/pdf'],
  [`${' '.repeat(1019)}%PDF-`, 'application/pdf'],
  [`${' '.repeat(1020)}%PDF-`, undefined],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\0\0\0\x1cftypheic\0\0\0\0mif1', 'image/heic'],
  ['\0\0\0\x1cftypmp42', undefined],
  ['<script>', undefined],
])('a file that begins with %j has the type %s', (start, type) => {
  expect(fileTypeOf(bytes(start))).toBe(type);
});

test.each([
  ['an empty file', new Uint8Array(), 'EMPTY'],
  ['a file above 20 MB', new Uint8Array(MOST_FILE_BYTES + 1), 'TOO_LARGE'],
  ['a text', bytes('Dear lender'), 'WRONG_TYPE'],
  ['a PDF', bytes('%PDF-1.7'), undefined],
] as const)('%s', (_, file, problem) => {
  expect(fileProblem(file)).toBe(problem);
});
