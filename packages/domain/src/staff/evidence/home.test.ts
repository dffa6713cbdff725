// Proves CO-20.

import { describe, expect, it } from 'vitest';
import payingOff from '../../../../../personas/t44.json' with { type: 'json' };
import { civilDate } from '../../dates/civil-date.ts';
import { type Facts, withFact } from '../../facts/facts.ts';
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import { drawTable, liensSheet, valueSheet } from './home.ts';
import type { SheetTable } from './sheet.ts';

const AT = '2026-03-10T17:00:00.000Z';
const person = Persona.parse(payingOff);
const rules = { ...homelineRules, licensedStates: [person.property.state] };
const { facts } = walk(person, rules, AT, 'NOTE_SIGNING');
const known = { ...homelineRules, today: civilDate('2026-03-10'), ageYears: 45, ages: new Map() } as never;

const rowsOf = (table: SheetTable | undefined) =>
  [...(table?.rows ?? []), ...(table?.total ? [table.total] : [])].map((cells) =>
    cells.map(({ text }) => text).join(' | '),
  );
const valuesOf = (changed: Facts) => rowsOf(valueSheet(changed, () => '03/10/2026').tables?.[0]);

describe('the liens on a home', () => {
  it('are drawn with the new line against its value, up to the policy’s limit', () => {
    expect(liensSheet(facts, 'EVERYTHING', known).bar).toEqual({
      title: 'CLTV 24.00% of $500,000',
      wholeCents: 50_000_000,
      limitCents: 42_500_000,
      limit: 'At most 85%: $425,000',
      parts: [{ label: 'This line', cents: 12_000_000, isNew: true }],
    });
  });

  it('have no limit while the rules that price the line aren’t known, and no bar for a partner', () => {
    expect(liensSheet(facts, 'EVERYTHING', undefined).bar).not.toHaveProperty('limitCents');
    expect(liensSheet(facts, 'THIS_HOME', known).bar).toBeUndefined();
  });

  it('list what is owed and what counts after the payoff, beside the county’s records', () => {
    const { tables = [] } = liensSheet(facts, 'EVERYTHING', known);
    expect(tables.map((table) => rowsOf(table ?? undefined))).toEqual([
      [
        'First Harbor Mortgage | This one | Credit file and county records | $60,000.00 | $0.00 | $720.00 | Paid off by the line',
      ],
      ['First Harbor Mortgage | 05/01/2019 | $60,000.00'],
    ]);
  });
});

describe('the values of a home', () => {
  it('show one forecast standard deviation each way, and which one prices the line', () => {
    expect(valuesOf(facts)).toEqual([
      'Automated valuation | $500,000.00 | $450,000.00 | $550,000.00 | 85 | 03/10/2026 | Used for pricing',
    ]);
  });

  it('show the borrower’s estimate, which prices no line beside a valuation', () => {
    const value = { valueCents: 61_000_000 } as never;
    expect(valuesOf(withFact(facts, { fact: 'estimatedValue', value }, AT))).toContain(
      'The borrower’s estimate | $610,000.00 |  |  |  | 03/10/2026 | ',
    );
  });
});

it('the draw pays fees and payoffs line by line down to the borrower’s cash', () => {
  expect(rowsOf(drawTable(facts) ?? undefined)).toEqual([
    'Line, drawn in full | $120,000.00',
    'Origination fee | -$3,588.00',
    'Recording fee | -$150.00',
    'Payoff: First Harbor Mortgage | -$60,000.00',
    'Cash to the borrower | $56,262.00',
  ]);
});
