import { describe, expect, it } from 'vitest';
import { provenIds, readRequirements, requirementProblems } from '../../scripts/requirements.ts';

const WORDS = `# Words

## Organisations

- OR-01: The host name selects the lender

## Routes

- RT-01: The start page
`;

const problems = (words: string, proofs: Parameters<typeof readRequirements>[1]) =>
  requirementProblems(readRequirements(words, proofs), proofs);

describe('requirements', () => {
  it('lists each with its section and every test that names it', () => {
    const proofs = [
      { path: 'a.test.ts', ids: ['OR-01', 'RT-01'] },
      { path: 'b.test.ts', ids: ['OR-01'] },
    ];
    expect(readRequirements(WORDS, proofs)).toEqual([
      {
        id: 'OR-01',
        section: 'Organisations',
        asks: 'The host name selects the lender',
        tests: ['a.test.ts', 'b.test.ts'],
      },
      { id: 'RT-01', section: 'Routes', asks: 'The start page', tests: ['a.test.ts'] },
    ]);
    expect(problems(WORDS, proofs)).toEqual([]);
  });

  it('refuses one that no test proves', () => {
    expect(problems(WORDS, [{ path: 'a.test.ts', ids: ['OR-01'] }])).toEqual([
      'No test says that it proves RT-01',
    ]);
  });

  it('refuses a test that names an unknown id', () => {
    expect(problems(WORDS, [{ path: 'a.test.ts', ids: ['OR-01', 'RT-01', 'RT-99'] }])).toEqual([
      'a.test.ts proves RT-99, which docs/requirements.words.md lacks',
    ]);
  });

  it('refuses an id listed twice', () => {
    const words = `${WORDS}- RT-01: The start page again\n`;
    expect(problems(words, [{ path: 'a.test.ts', ids: ['OR-01', 'RT-01'] }])).toEqual([
      'docs/requirements.words.md lists RT-01 twice',
    ]);
  });

  it('reads the ids from the comments at the head of a test alone', () => {
    const source = `// @vitest-environment happy-dom
// Proves OR-01, OR-02.
// Proves RT-01.

import './page.ts';
// Proves RT-99.
`;
    expect(provenIds(source)).toEqual(['OR-01', 'OR-02', 'RT-01']);
  });
});
