// Proves CB-02.

import { describe, expect, it } from 'vitest';
import coOwned from '../../../../../personas/t23.json' with { type: 'json' };
import { additionalSigners } from '../../facts/signers.selectors.ts';
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import { signerAnswer } from './signer-answer.ts';

const person = Persona.parse(coOwned);
const rules = { ...homelineRules, licensedStates: [person.property.state] };
const { facts } = walk(person, rules, '2026-03-10T17:00:00.000Z', 'NOTE_SIGNING');
const [signer = expect.fail()] = additionalSigners(facts);
const ask = (question: string) => signerAnswer(question, { facts, signer });

describe('a co-owner who signs and doesn’t borrow', () => {
  it.each(['do I owe this money?', 'am i a borrower or just on the deed', 'Do you check my credit?'])(
    'learns that they don’t owe the money: “%s”',
    (question) => expect(ask(question)).toContain('you don’t owe the money'),
  );

  it.each(['what happens if i refuse to sign', 'can I say no to signing'])(
    'learns that nobody can make them sign: “%s”',
    (question) => expect(ask(question)).toContain('Nobody can make you sign'),
  );

  it.each(['how much is Wren borrowing', 'what interest rate did they get', 'what is her credit score'])(
    'learns no figure of the borrower: “%s”',
    (question) => {
      expect(ask(question)).toContain('I can’t tell you figures of Wren Cosigner’s application');
      expect(ask(question)).not.toMatch(/\d/);
    },
  );

  it('is told their own next step', () => {
    expect(ask('what do you need from me')).toContain('Open the link in our email');
  });

  it('gets general answers to other questions', () => {
    expect(ask('what is a heloc')).toBeUndefined();
  });
});
