import { expect, test } from 'vitest';
import { SPLIT_STATES } from './split-time-zones.ts';
import { timeZoneOf } from './time-zones.ts';

test.each([
  ['Pensacola', 'FL', '32501', '12033', 'America/Chicago'],
  ['Miami', 'FL', '33101', '12086', 'America/New_York'],
  ['Gary', 'IN', '46402', '18089', 'America/Chicago'],
  ['Indianapolis', 'IN', '46204', '18097', 'America/New_York'],
  ["Coeur d'Alene", 'ID', '83814', '16055', 'America/Los_Angeles'],
  ['Boise', 'ID', '83702', '16001', 'America/Boise'],
  ['Iron Mountain', 'MI', '49801', '26043', 'America/Menominee'],
  ['Detroit', 'MI', '48201', '26163', 'America/New_York'],
  ['Bowling Green', 'KY', '42101', '21227', 'America/Chicago'],
  ['Lexington', 'KY', '40502', '21067', 'America/New_York'],
  ['El Paso', 'TX', '79901', '48141', 'America/Denver'],
  ['Houston', 'TX', '77002', '48201', 'America/Chicago'],
  ['Knoxville', 'TN', '37902', '47093', 'America/New_York'],
  ['Nashville', 'TN', '37201', '47037', 'America/Chicago'],
  ['Rapid City', 'SD', '57701', '46103', 'America/Denver'],
  ['Ontario, Oregon', 'OR', '97914', '41045', 'America/Boise'],
  ['Phoenix', 'AZ', '85001', '04013', 'America/Phoenix'],
])('counts the days of a home in %s by its own midnight', (_, state, zip, countyFips, zone) => {
  expect(timeZoneOf({ state, zip }, countyFips)).toBe(zone);
  expect(timeZoneOf({ state, zip })).toBe(zone);
});

test('trusts the county over the ZIP code', () => {
  expect(timeZoneOf({ state: 'IN', zip: '46526' }, '18039')).toBe('America/New_York');
  expect(timeZoneOf({ state: 'IN', zip: '46534' }, '18149')).toBe('America/Chicago');
});

test('knows how many counties of each split state keep the other time (49 CFR part 71)', () => {
  const counts = Object.entries(SPLIT_STATES).map(([state, { counties }]) => [
    state,
    Object.keys(counties).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ AK: 1, FL: 10, ID: 10, IN: 12, KS: 4, KY: 41, MI: 4 },
    ...{ ND: 11, NE: 19, OR: 1, SD: 16, TN: 30, TX: 2 },
  });
});

test('refuses a state that does not exist', () => {
  expect(() => timeZoneOf({ state: 'PR', zip: '00901' })).toThrow(RangeError);
});
