// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../../personas/t01.json' with { type: 'json' };
import declined from '../../../../../personas/t13.json' with { type: 'json' };
import payStubs from '../../../../../personas/t18.json' with { type: 'json' };
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import type { StepName } from '../../workflow/steps.ts';
import { ownAnswer } from './own-answer.ts';

function applicationOf(json: unknown, until?: StepName) {
  const person = Persona.parse(json);
  const rules = { ...homelineRules, licensedStates: [person.property.state] };
  const { facts } = walk(person, rules, '2026-03-10T17:00:00.000Z', until);
  return { facts, loanNumber: '1000000017', dueAt: undefined };
}

describe('a borrower who sent a wrong file', () => {
  it('is told to send the right one on the upload page', () => {
    expect(ownAnswer('WRONG_FILE', applicationOf(payStubs, 'MANUAL_PAYSTUB_UPLOAD'))).toContain(
      'upload the right one in your application now',
    );
  });

  it('is told whom to ask when the page has no upload', () => {
    expect(ownAnswer('WRONG_FILE', applicationOf(payStubs, 'PAYSTUB_REVIEW'))).toMatch(
      /take no files at this step, so call us or ask an agent/,
    );
  });
});

describe('a borrower whose photo is refused', () => {
  it('is told how to take a sharp photo, the alternatives, and whom to ask', () => {
    expect(ownAnswer('PHOTO_TROUBLE', applicationOf(average, 'IDENTITY_VERIFICATION'))).toMatch(
      /nothing glares.*all four corners.*another kind of ID that isn’t expired.*Talk to a person/,
    );
  });

  it('may send a PDF unless an ID is requested', () => {
    expect(ownAnswer('PHOTO_TROUBLE', applicationOf(payStubs, 'MANUAL_PAYSTUB_UPLOAD'))).toContain(
      'send a PDF instead',
    );
  });
});

describe('a borrower whose ID shows another name', () => {
  it('is told that a person checks it, without a promised result', () => {
    expect(ownAnswer('NAME_DIFFERS', applicationOf(average, 'IDENTITY_VERIFICATION'))).toMatch(
      /has the name Avery Happy\..*A person checks it, and I can’t tell you how that ends\./,
    );
  });
});

describe('a borrower who asks why their application is reviewed by a person', () => {
  it('is told what a linked account can’t show', () => {
    expect(ownAnswer('WHY_ASKED', applicationOf(payStubs, 'PAYSTUB_REVIEW'))).toContain(
      'A linked account can’t always show what you earn before taxes',
    );
  });
});

describe('a borrower who was declined', () => {
  it('is told that only a person can review a wrong answer', () => {
    expect(ownAnswer('CHANGE_ANSWER', applicationOf(declined))).toMatch(
      /call us or ask an agent.*Only a person can look at it again, and I can’t tell you how that ends\./,
    );
  });

  it('is told of another amount or a co-borrower, without a promise', () => {
    for (const topic of ['REAPPLY', 'CHANGE_OFFER'] as const)
      expect(ownAnswer(topic, applicationOf(declined))).toMatch(
        /another amount, or apply with a co-borrower.*I can’t tell you how that would end\./,
      );
  });
});
