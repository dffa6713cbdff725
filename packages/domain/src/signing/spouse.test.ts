// Proves LW-01.

import { describe, expect, it } from 'vitest';
import { type borrowersSpouseSigns, spouseProblem, spouseSigns } from './spouse.ts';

describe('the spouse of a married owner signs the security instrument', () => {
  it.each(['TX', 'CA', 'AZ', 'ID', 'LA', 'NV', 'NM', 'WA', 'WI'] as const)(
    'of any home in %s, a community property state',
    (state) => {
      for (const occupancy of ['PRIMARY', 'SECOND_HOME', 'INVESTMENT'] as const)
        expect(spouseSigns(state, occupancy)).toBe(true);
    },
  );

  it.each(['FL', 'MI', 'OH', 'KS', 'MA'] as const)(
    'of the home where they live in %s, and no other',
    (state) => {
      expect(spouseSigns(state, 'PRIMARY')).toBe(true);
      expect(spouseSigns(state, 'SECOND_HOME')).toBe(false);
      expect(spouseSigns(state, 'INVESTMENT')).toBe(false);
    },
  );

  it.each(['NY', 'PA', 'OR', 'ME', 'MD'] as const)('never in %s', (state) => {
    expect(spouseSigns(state, 'PRIMARY')).toBe(false);
  });
});

type Property = NonNullable<Parameters<typeof borrowersSpouseSigns>[0]['property']>;
const facts = { property: { state: 'FL', occupancy: 'PRIMARY' } as Property };
const married = { maritalStatus: 'MARRIED' } as const;
const owner = { holdsTitle: true };
const spouse = { holdsTitle: false, isSpouse: true };

const unmarried = { maritalStatus: 'UNMARRIED' } as const;

describe('the named signers', () => {
  it('lack the spouse of a married or separated owner who must sign', () => {
    expect(spouseProblem(facts, married, [])).toBe('MISSING');
    expect(spouseProblem(facts, { maritalStatus: 'SEPARATED' }, [owner])).toBe('MISSING');
    expect(spouseProblem(facts, unmarried, [{ ...owner, marriedTo: 'NOBODY' }])).toBeUndefined();
  });

  it('name the spouse of each other owner just after them', () => {
    const married = { ...owner, marriedTo: 'OTHER' as const };
    const lee = { holdsTitle: false, isOwnersSpouse: true };
    expect(spouseProblem(facts, unmarried, [owner])).toBe('OWNER_UNKNOWN');
    expect(spouseProblem(facts, unmarried, [married])).toBe('OWNERS_MISSING');
    expect(spouseProblem(facts, unmarried, [married, lee])).toBeUndefined();
    expect(spouseProblem(facts, unmarried, [married, married, lee])).toBe('OWNERS_MISSING');
    expect(spouseProblem(facts, unmarried, [{ ...owner, marriedTo: 'OWNER' }, lee])).toBe('NOT_NEEDED');
    const elsewhere = { property: { state: 'NY', occupancy: 'PRIMARY' } as Property };
    expect(spouseProblem(elsewhere, unmarried, [owner])).toBeUndefined();
    expect(spouseProblem(elsewhere, unmarried, [married, lee])).toBe('NOT_NEEDED');
  });

  it('name at most one spouse, on title or not', () => {
    expect(spouseProblem(facts, married, [spouse])).toBeUndefined();
    expect(spouseProblem(facts, married, [{ ...owner, isSpouse: true }])).toBeUndefined();
    expect(spouseProblem(facts, married, [{ ...owner, isSpouse: true }, spouse])).toBe('TWO');
  });

  it('leave out a spouse who need not sign', () => {
    const elsewhere = { property: { state: 'NY', occupancy: 'PRIMARY' } as Property };
    expect(spouseProblem(elsewhere, married, [spouse])).toBe('NOT_NEEDED');
    expect(spouseProblem(elsewhere, married, [{ ...owner, isSpouse: true }])).toBeUndefined();
    expect(spouseProblem(facts, { maritalStatus: 'UNMARRIED' }, [spouse])).toBe('NOT_NEEDED');
  });
});
