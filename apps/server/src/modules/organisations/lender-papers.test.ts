// Proves DS-21, OR-04.

import { LenderPapers } from '@homeline/documents/lender-papers.ts';
import { expect, it } from 'vitest';
import { parseLenderFile } from './lender-mistakes.ts';

const problemsOf = (content: unknown) => {
  const parsed = parseLenderFile('acme/papers.json', content, LenderPapers);
  return 'problems' in parsed ? parsed.problems : [];
};
const worded = (type: string, id: string, words: string) => [
  { from: '2026-12-01', words: { [type]: { [id]: words } } },
];

it.each([
  [
    'a law that the words leave out',
    worded('AUTOPAY_AUTHORIZATION', 'howToStop', 'Call {phone} to stop.'),
    'acme/papers.json 0.words.AUTOPAY_AUTHORIZATION.howToStop: Must say “at least three business days before”, as 12 CFR 1005.10(c)(1) requires; found "Call {phone} to stop."',
  ],
  [
    'a placeholder that papers don’t know',
    worded('RIGHTNOTTOCLOSE', 'notObliged', 'You owe {amount}.'),
    'acme/papers.json 0.words.RIGHTNOTTOCLOSE.notObliged: Must not have {amount}. Papers know {lender}, {product}, {phone}, {email}, {address}; found "You owe {amount}."',
  ],
  [
    'a brace without its pair',
    worded('RIGHTNOTTOCLOSE', 'notObliged', 'Call {phone.'),
    'acme/papers.json 0.words.RIGHTNOTTOCLOSE.notObliged: Must have a name between each pair of braces; found "Call {phone."',
  ],
  [
    'a character that papers can’t print',
    worded('RIGHTNOTTOCLOSE', 'notObliged', 'Sign here 👈'),
    'acme/papers.json 0.words.RIGHTNOTTOCLOSE.notObliged: Must be one paragraph of characters that papers can print; found "Sign here 👈"',
  ],
  [
    'a paragraph that isn’t the lender’s to word',
    worded('RIGHTNOTTOCLOSE', 'refund', 'No refunds.'),
    'acme/papers.json 0.words.RIGHTNOTTOCLOSE.refund: Is not a known key',
  ],
  [
    'a paper whose words a law prescribes',
    worded('NOTICE_OF_RIGHT_TO_CANCEL', 'howToCancel', 'Call us.'),
    'acme/papers.json 0.words.NOTICE_OF_RIGHT_TO_CANCEL: Is not a known key',
  ],
])('refuses %s', (_, content, problem) => {
  expect(problemsOf(content)).toEqual([problem]);
});

it('refuses versions out of order, and takes good ones', () => {
  expect(problemsOf([{ from: '2026-12-02' }, { from: '2026-12-01' }])[0]).toContain(
    'Must be in the order of their days, each day once',
  );
  expect(problemsOf(worded('CLOSING_SUMMARY', 'compare', 'Compare these figures with your offer.'))).toEqual(
    [],
  );
});
