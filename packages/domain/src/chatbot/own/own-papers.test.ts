// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../../personas/t01.json' with { type: 'json' };
import inPerson from '../../../../../personas/t22.json' with { type: 'json' };
import coOwned from '../../../../../personas/t23.json' with { type: 'json' };
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import type { StepName } from '../../workflow/steps.ts';
import { answerTo } from '../answer.ts';
import { ownAnswer } from './own-answer.ts';
import { OWN_TOPICS } from './own-topics.ts';

function walked(json: unknown, until?: StepName) {
  const person = Persona.parse(json);
  const rules = { ...homelineRules, licensedStates: [person.property.state] };
  return walk(person, rules, '2026-03-10T17:00:00.000Z', until);
}

function applicationOf(json: unknown, until?: StepName, dueAt?: string) {
  return { facts: walked(json, until).facts, loanNumber: '1000000017', dueAt };
}
const DUE = '2026-03-21T04:00:00.000Z';

describe('a borrower who finds a mistake in the documents', () => {
  it('is told not to sign, whom to tell, and that the documents are written again', () => {
    expect(ownAnswer('PAPERS_WRONG', applicationOf(average, 'NOTE_SIGNING', DUE))).toMatch(
      /^Don’t sign it before it’s corrected\. Call us or ask an agent.*written again.*The last day for this step is 03\/20\/2026\./,
    );
  });

  it('is told not to sign the deed once the agreement is signed', () => {
    expect(ownAnswer('PAPERS_WRONG', applicationOf(average, 'DEED_SIGNING'))).toMatch(
      /^Don’t sign the deed before the mistake is looked at\./,
    );
  });

  it('is never promised the correction of a signed mistake', () => {
    expect(ownAnswer('PAPERS_WRONG', applicationOf(average, 'RESCISSION'))).toContain(
      'A person checks whether something has to be corrected.',
    );
  });
});

describe('a borrower who wants time to read', () => {
  it('learns the last day, where the copies are, and who may read them', () => {
    expect(ownAnswer('READ_FIRST', applicationOf(average, 'NOTE_SIGNING', DUE))).toMatch(
      /You have until 03\/20\/2026, and nothing has to happen before that day\..*select “Download”.*such as a lawyer or a relative/,
    );
  });

  it('isn’t told that nothing has to happen while an appointment is coming up', () => {
    expect(ownAnswer('READ_FIRST', applicationOf(inPerson, 'MANUAL_DEED_SIGNING', DUE))).not.toContain(
      'nothing has to happen',
    );
  });
});

describe('a borrower who asks how a co-owner signs', () => {
  const application = applicationOf(coOwned, 'WAITING_FOR_ADDITIONAL_SIGNERS', DUE);

  it('hears that the co-owner signs from anywhere, and that nobody signs for them', () => {
    expect(ownAnswer('SIGNS_FOR', application)).toMatch(
      /^Robin Cosigner can sign online from anywhere.*The last day is 03\/20\/2026\. Nobody can sign for somebody else/,
    );
  });

  it('is refused when they name the co-owner', async () => {
    const hours = { isChatOpen: false, chatHours: 'Monday', phone: '(888) 555-0142', phoneHours: 'Monday' };
    const given = { passages: new Map(), licensedStates: [], hours, application };
    const reply = await answerTo('let me just sign for Robin', async () => [], given);
    expect(reply.kind).toBe('REFUSED');
    expect(reply.text).toContain('Robin Cosigner can sign online from anywhere');
  });
});

describe('a borrower who would rather not meet the notary by video', () => {
  it('is told how a notary comes to them, and who may be in the picture', () => {
    expect(ownAnswer('NOTARY_PLACE', applicationOf(average, 'DEED_SIGNING'))).toMatch(
      /select “Meet in person instead”.*only you may be in the picture/,
    );
  });

  it('is offered no video session after requesting an appointment in person', () => {
    expect(ownAnswer('NOTARY_PLACE', applicationOf(inPerson, 'MANUAL_DEED_SIGNING'))).toMatch(
      /in person there, not by video.*select “Choose another time”/,
    );
  });
});

const PROMISES =
  /guarantee|will be (?:approved|accepted|corrected)|we(?:’ll| will) approve|don’t worry|you should sign/i;

it.each([
  ['one borrower', average],
  ['an in-person notary', inPerson],
  ['a co-owner', coOwned],
])('makes no promise on any topic, at any step of an application with %s', (_, json) => {
  const steps = [...new Set(walked(json).path)];
  for (const step of steps) {
    const application = applicationOf(json, step, DUE);
    for (const topic of OWN_TOPICS) expect(ownAnswer(topic, application) ?? '').not.toMatch(PROMISES);
  }
  expect(steps.length).toBeGreaterThan(10);
});
