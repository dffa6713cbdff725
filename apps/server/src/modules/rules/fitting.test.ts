import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { describe, expect, it } from 'vitest';
import { fitting } from './fitting.ts';

type Version = { effectiveOn: ReturnType<typeof civilDate>; prices?: string; takes?: string };

const version = (day: string, more: Omit<Version, 'effectiveOn'>): Version => ({
  effectiveOn: civilDate(day),
  ...more,
});

/** What is taken from a day on and not priced by then. */
const gapsWith = (added: readonly Version[]) => {
  const taken = added.filter(({ takes }) => takes);
  return taken
    .filter(
      ({ takes, effectiveOn }) =>
        !added.some((each) => each.prices === takes && each.effectiveOn <= effectiveOn),
    )
    .map(({ takes }) => `no rate for ${takes}`);
};

describe('of new versions', () => {
  it('those of a day are used together, where one needs the other', () => {
    const both = [version('2027-01-01', { takes: 'X' }), version('2027-01-01', { prices: 'X' })];
    expect(fitting(both, gapsWith)).toEqual({ fit: both, refused: [] });
  });

  it('one that cannot be used keeps no other from it, of its day or of another', () => {
    const good = [version('2027-01-01', { prices: 'X' }), version('2027-02-01', { prices: 'Y' })];
    const bad = version('2027-02-01', { takes: 'Z' });
    expect(fitting([...good, bad], gapsWith)).toEqual({
      fit: good,
      refused: [{ version: bad, gaps: ['no rate for Z'] }],
    });
  });
});
