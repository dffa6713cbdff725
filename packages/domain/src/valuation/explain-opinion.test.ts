// Proves RU-24.

import { describe, expect, it } from 'vitest';
import ira from '../../../../personas/t35.json' with { type: 'json' };
import { wordLine } from '../explanations/word-explanation.ts';
import type { ExplanationLine } from '../facts/explanation.ts';
import { type FactWrite, withFact } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import { brokerOpinionFacts } from '../offers/apply-broker-opinion.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { cell, policyWith } from '../testing/changed-rules.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import type { Condition } from './broker-opinion.ts';

/** Her offers used her own estimate of $520,000. Liens of $250,000 remain, and she chose a line of $75,000. */
const person = Persona.parse(ira);
const lender = { ...homelineRules, licensedStates: [person.property.state] };
const { facts } = walk(person, lender, APPLIED_AT, 'WAITING_FOR_BPO');
const context: DecisionContext = { ...homelineRules, ...contextAtApplication(person) };

/** Returns the outcome of a broker's opinion, and each line of its value section. */
function evaluated(dollars: number, condition: Condition = 'AVERAGE', rules = homelineRules) {
  const opinion = { answer: 'REPORT' as const, valueCents: toCents(dollars), condition };
  const known = withFact(facts, { fact: 'brokerOpinions', value: opinion }, APPLIED_AT);
  const writes: readonly FactWrite[] = brokerOpinionFacts(known, { ...context, ...rules });
  const after = writes.reduce((all, write) => withFact(all, write, APPLIED_AT), known);
  const evaluation = after.brokerOpinionEvaluations.at(-1) ?? expect.fail();
  const { sections } =
    ('explanation' in evaluation ? evaluation : after.changedOffers.at(-1))?.explanation ?? expect.fail();
  const about = sections.find(({ code }) => code === 'VALUE_FOUND');
  const lines = about?.lines.map((line) => {
    const { label, value, from } = wordLine(line as ExplanationLine, 'STAFF') ?? expect.fail();
    return [label, value, ...(from ? [from] : [])];
  });
  return { outcome: evaluation.outcome, lines };
}

describe('the explanation of a broker’s opinion', () => {
  it('shows a variance above the tolerance, although the line is within the CLTV limit', () => {
    expect(evaluated(700_000)).toEqual({
      outcome: 'OUT_OF_TOLERANCE',
      lines: [
        ['Value used for the offers', '$520,000', expect.stringContaining('Borrower’s estimate')],
        ['New value', '$700,000', 'Broker price opinion (BPO)'],
        ['Variance', '34.62% higher', 'Above the policy’s tolerance of 25.00%: manual review'],
        ['Property condition', 'Average', 'Below average requires manual review'],
        ['Share of the value used', '134.62%', 'At least 95.00%: supports the line'],
        ['CLTV rate band', 'Unchanged', 'CLTV 62.50% on the value used'],
        ['CLTV on the new value', '46.43%', 'Maximum 85.00%'],
        ['Decision', 'Out of tolerance'],
      ],
    });
  });

  it('shows a home below average at the value used', () => {
    const { outcome, lines } = evaluated(520_000, 'FAIR');
    expect(outcome).toBe('OUT_OF_TOLERANCE');
    expect(lines?.slice(2, 4)).toEqual([
      ['Variance', 'None', 'Within the policy’s tolerance of 25.00%'],
      ['Property condition', 'Fair', 'Below average requires manual review'],
    ]);
  });

  it('shows a lower value that supports the line in the same rate band', () => {
    const { outcome, lines } = evaluated(468_000);
    expect(outcome).toBe('SUPPORTS_OFFER');
    expect(lines?.slice(2)).toEqual([
      ['Variance', '10.00% lower', 'Within the policy’s tolerance of 25.00%'],
      ['Property condition', 'Average', 'Below average requires manual review'],
      ['Share of the value used', '90.00%', 'Below 95.00%: the line must stay in its rate band'],
      ['CLTV rate band', 'Unchanged', 'CLTV 62.50% on the value used'],
      ['CLTV on the new value', '69.44%', 'Maximum 85.00%'],
      ['Decision', 'Supports offer'],
    ]);
  });

  it('shows a value that lowers the offer, with the changed terms', () => {
    const { outcome, lines } = evaluated(416_000);
    expect(outcome).toBe('LOWERS_OFFER');
    expect(lines?.slice(4)).toEqual([
      ['Share of the value used', '80.00%', 'Below 95.00%: the line must stay in its rate band'],
      ['CLTV rate band', 'Higher', 'CLTV 62.50% on the value used; rates may change above 70.00%'],
      ['CLTV on the new value', '78.13%', 'Maximum 85.00%'],
    ]);
  });

  it('uses the limits of a changed policy, even when the value supports no line', async () => {
    const rules = await policyWith(cell('opinionTolerancePct_value', '45'));
    const { outcome, lines } = evaluated(300_000, 'AVERAGE', rules);
    expect(outcome).toBe('INSUFFICIENT');
    expect(lines).toContainEqual(['Variance', '42.31% lower', 'Within the policy’s tolerance of 45.00%']);
    expect(lines?.at(-1)).toEqual(['CLTV on the new value', '108.33%', 'Maximum 85.00%']);
  });
});
