// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../../personas/t01.json' with { type: 'json' };
import declined from '../../../../../personas/t13.json' with { type: 'json' };
import { reasonsInWords } from '../../reasons/printed-reasons.ts';
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

describe('a borrower who asks about their credit checks', () => {
  it('hears which were made, when, and what they do to the score', () => {
    expect(ownAnswer('CREDIT', applicationOf(average, 'OFFER_SELECTION'))).toMatch(
      /soft credit check on 03\/10\/2026: it doesn’t affect your score.*haven’t made a hard credit check/,
    );
    expect(ownAnswer('CREDIT', applicationOf(average, 'NOTE_SIGNING'))).toMatch(
      /hard credit check on 03\/10\/2026: .*may lower your score a little/,
    );
  });

  it('never hears after a decline that a check follows once they submit', () => {
    const said = ownAnswer('CREDIT', applicationOf(declined)) ?? expect.fail();
    expect(said).toContain('We made no hard credit check, and this application has ended, so none follows.');
    expect(said).not.toMatch(/submit/);
  });
});

describe('a borrower whose credit report is wrong', () => {
  it('hears after a decline where the notice names the bureau, and their rights (15 USC 1681m(a))', () => {
    expect(ownAnswer('DISPUTE_CREDIT', applicationOf(declined))).toMatch(
      /dispute it with the credit bureau.*notice of 03\/10\/2026 names the bureau.*free copy.*within 60 days/,
    );
  });

  it('hears before a decision to tell us, too', () => {
    expect(ownAnswer('DISPUTE_CREDIT', applicationOf(average, 'OFFER_SELECTION'))).toContain(
      'before you go on',
    );
  });
});

describe('a declined borrower', () => {
  it('hears the reasons in the words of the notice (12 CFR 1002.9(b)(2)), and where the bureau is named', () => {
    const application = applicationOf(declined);
    const { reasonCodes, ...wording } = application.facts.adverseActionNotice.at(-1) ?? expect.fail();
    const reasons = reasonsInWords(reasonCodes, wording);
    expect(reasons).not.toEqual([]);
    for (const { text } of reasons) expect(ownAnswer('REASONS', application)).toContain(`“${text}”`);
    expect(ownAnswer('CREDIT', application)).toContain('the notice names the bureau');
  });

  it('hears that nothing was paid and nothing is owed', () => {
    expect(ownAnswer('PAID_SO_FAR', applicationOf(declined))).toMatch(
      /^You’ve paid us nothing: .*you owe us nothing/,
    );
    expect(ownAnswer('PAID_SO_FAR', applicationOf(average, 'RECORDING'))).toContain('came out of your draw');
  });

  it('hears early that a person has to look at what is wrong', () => {
    expect(ownAnswer('REAPPLY', applicationOf(declined))).toMatch(
      /^This application has ended, and we can’t reopen it\. If something in it is wrong, .* a person has to look at it\./,
    );
  });
});
