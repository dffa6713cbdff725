// Proves RU-02.

import { join } from 'node:path';
import { impactOf } from '@homeline/domain/rules/impact.ts';
import { cell, policyWith, sheetWith } from '@homeline/domain/testing/changed-rules.ts';
import { homelineRules } from '@homeline/domain/testing/homeline.ts';
import { describe, expect, it } from 'vitest';
import { comparePeople, peopleIn } from '../../apps/server/src/modules/rules/sample-people.ts';

const people = peopleIn(join(import.meta.dirname, '../../personas'));

async function comparedWith(id: string, value: string) {
  return comparePeople(people, { before: homelineRules, after: await sheetWith(cell(id, value)) });
}

describe('a sheet with one cell changed', () => {
  it('affects exactly the personas whose price uses that cell, by its change', async () => {
    const { compared } = await comparedWith('state_row_1_out_1', '0.3');
    const moved = compared.flatMap((each) => {
      const { isAffected: moves, ratePct } = impactOf(each);
      return moves ? [[each.who, ratePct]] : [];
    });
    const texans = people.filter(({ property }) => property.state === 'TX').map(({ id }) => id);
    expect(texans.length).toBeGreaterThan(2);
    expect(moved).toEqual(texans.map((id) => [id, 0.1]));
  });

  it('affects everybody who verified income by pay stubs, also after a partial payroll link', async () => {
    const { compared } = await comparedWith('income_row_2_out_1', '0.5');
    const moved = compared.filter((each) => impactOf(each).isAffected);
    expect(moved.map(({ who }) => who)).toContain('T18');
    const { before, after } = moved.find(({ who }) => who === 'T18')?.final ?? expect.fail();
    expect([before.outcome, after.outcome]).toEqual(['KEEPS_OFFER', 'CHANGED_OFFER']);
  });

  it('affects nobody if no price uses the cell', async () => {
    const { compared } = await comparedWith('occupancy_row_3_out_1', '1.5');
    expect(people.some(({ property }) => property.occupancy === 'INVESTMENT')).toBe(false);
    expect(compared.filter((each) => impactOf(each).isAffected)).toEqual([]);
  });

  it('lists the personas that no table decides, with their reasons', async () => {
    const { undecided } = await comparedWith('state_row_1_out_1', '0.3');
    expect(undecided).toEqual([
      { who: 'T05', reasons: ['No credit file was found for you'] },
      { who: 'T07', reasons: ['We could not match or confirm the property'] },
    ]);
  });
});

describe('a policy that differs only at the final decision', () => {
  const comparedTo = async (constant: string, value: string) => {
    const after = await policyWith(cell(`${constant}_value`, value));
    return comparePeople(people, { before: homelineRules, after }).compared;
  };

  it('affects exactly the persona whose line the reserves rule reduced', async () => {
    const moved = (await comparedTo('reserveMonths', '0')).filter((each) => impactOf(each).isAffected);
    expect(moved).toMatchObject([
      {
        who: 'T38',
        changedTerms: [],
        final: {
          before: { outcome: 'CHANGED_OFFER', terms: { lineAmountCents: 25_000_000 } },
          after: { outcome: 'KEEPS_OFFER', terms: { lineAmountCents: 30_000_000 } },
        },
      },
    ]);
  });

  it('is compared for everybody with a final decision, and an identical one affects nobody', async () => {
    const { compared } = comparePeople(people, { before: homelineRules, after: await policyWith() });
    const decided = people.filter(({ path = [] }) => path.includes('WAITING_FOR_FINAL_DECISION'));
    expect(compared.flatMap(({ who, final }) => (final ? [who] : []))).toEqual(decided.map(({ id }) => id));
    expect(compared.filter((each) => impactOf(each).isAffected)).toEqual([]);
  });
});

describe('a policy with one property rule changed', () => {
  const OTHERS = 'not("SINGLE_FAMILY", "TOWNHOUSE", "PUD", "CONDO", "TWO_UNIT", "MANUFACTURED")';

  it('gives offers to a home that only it accepts', async () => {
    // Its rate must be on the sheet before a policy may take a home.
    const before = await sheetWith(cell('property_row_4_out_1', '1'));
    const { policy } = await policyWith(cell('propertyRules_row_1_in_1', OTHERS));
    const after = { ...before, policy };
    const { compared } = comparePeople(people, { before, after });
    const moved = compared.filter((each) => impactOf(each).isAffected);
    expect(moved).toMatchObject([
      {
        who: 'T41',
        before: { outcome: 'DECLINE', failures: ['PROPERTY_TYPE'], largestLineCents: 0 },
        after: { outcome: 'OFFERS', failures: [] },
      },
    ]);
    expect(moved[0]?.changedTerms.map(({ termYears }) => termYears)).toEqual([5, 10, 15, 20, 30]);
  });

  it('affects those it declines before the credit pull, and those who lose their offers', async () => {
    const after = await policyWith(cell('propertyRules_row_1_in_1', 'not("CONDO", "TWO_UNIT")'));
    const { compared, undecided } = comparePeople(people, { before: homelineRules, after });
    const refused = { outcome: 'DECLINE', failures: ['PROPERTY_TYPE'] };
    const of = (id: string) => compared.find(({ who }) => who === id);
    expect(of('T01')).toMatchObject({ before: { outcome: 'OFFERS' }, after: refused });
    expect(of('T05')).toMatchObject({ before: { outcome: 'HOME_PASSES' }, after: refused });
    expect(of('T41')).toMatchObject({ before: refused, after: refused });
    expect(undecided.map(({ who }) => who)).toEqual(['T07']);
  });

  it('affects those it declines for title seasoning', async () => {
    const after = await policyWith(cell('propertyRules_row_4_in_4', '&lt; 365'));
    const { compared } = comparePeople(people, { before: homelineRules, after });
    const moved = compared.filter((each) => impactOf(each).isAffected);
    expect(moved.map(({ who }) => who)).toEqual(['T55']);
    expect(moved[0]?.after).toMatchObject({ outcome: 'DECLINE', largestLineCents: 0 });
  });
});
