// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../personas/t01.json' with { type: 'json' };
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { homelineRules } from '../testing/homeline.ts';
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

  it('is answered in part when only a part has an answer', async () => {
    const { sources } = await ask('My LLC has a house and will it rain?');
    expect(sources.map(({ id }) => id)).toEqual(['ownership']);
  });

  it('is answered as a whole when a part has no confident answer', async () => {
    const { sources } = await ask('Who regulates you and what is that worth?');
    expect(sources.map(({ id }) => id)).toEqual(['supervisor']);
  });
});

it('refuses abuse in the shorthand of chats', async () => {
  expect((await ask('go kill urself')).kind).toBe('REFUSED');
});

describe('a question without a match', () => {
  it('is not answered, but names the nearest articles', async () => {
    const { kind, text, sources } = await ask('nearly the deed');
    expect({ kind, sources }).toEqual({ kind: 'UNKNOWN', sources: [] });
    expect(text).toBe(
      'I don’t know the answer to that. You can ask me about “company” or “ownership”. A person answers in the chat Monday; to leave a message, select “Talk to a person”. By phone, we answer at (888) 555-0142, Monday.',
    );
  });

  it.each(['Will it rain?', 'nearly an insult'])(
    'names nothing that is far off or must not be answered: “%s”',
    async (message) => {
      expect((await ask(message)).text).not.toContain('You can ask me');
    },
  );
});

describe('a question of a person with an application', () => {
  const person = Persona.parse(average);
  const lender = { ...homelineRules, licensedStates: [person.property.state] };
  const { facts } = walk(person, lender, '2026-03-10T17:00:00.000Z', 'NOTE_SIGNING');
  const application = { facts, loanNumber: '1000000017', dueAt: undefined };
  const found = (id: string, score: number) => async () => [{ id, score }];
  const own = (message: string, search = found('company', 0.74)) =>
    answerTo(message, search, { ...GIVEN, application });

  it('is answered from their application before any article', async () => {
    const reply = await own('whats my loan number');
    expect(reply.text).toBe('Your loan number is 1000000017.');
    expect(reply.sources).toMatchObject([{ name: 'Your application' }]);
  });

  it('is answered part by part, and says which part it can’t answer', async () => {
    const { text } = await own('what is my rate and who won the world series', found('company', 0.3));
    expect(text).toContain('Your interest rate is');
    expect(text).toContain('I don’t know the answer to “who won the world series”.');
  });

  it('isn’t answered by a loosely matching article', async () => {
    expect(await own('my cousin moved in with me', found('company', 0.6))).toMatchObject({ kind: 'UNKNOWN' });
  });

  it('that isn’t known is told where their application stands, if it is about themselves', async () => {
    const { kind, text, sources } = await own('my cousin moved in with me', found('company', 0.3));
    expect({ kind, sources }).toEqual({ kind: 'UNKNOWN', sources: [] });
    expect(text).toContain('I don’t know the answer to that.');
    expect(text).toContain('Your next step: Sign your documents.');
    expect(text).toContain('You chose a line of $');
    expect((await own('who won the world series', found('company', 0.3))).text).not.toContain(
      'application stands',
    );
  });

  it('gives a language model the application and the article, and nothing that identifies the person', async () => {
    const reply = await own('what is my rate', found('supervisor', 0.9));
    expect(reply.passage?.text).toMatch(/^Your interest rate is .*\nThe CFPB supervises us\.$/);
    expect((await own('what do you have on file about me')).passage).toBeUndefined();
  });

  it('answers every part of one sentence', async () => {
    const { text } = await own('what is my monthly payment and for how many years', found('company', 0.3));
    expect(text).toContain('Your monthly payment is');
    expect(text).toContain('Your line is repaid over 15 years.');
  });

  it('doesn’t report a missing answer to a statement', async () => {
    expect((await own('did i get denied? be honest', found('company', 0.3))).text).not.toContain('be honest');
  });

  it('is answered with the number where it says to call', async () => {
    const { text } = await own('can i still change my amount', found('company', 0.3));
    expect(text).toContain(`call us at ${GIVEN.hours.phone}`);
  });

  it('about another person is refused', async () => {
    expect(await own('what is the balance of Devon Locked')).toMatchObject({ kind: 'REFUSED' });
  });
});
