import { join } from 'node:path';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { movementOf } from '@homeline/domain/organisations/movement.ts';
import { readRateSheet } from '@homeline/domain/pricing/rate-sheet.ts';
import { homelineFiles, homelineRules } from '@homeline/domain/testing/homeline.ts';
import { describe, expect, it } from 'vitest';
import { comparePeople, peopleIn } from '../../scripts/organisation/people.ts';

const people = peopleIn(join(import.meta.dirname, '../../personas'));
const FROM = civilDate('2026-12-01');

async function comparedWith(cell: string, value: string) {
  const xml = homelineFiles.rates.replace(new RegExp(`(id="${cell}"><text>)[^<]*`), `$1${value}`);
  const read = await readRateSheet(FROM, xml);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return comparePeople(people, { before: homelineRules, after: { ...homelineRules, sheet: read.sheet } });
}

describe('a sheet with one cell changed', () => {
  it('moves exactly the people whose price has that cell, by exactly that', async () => {
    const { compared } = await comparedWith('state_row_1_out_1', '0.3');
    const moved = compared.flatMap((each) => {
      const { moves, ratePct } = movementOf(each);
      return moves ? [[each.who, ratePct]] : [];
    });
    const texans = people.filter(({ property }) => property.state === 'TX').map(({ id }) => id);
    expect(texans.length).toBeGreaterThan(2);
    expect(moved).toEqual(texans.map((id) => [id, 0.1]));
  });

  it('moves nobody when nobody’s price has it', async () => {
    const { compared } = await comparedWith('occupancy_row_3_out_1', '1.5');
    expect(people.some(({ property }) => property.occupancy === 'INVESTMENT')).toBe(false);
    expect(compared.filter((each) => movementOf(each).moves)).toEqual([]);
  });

  it('leaves out by name those on whom nothing can be decided: no home, or no score', async () => {
    const { undecided } = await comparedWith('state_row_1_out_1', '0.3');
    expect(undecided).toEqual(['T05', 'T07', 'T41']);
  });
});
