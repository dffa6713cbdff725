// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../../personas/t01.json' with { type: 'json' };
import paystubs from '../../../../../personas/t18.json' with { type: 'json' };
import inPerson from '../../../../../personas/t22.json' with { type: 'json' };
import coOwned from '../../../../../personas/t23.json' with { type: 'json' };
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import { shownDueAt } from '../../workflow/due-dates.ts';
import type { StepName } from '../../workflow/steps.ts';
import { ownAnswer } from './own-answer.ts';

function applicationOf(json: unknown, until?: StepName) {
  const person = Persona.parse(json);
  const rules = { ...homelineRules, licensedStates: [person.property.state] };
  const { facts } = walk(person, rules, '2026-03-10T17:00:00.000Z', until);
  return { facts, loanNumber: '1000000017', dueAt: shownDueAt(facts) };
}

describe('a borrower who asks how long they have', () => {
  it('hears the day that their pages show, and what the clock does before it', () => {
    expect(ownAnswer('DEADLINE', applicationOf(average, 'IDENTITY_VERIFICATION'))).toMatch(
      /You have until 04\/09\/2026\. If we hear nothing by 03\/20\/2026, we send you a notice/,
    );
  });

  it('hears the same, and whom to ask, if they fear to miss it', () => {
    const said = ownAnswer('MISSED', applicationOf(average, 'IDENTITY_VERIFICATION'));
    expect(said).toMatch(/ends only if you don’t answer that notice.*Talk to a person/);
    expect(said).not.toContain('I can’t tell you');
  });

  it('hears that the application ends where it does', () => {
    const said = ownAnswer('DEADLINE', applicationOf(coOwned, 'WAITING_FOR_ADDITIONAL_SIGNERS'));
    expect(said).toMatch(/hasn’t signed by 04\/09\/2026, the application ends\./);
    expect(said).not.toMatch(/below|this page/);
  });
});

describe('a borrower whose co-owner hasn’t signed', () => {
  const application = applicationOf(coOwned, 'WAITING_FOR_ADDITIONAL_SIGNERS');

  it('hears where the link went, and what to do if it didn’t arrive', () => {
    expect(ownAnswer('SIGNER_LINK', application)).toMatch(
      /Robin Cosigner at \S+@example\.com\. .*“Send a reminder”.*“Change email”.*call us/,
    );
    expect(ownAnswer('SIGNER_LINK', applicationOf(average, 'NOTE_SIGNING'))).toBeUndefined();
  });

  it('hears what still comes before the money, without a day to cancel that may move', () => {
    const said = ownAnswer('MONEY', application);
    expect(said).toMatch(
      /Robin Cosigner signs, the deed is signed with a notary, and the three business days to cancel pass\./,
    );
    expect(said).not.toContain('03/13/2026');
  });

  it('hears that nobody checks the credit of an owner who doesn’t borrow', () => {
    expect(ownAnswer('SIGNERS', application)).toContain('so we don’t check their credit');
  });
});

describe('a borrower with a notary’s appointment', () => {
  const application = applicationOf(inPerson, 'MANUAL_DEED_SIGNING');

  it('hears that they meet in person', () => {
    expect(ownAnswer('APPOINTMENT', application)).toContain('a notary in person on 03/10/2026');
  });

  it('hears that their time isn’t confirmed yet, and what happens there', () => {
    expect(ownAnswer('APPOINTMENT', application)).toMatch(
      /It isn’t confirmed yet\. .* confirms it.* We’ll email you then\. The notary checks your ID/,
    );
  });

  it('hears of the days to cancel that come before the money', () => {
    expect(ownAnswer('STEPS_LEFT', application)).toContain(
      'After that comes three business days in which you can cancel, a few days for cancellations in the mail, and your money.',
    );
  });
});

describe('a borrower who asks whether we call their employer', () => {
  it('hears what their way to verify the income means for that', () => {
    const said = (json: unknown, step: StepName) => ownAnswer('EMPLOYER_CALLED', applicationOf(json, step));
    expect(said(average, 'NOTE_SIGNING')).toMatch(/^No: your income is verified/);
    expect(said(paystubs, 'PAYSTUB_REVIEW')).toMatch(/^No, not as things stand/);
    expect(said(average, 'INCOME_VERIFICATION')).toBeUndefined();
  });
});

describe('a borrower who wonders about the photo of their ID', () => {
  it('hears the law, and who sees it', () => {
    expect(ownAnswer('WHY_IDENTITY', applicationOf(average, 'IDENTITY_VERIFICATION'))).toMatch(
      /31 CFR 1020\.220.*encrypt.*only the people and the service that check it.*never ask for it by email/,
    );
  });
});
