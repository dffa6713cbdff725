// Proves UP-03.

import { expect, it } from 'vitest';
import { storedFileName } from './stored-file-name.ts';

it.each([
  ['Pay stub José.pdf', 'Pay stub José.pdf'],
  ['SCAN.PDF', 'SCAN.PDF'],
  ['../../etc/passwd\u202egpj.exe', 'passwdgpj.pdf'],
  ['C:\\Users\\avery\\stub.pdf', 'stub.pdf'],
  ['stub\r\nSet-Cookie: a=b.pdf', 'stubSet-Cookie- a=b.pdf'],
  ['"; filename="x.exe', '-; filename=-x.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.pdf'],
  ['statement', 'statement.pdf'],
  ['..', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['v1.2 final', 'v1.2 final.pdf'],
  ['x'.repeat(300), `${'x'.repeat(120)}.pdf`],
])('stores a PDF named %j as %j', (given, stored) => {
  expect(storedFileName(given, 'application/pdf')).toBe(stored);
});

it.each([
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['photo.svg', 'image/png', 'photo.png'],
] as const)('stores %s with %s inside as %s', (given, type, stored) => {
  expect(storedFileName(given, type)).toBe(stored);
});
