// Proves UP-01.

import { expect, test } from 'vitest';
import { fileProblem, fileTypeOf, MOST_FILE_BYTES } from './file-checks.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = (body: string) => bytes(`%PDF-1.7\n${body}\n%%EOF`);

test('a file has the type of its first bytes', () => {
  expect(fileTypeOf(pdf(''))).toBe('application/pdf');
  expect(fileTypeOf(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
  expect(fileTypeOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('image/png');
  expect(fileTypeOf(bytes('<script>'))).toBeUndefined();
});

test.each([
  ['an empty file', new Uint8Array(), 'EMPTY'],
  ['a file above 20 MB', new Uint8Array(MOST_FILE_BYTES + 1), 'TOO_LARGE'],
  ['a text', bytes('Dear lender'), 'WRONG_TYPE'],
  ['a PDF with a password', pdf('trailer << /Root 1 0 R /Encrypt 9 0 R >>'), 'ENCRYPTED'],
  ['a PDF of 201 pages', pdf('2 0 obj << /Count 201 /Kids [3 0 R] /Type /Pages >>'), 'TOO_MANY_PAGES'],
  ['a PDF of 200 pages', pdf('2 0 obj << /Type/Pages /Count 200 >>'), undefined],
  ['a PDF that only mentions encryption', pdf('(How to /Encrypt a file)'), undefined],
] as const)('%s', (_, file, problem) => {
  expect(fileProblem(file)).toBe(problem);
});

test('the pages of a PDF also count when its page tree is compressed', () => {
  expect(fileProblem(pdf(''), ['<< /Type /Pages /Count 500 >>'])).toBe('TOO_MANY_PAGES');
});
