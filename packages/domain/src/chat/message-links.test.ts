// Proves CH-12.

import { expect, it } from 'vitest';
import { messagePieces } from './message-links.ts';

const HOSTS = ['lender.example'];

it('links a URL with an allowed host, without the sentence’s punctuation', () => {
  expect(messagePieces('See https://www.lender.example/help?a=1, please.', HOSTS)).toEqual([
    { text: 'See ' },
    { text: 'https://www.lender.example/help?a=1', href: 'https://www.lender.example/help?a=1' },
    { text: ', please.' },
  ]);
});

it('keeps the figures of a right-to-left sentence together', () => {
  expect(messagePieces('اتصل بي على (614) 555-0123 بعد 5 مساءً، $45,000.50', [])).toEqual([
    { text: 'اتصل بي على ' },
    { text: '(614) 555-0123', isFigures: true },
    { text: ' بعد 5 مساءً، ' },
    { text: '$45,000.50', isFigures: true },
  ]);
});

it.each([
  'https://evil.example/lender.example',
  'https://lender.example.evil.example/',
  'https://notlender.example/',
  'https://lender.example@evil.example/',
  'http://lender.example/',
  'javascript:alert(1)//lender.example',
  'data:text/html,https',
  '<a href="https://evil.example">x</a>',
])('leaves %s as text', (text) => {
  expect(messagePieces(text, HOSTS).some(({ href }) => href)).toBe(false);
  expect(
    messagePieces(text, HOSTS)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
