// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../../personas/t01.json' with { type: 'json' };
import coOwned from '../../../../../personas/t23.json' with { type: 'json' };
import lowerIncome from '../../../../../personas/t37.json' with { type: 'json' };
import { currentTerms, openChangedOffer } from '../../facts/offers.selectors.ts';
import { formatDollars } from '../../money/cents.ts';
import { formatPct } from '../../money/percent.ts';
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import { ownAnswer } from './own-answer.ts';

const person = Persona.parse(average);
const lender = { ...homelineRules, licensedStates: [person.property.state] };
const until = (...step: Parameters<typeof walk>[3][]) => ({
  facts: walk(person, lender, '2026-03-10T17:00:00.000Z', ...step).facts,
  loanNumber: '1000000017',
  dueAt: undefined,
});

describe('the terms of a borrower whose offer changed', () => {
  const reduced = Persona.parse(lowerIncome);
  const rules = { ...homelineRules, licensedStates: [reduced.property.state] };
  const application = {
    facts: walk(reduced, rules, '2026-03-10T17:00:00.000Z', 'FINAL_OFFER').facts,
    loanNumber: '1000000037',
    dueAt: undefined,
  };

  it.each(['AMOUNT', 'PAYMENT', 'CASH', 'TERMS', 'FEE', 'RATE'] as const)(
    'are those of the offer that waits for their answer: %s',
    (topic) => {
      const { after } = openChangedOffer(application.facts) ?? expect.fail();
      const text = ownAnswer(topic, application) ?? '';
      expect(text).toContain('our changed offer, which waits for your answer. Before, it was $100,000');
      if (topic === 'PAYMENT') expect(text).toContain(formatDollars(after.monthlyPaymentCents));
      if (topic === 'AMOUNT') expect(text).toContain('$25,200');
    },
  );

  it('come with why they changed, and with those they replace', () => {
    const { before } = openChangedOffer(application.facts) ?? expect.fail();
    expect(ownAnswer('REASONS', application)).toMatch(
      /^The income we could verify differs from the income you stated\. So your offer changed from \$100,000 to \$25,200\./,
    );
    expect(ownAnswer('TERMS', application)).toContain(
      `Before, it was $100,000 over 15 years at ${formatPct(before.noteRatePct, 2)}, with a monthly payment of ${formatDollars(before.monthlyPaymentCents)}.`,
    );
  });

  it('say whether the rate changed', () => {
    const { before } = openChangedOffer(application.facts) ?? expect.fail();
    expect(ownAnswer('RATE', application)).toContain(
      `The rate changed: before, it was ${formatPct(before.noteRatePct, 2)}`,
    );
  });

  it('can be reviewed by a person before the answer, with no promise of more', () => {
    expect(ownAnswer('CHANGE_OFFER', application)).toMatch(
      /call us before you answer.*I can’t promise another offer\..*with a co-borrower/,
    );
  });

  it('end with the application if declined', () => {
    expect(ownAnswer('DECLINE_OFFER', application)).toContain('your application ends');
    expect(ownAnswer('DECLINE_OFFER', until('NOTE_SIGNING'))).toBeUndefined();
  });
});

describe('a verified income', () => {
  it('comes with a contact for corrections', () => {
    expect(ownAnswer('INCOME', until('NOTARY_SESSION'))).toMatch(
      /verified: \$[\d,.]+ a month .* call us or ask a person/,
    );
  });
});

describe('a borrower who may cancel what they signed', () => {
  it('owes no fee and gets back what they paid (12 CFR 1026.15(d)(1), (2))', () => {
    expect(ownAnswer('CANCEL', until('RESCISSION'))).toMatch(
      /at no cost.*not even the origination fee, and we return anything you’ve paid for it within 20 calendar days/,
    );
  });
});

describe('a borrower whose money is smaller than the line', () => {
  it('is told what was sent, and what came out of the line', () => {
    expect(ownAnswer('CASH', until('RECORDING'))).toMatch(
      /^We sent you \$[\d,.]+ in cash\. That is your line of \$75,000 less the origination fee/,
    );
  });
});

describe('a borrower who asks how much is left to draw', () => {
  it('is told that the whole line was drawn on the first day', () => {
    expect(ownAnswer('BALANCE', until('RECORDING'))).toContain(
      'there is nothing more to draw until you repay some of it',
    );
  });
});

describe('a borrower in the session with the notary', () => {
  it('is told to join it, not that there is no appointment', () => {
    expect(ownAnswer('APPOINTMENT', until('NOTARY_SESSION'))).toContain('is open');
  });
});

describe('a borrower’s own rate', () => {
  it('is that of the chosen offer', () => {
    const application = until();
    const { noteRatePct, aprPct } = currentTerms(application.facts) ?? expect.fail();
    expect(ownAnswer('TERMS', application)).toContain(
      `Its rate is ${formatPct(noteRatePct, 2)} (${formatPct(aprPct, 2)} APR)`,
    );
  });

  it('is a range before they choose an offer, and unknown before they have offers', () => {
    expect(ownAnswer('RATE', until('OFFER_SELECTION'))).toMatch(
      /rates of .*% to .*% .* You haven’t chosen one yet\./,
    );
    expect(ownAnswer('TERMS', until('LIEN_VERIFICATION'))).toContain('You don’t have offers yet.');
  });
});

describe('a person who asks whether it went through', () => {
  it('hears what we have received', () => {
    expect(ownAnswer('RECEIVED', until('NOTE_SIGNING'))).toMatch(
      /^We have your application of 03\/10\/2026, your ID, and your insurance policy\..*Sign your documents/s,
    );
    expect(ownAnswer('RECEIVED', until('RESCISSION'))).toContain(
      'your signature on the agreement, and the signed deed',
    );
  });

  it('hears before submission that their answers are saved', () => {
    expect(ownAnswer('RECEIVED', until('OFFER_SELECTION'))).toContain(
      'You haven’t submitted your application yet.',
    );
  });
});

describe('a borrower whose co-owner doesn’t want to sign', () => {
  const owners = Persona.parse(coOwned);
  const rules = { ...homelineRules, licensedStates: [owners.property.state] };
  const { facts } = walk(owners, rules, '2026-03-10T17:00:00.000Z', 'WAITING_FOR_ADDITIONAL_SIGNERS');

  it('hears that nobody can be made to sign, the deadline, and whom to ask', () => {
    const dueAt = '2026-04-10T04:00:00.000Z';
    const text = ownAnswer('SIGNER_REFUSES', { facts, loanNumber: '1000000023', dueAt });
    expect(text).toMatch(/Robin Cosigner hasn’t signed .* Nobody can make them sign\./);
    expect(text).toContain('The last day is 04/09/2026.');
    expect(text).toContain('Talk to a person');
  });

  it('hears nothing about it when nobody else signs', () => {
    expect(ownAnswer('SIGNER_REFUSES', until('NOTE_SIGNING'))).toBeUndefined();
  });
});

describe('a person who asks why we want something', () => {
  it('hears the reason for their current step, or nothing when it asks for nothing', () => {
    expect(ownAnswer('WHY_ASKED', until('IDENTITY_VERIFICATION'))).toMatch(
      /^Federal law requires us to confirm who you are before we lend/,
    );
    expect(ownAnswer('WHY_ASKED', until('HMDA_COLLECTION'))).toContain('You don’t have to answer them.');
    expect(ownAnswer('WHY_ASKED', until('RESCISSION'))).toBeUndefined();
  });
});
