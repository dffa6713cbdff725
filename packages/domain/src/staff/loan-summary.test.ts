// Proves CO-08.

import { describe, expect, it } from 'vitest';
import counter from '../../../../personas/t37.json' with { type: 'json' };
import joint from '../../../../personas/t56.json' with { type: 'json' };
import { type Facts, withFact } from '../facts/facts.ts';
import { agesOf } from '../sample-people/co-borrower-acts.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import type { StepName } from '../workflow/steps.ts';
import { type FigureName, loanSummary } from './loan-summary.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };

function at(given: unknown, step: StepName, change: (facts: Facts) => Facts = (facts) => facts) {
  const person = Persona.parse(given);
  const facts = change(walk(person, lender, APPLIED_AT, step).facts);
  const { today } = contextAtApplication(person);
  const figures = loanSummary(facts, { ...homelineRules, today, ...agesOf(person, facts, today) });
  return (name: FigureName) => {
    const { value, detail, isOver } = figures.find((figure) => figure.name === name) ?? {};
    return [value, detail, ...(isOver ? ['over'] : [])];
  };
}

describe('the figures of an application, all as of one moment', () => {
  it('are those of the pending lower offer, on the verified income', () => {
    const figure = at(counter, 'FINAL_OFFER');
    expect(figure('LINE')).toEqual(['$25,200', '15 years, not accepted yet']);
    expect(figure('DTI')).toEqual(['49.97%', 'of 50%']);
    expect(figure('INCOME')).toEqual(['$6,100', 'a month, verified']);
  });

  it('have a DTI above the limit before a lower income is decided', () => {
    const figure = at(counter, 'FINAL_OFFER', (facts) => ({
      ...facts,
      changedOffers: [],
      finalDecisions: [],
    }));
    expect(figure('LINE')).toEqual(['$100,000', '15 years']);
    expect(figure('DTI')).toEqual(['62.14%', 'of 50%', 'over']);
  });

  it('combine the incomes, the debts and the lower score of two borrowers', () => {
    const figure = at(joint, 'OFFER_SELECTION');
    expect(figure('INCOME')).toEqual(['$9,800', 'a month, stated']);
    const both = at(joint, 'INCOME_VERIFICATION');
    expect(both('INCOME')[1]).toMatch(/^a month, 2 borrowers/);
  });

  it('have no ratios before the rules and the age are known', () => {
    const { facts } = walk(Persona.parse(counter), lender, APPLIED_AT, 'FINAL_OFFER');
    const names = loanSummary(facts, undefined).map(({ name }) => name);
    expect(names).toEqual(['LINE', 'NOTE_RATE', 'PAYMENT', 'SCORE', 'INCOME', 'HOME_VALUE', 'LIENS_KEPT']);
  });

  it('have only the largest line after newer offers, until the borrower chooses again', () => {
    const figure = at(counter, 'FINAL_OFFER', (facts) => {
      const { seq: _, at: __, ...value } = facts.initialDecisions.at(-1) ?? expect.fail();
      return withFact(
        { ...facts, changedOffers: [] },
        { fact: 'initialDecisions', value } as never,
        APPLIED_AT,
      );
    });
    expect(figure('LINE')[1]).toBe('largest offered');
    expect(figure('DTI')).toEqual([undefined, undefined]);
  });
});
