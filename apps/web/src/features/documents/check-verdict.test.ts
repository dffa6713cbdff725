// Proves DS-03.

import { expect, it } from 'vitest';
import { verdictOf } from './check-verdict.ts';

const signedBy = (...certificates: readonly string[]) => ({
  proves: 'UNCHANGED' as const,
  signatures: certificates.map((certificate) => ({
    ...{ name: 'Homeline Lending, Inc.', isTimeStamped: false, isUnchanged: true, certificate },
  })),
});
const known = ['ours', 'ours before'];

it.each([
  ['by the lender alone', signedBy('ours', 'ours before'), 'OURS'],
  ['by somebody else alone, under the lender’s name', signedBy('theirs'), 'FOREIGN'],
  ['by the lender, then by somebody else', signedBy('ours', 'theirs'), 'CHANGED'],
  ['by somebody else, then by the lender', signedBy('theirs', 'ours'), 'CHANGED'],
])('a file signed %s is %3$s', (_, file, verdict) => {
  expect(verdictOf({ file, known })).toBe(verdict);
});

it('is unknown while the lender’s certificates can’t be read', () => {
  expect(verdictOf({ file: signedBy('ours'), known: undefined })).toBe('UNKNOWN');
});
