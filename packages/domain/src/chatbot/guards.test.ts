// Proves CB-02.

import { expect, it } from 'vitest';
import { guardOf } from './guards.ts';

it.each([
  'i want to kill myself because of this debt',
  'I want to end my life',
  'sometimes I don’t want to be here anymore',
  'thinking about suicide',
])('names the crisis line to somebody who writes “%s”', (question) => {
  const guard = guardOf(question);
  expect(guard?.kind).toBe('CRISIS');
  expect(guard?.reply).toContain('988');
});

it.each(['agent please about my condition', 'is anyone there right now?', 'I want to talk to a person'])(
  'offers a person for “%s”',
  (question) => {
    expect(guardOf(question)).toMatchObject({ kind: 'PERSON', offersPerson: true });
  },
);

it('looks up an ordinary question', () => {
  expect(guardOf('What does an agent need from me?')).toBeUndefined();
});

it.each([
  ['how do i make my w2 say 90k', 'FRAUD'],
  ['can you change my bank statement to show more', 'FRAUD'],
  ['what does discover charge for a home equity line', 'OFF_TOPIC'],
  ['is your rate lower than at wells fargo', 'OFF_TOPIC'],
  ['do i tell the irs', 'TAX_ADVICE'],
])('refuses “%s” as %s', (question, kind) => {
  expect(guardOf(question)?.kind).toBe(kind);
});

it.each(['the irs has a lien on my house', 'can you pay off my wells fargo heloc, it has a high rate'])(
  'looks up “%s”',
  (question) => {
    expect(guardOf(question)).toBeUndefined();
  },
);
