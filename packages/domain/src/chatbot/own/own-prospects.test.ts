// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../../personas/t01.json' with { type: 'json' };
import inPerson from '../../../../../personas/t22.json' with { type: 'json' };
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import type { StepName } from '../../workflow/steps.ts';
import { ownAnswer } from './own-answer.ts';
import type { OwnTopic } from './own-topics.ts';

function at(step: StepName, persona: unknown = average) {
  const person = Persona.parse(persona);
  const rules = { ...homelineRules, licensedStates: [person.property.state] };
  const { facts } = walk(person, rules, '2026-03-10T17:00:00.000Z', step);
  return { facts, loanNumber: '1000000017', dueAt: '2026-03-20T17:00:00.000Z' };
}

describe('a borrower who asks what can still happen', () => {
  it.each<[OwnTopic, StepName, RegExp]>([
    ['MAY_CHANGE', 'OFFER_SELECTION', /until 04\/09\/2026.*aren’t final.*accept or decline/],
    ['MAY_CHANGE', 'INCOME_VERIFICATION', /8\.60%.*aren’t final until then/],
    ['MAY_CHANGE', 'NOTE_SIGNING', /Underwriting approved these terms/],
    ['MAY_CHANGE', 'RESCISSION', /^No: you signed.*discount of 0\.25%/],
    [
      'RISKS',
      'INCOME_VERIFICATION',
      /Still to be confirmed: your income, .*your identity.*can’t tell you how/,
    ],
    ['RISKS', 'RESCISSION', /Everything is signed\..*03\/13\/2026/],
    ['SITUATION_CHANGED', 'INCOME_VERIFICATION', /tell us.*before you sign/],
    ['SITUATION_CHANGED', 'RESCISSION', /before we send the money/],
    ['NOTIFIED', 'INCOME_VERIFICATION', /avery\.happy@example\.com/],
    ['ADD_BORROWER', 'OFFER_SELECTION', /^Yes\..*before you submit/],
    ['ADD_BORROWER', 'INCOME_VERIFICATION', /can’t add a borrower yourself anymore/],
    ['ADD_BORROWER', 'RESCISSION', /Nobody can be added/],
    ['INTEREST_START', 'RESCISSION', /^No interest runs yet/],
    ['INTEREST_START', 'RECORDING', /^Interest runs since/],
    ['DOCUMENTS', 'INCOME_VERIFICATION', /“Your documents”.*aren’t ready yet/],
    [
      'CHANGE_OFFER',
      'OFFER_SELECTION',
      /can change .* until you submit.*hold your offers until 04\/09\/2026/,
    ],
    ['DECLINE_OFFER', 'OFFER_SELECTION', /“None of these work for me”.*come back until 03\/20\/2026/],
  ])('hears about %s at %s what the file says', (topic, step, text) => {
    expect(ownAnswer(topic, at(step))).toMatch(text);
  });
});

describe('a borrower who asks about figures', () => {
  it('hears the ratios and the debts behind them', () => {
    const said = ownAnswer('RATIOS', at('INCOME_VERIFICATION'));
    expect(said).toContain('36.15% of your monthly income before taxes (DTI)');
    expect(said).toContain('Roadway Auto Finance ($720)');
    expect(ownAnswer('RATIOS', at('LIEN_VERIFICATION'))).toBeUndefined();
  });

  it('hears what set the largest line, and how the offers differ, without advice', () => {
    const offers = at('OFFER_SELECTION');
    expect(ownAnswer('WHY_AMOUNT', offers)).toMatch(/\$500,000.*\$250,000.*up to \$102,100 over 5 years/);
    expect(ownAnswer('COMPARE_OFFERS', offers)).toMatch(/payment is lowest over 30 years.*can’t say which/);
    expect(ownAnswer('COMPARE_OFFERS', at('INCOME_VERIFICATION'))).toBeUndefined();
  });

  it('hears the score before its notice, because their figures show it', () => {
    expect(ownAnswer('CREDIT', at('OFFER_SELECTION'))).toContain('The score we used is 742');
  });

  it('hears what the notary costs: nothing by video', () => {
    expect(ownAnswer('NOTARY_COST', at('RESCISSION'))).toBe('You met the notary by video, which is free.');
    expect(ownAnswer('NOTARY_COST', at('MANUAL_DEED_SIGNING', inPerson))).toContain('in person costs $');
  });

  it('hears the flood zone once it is known', () => {
    expect(ownAnswer('FLOOD', at('OFFER_SELECTION'))).toContain('haven’t looked up');
    expect(ownAnswer('FLOOD', at('RESCISSION'))).toContain('isn’t in a special flood hazard area');
  });

  it('hears what autopay does to the rate, and whom to pay', () => {
    expect(ownAnswer('AUTOPAY', at('RESCISSION'))).toMatch(/8\.60%.*0\.25%.*8\.85%/);
    expect(ownAnswer('AUTOPAY', at('OFFER_SELECTION'))).toContain('already count autopay');
    expect(ownAnswer('PAYEE', at('RESCISSION'))).toContain('you pay us');
  });
});
