// Proves CO-07.

import { describe, expect, it } from 'vitest';
import { parseSearch } from './search-terms.ts';

describe('a search of staff', () => {
  it.each([
    ['(555) 555-0123', [{ kind: 'PHONE', hashed: '+15555550123' }]],
    ['5555550123', [{ kind: 'PHONE', hashed: '+15555550123' }]],
    ['1000000042', [{ kind: 'LOAN_NUMBER', text: '1000000042' }]],
    ['#1000000042', [{ kind: 'LOAN_NUMBER', text: '1000000042' }]],
    ['O’Brien', [{ kind: 'WORD', text: 'obrien' }]],
    ['Bjorn', [{ kind: 'WORD', text: 'bjorn' }]],
    ['1234', [{ kind: 'LAST_FOUR', hashed: '1234' }]],
    ['Ann@Example.com', [{ kind: 'EMAIL', hashed: 'ann@example.com' }]],
    [
      'García-López, 1234',
      [
        { kind: 'WORD', text: 'garcia' },
        { kind: 'WORD', text: 'lopez' },
        { kind: 'LAST_FOUR', hashed: '1234' },
      ],
    ],
    ['  ', []],
    ['%_', []],
  ])('for %j looks for %j', (text, expected) => {
    expect(parseSearch(text)).toEqual(expected);
  });
});
