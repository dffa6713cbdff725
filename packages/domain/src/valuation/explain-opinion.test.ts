import { describe, expect, it } from 'vitest';
import ira from '../../../../personas/t35.json' with { type: 'json' };
import { type FactWrite, withFact } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import { brokerOpinionFacts } from '../offers/apply-broker-opinion.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { cell, policyWith } from '../testing/changed-rules.ts';
import { onFirstDay, STARTS } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { Persona } from '../testing/persona.ts';
import { walk } from '../testing/walk.ts';
import type { Condition } from './broker-opinion.ts';

/** Her offers rest on $520,000, as she estimated it; $250,000 of liens stay, and she chose a line of $75,000. */
const person = Persona.parse(ira);
const lender = { ...homelineRules, licensedStates: [person.property.state] };
const { facts } = walk(person, lender, STARTS, 'WAITING_FOR_BPO');
const context: DecisionContext = { ...homelineRules, ...onFirstDay(person) };

/** What is kept of a broker's opinion: the outcome, and each line of the section about the value. */
function judged(dollars: number, condition: Condition = 'AVERAGE', rules = homelineRules) {
  const opinion = { answer: 'REPORT' as const, valueCents: toCents(dollars), condition };
  const known = withFact(facts, { fact: 'brokerOpinions', value: opinion }, STARTS);
  const writes: readonly FactWrite[] = brokerOpinionFacts(known, { ...context, ...rules });
  const after = writes.reduce((all, write) => withFact(all, write, STARTS), known);
  const evaluation = after.brokerOpinionEvaluations.at(-1) ?? expect.fail();
  const { sections } =
    ('explanation' in evaluation ? evaluation : after.changedOffers.at(-1))?.explanation ?? expect.fail();
  const about = sections.find(({ title }) => title === 'The value that was found');
  const lines = about?.lines.map(({ label, value, from }) => [label, value, ...(from ? [from] : [])]);
  return { outcome: evaluation.outcome, lines };
}

describe('a broker’s opinion is explained with what decided on it', () => {
  it('a value that differs too much, though the line is far within the limit', () => {
    expect(judged(700_000)).toEqual({
      outcome: 'OUT_OF_TOLERANCE',
      lines: [
        ['Value that the offers rest on', '$520,000', expect.stringContaining('As you estimated it')],
        ['Value that was found', '$700,000', 'A broker’s opinion'],
        [
          'How far off it is',
          '34.62% higher',
          'More than 25.00%, from where on the policy has a person look at it',
        ],
        ['Condition of the home', 'Average', 'Average or better, or a person looks at it'],
        [
          'Its share of the value that the offers rest on',
          '134.62%',
          'At least 95.00%, near enough by the policy',
        ],
        [
          'Band of liens to value with the line',
          'no higher one',
          '62.50% with the value that the offers rest on',
        ],
        ['Liens to value with the line', '46.43%', 'At most 85.00%'],
        ['Decision', 'Out of tolerance'],
      ],
    });
  });

  it('a home below average at the value that was used', () => {
    const { outcome, lines } = judged(520_000, 'FAIR');
    expect(outcome).toBe('OUT_OF_TOLERANCE');
    expect(lines?.slice(2, 4)).toEqual([
      ['How far off it is', 'nothing', 'At most 25.00%, as the policy asks'],
      ['Condition of the home', 'Fair', 'Average or better, or a person looks at it'],
    ]);
  });

  it('a lower value that supports the line, which stays in its band', () => {
    const { outcome, lines } = judged(468_000);
    expect(outcome).toBe('SUPPORTS_OFFER');
    expect(lines?.slice(2)).toEqual([
      ['How far off it is', '10.00% lower', 'At most 25.00%, as the policy asks'],
      ['Condition of the home', 'Average', 'Average or better, or a person looks at it'],
      [
        'Its share of the value that the offers rest on',
        '90.00%',
        'Less than the policy’s 95.00%: the line has to stay in its band',
      ],
      [
        'Band of liens to value with the line',
        'no higher one',
        '62.50% with the value that the offers rest on',
      ],
      ['Liens to value with the line', '69.44%', 'At most 85.00%'],
      ['Decision', 'Supports offer'],
    ]);
  });

  it('a value that lowers the offer, with the change that it makes', () => {
    const { outcome, lines } = judged(416_000);
    expect(outcome).toBe('LOWERS_OFFER');
    expect(lines?.slice(4)).toEqual([
      [
        'Its share of the value that the offers rest on',
        '80.00%',
        'Less than the policy’s 95.00%: the line has to stay in its band',
      ],
      [
        'Band of liens to value with the line',
        'a higher one',
        '62.50% with the value that the offers rest on, and rates may change above 70.00%',
      ],
      ['Liens to value with the line', '78.13%', 'At most 85.00%'],
    ]);
  });

  it('by the limits of another policy, also where the value carries no line at all', async () => {
    const rules = await policyWith(cell('opinionTolerancePct_value', '45'));
    const { outcome, lines } = judged(300_000, 'AVERAGE', rules);
    expect(outcome).toBe('INSUFFICIENT');
    expect(lines).toContainEqual(['How far off it is', '42.31% lower', 'At most 45.00%, as the policy asks']);
    expect(lines?.at(-1)).toEqual(['Liens to value with the line', '108.33%', 'More than 85.00%']);
  });
});
