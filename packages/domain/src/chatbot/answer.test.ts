// Proves CB-02.

import { describe, expect, it } from 'vitest';
import { answerTo } from './answer.ts';
import { guardId } from './guards.ts';
import type { Passage } from './passage.ts';

const passage = (id: string, text: string, more: Partial<Passage> = {}): [string, Passage] => [
  id,
  { id, title: id, source: id, text, questions: [], ...more },
];
const PASSAGES = new Map([
  passage('ownership', 'The home can’t be owned by an LLC.'),
  passage('states', 'We lend in Ohio.', { byState: () => 'Yes, we lend in Ohio.' }),
  passage('supervisor', 'The CFPB supervises us.'),
  passage('company', 'Our NMLS number is in the footer.'),
]);
const GIVEN = {
  passages: PASSAGES,
  licensedStates: ['OH'],
  hours: { isChatOpen: false, chatHours: 'Monday', phone: '(888) 555-0142', phoneHours: 'Monday' },
} as const;

/** Answers with a search that finds each passage by one word, the named place least. */
const ask = (message: string) =>
  answerTo(
    message,
    async (question) =>
      [
        { id: 'ownership', score: question.includes('LLC') ? 0.95 : 0 },
        { id: 'states', score: question.includes('my state') ? 0.8 : 0 },
        { id: 'supervisor', score: question.includes('regulates') ? 0.9 : 0 },
        { id: 'company', score: question.includes('NMLS') ? 0.85 : 0 },
        ...(question.includes('nearly') ? [{ id: 'company', score: 0.5 }] : []),
        ...(question.includes('deed') ? [{ id: 'ownership', score: 0.45 }] : []),
        ...(question.includes('insult') ? [{ id: guardId('ABUSE'), score: 0.52 }] : []),
      ].toSorted((a, b) => b.score - a.score),
    GIVEN,
  );

describe('a question that names a place', () => {
  it('is answered for the state the lender lends in', async () => {
    expect((await ask('Do you lend in Ohio?')).text).toBe('Yes, we lend in Ohio.');
  });

  it('is answered by its topic, not by the place', async () => {
    expect((await ask('Our LLC owns a house in Ohio')).text).toBe('The home can’t be owned by an LLC.');
  });

  it.each([
    ['Do you lend in Puerto Rico?', 'We don’t lend on homes in Puerto Rico.'],
    ['Our cottage in Nova Scotia, Canada. Possible?', 'We don’t lend on homes in Canada.'],
    ['do u lend in purto rico or hawai', 'We’re not lending in Hawaii yet.'],
    ['Our LLC owns a house in Hawaii', 'We’re not lending in Hawaii yet.'],
  ])('says first that the lender doesn’t lend there: “%s”', async (message, start) => {
    expect((await ask(message)).text.startsWith(start)).toBe(true);
  });
});

describe('a message with several questions', () => {
  it('is answered part by part, with each source', async () => {
    const { text, sources } = await ask('Who regulates you and what is your NMLS number?');
    expect(text).toBe('The CFPB supervises us. Our NMLS number is in the footer.');
    expect(sources.map(({ id }) => id)).toEqual(['supervisor', 'company']);
  });

  it('is answered by the part that has an answer where the whole has none', async () => {
    const { sources } = await ask('My LLC has a house and will it rain?');
    expect(sources.map(({ id }) => id)).toEqual(['ownership']);
  });

  it('is answered as a whole where a part has no sure answer', async () => {
    const { sources } = await ask('Who regulates you and what is that worth?');
    expect(sources.map(({ id }) => id)).toEqual(['supervisor']);
  });
});

it('refuses abuse in the shorthand of chats', async () => {
  expect((await ask('go kill urself')).kind).toBe('REFUSED');
});

describe('a question that nothing fits', () => {
  it('is not answered, and names what comes nearest', async () => {
    const { kind, text, sources } = await ask('nearly the deed');
    expect({ kind, sources }).toEqual({ kind: 'UNKNOWN', sources: [] });
    expect(text).toBe(
      'I don’t know the answer to that. You can ask me about “company” or “ownership”. A person answers in the chat Monday. By phone, we answer at (888) 555-0142, Monday.',
    );
  });

  it.each(['Will it rain?', 'nearly an insult'])(
    'names nothing that is far off or must not be answered: “%s”',
    async (message) => {
      expect((await ask(message)).text).not.toContain('You can ask me');
    },
  );
});
