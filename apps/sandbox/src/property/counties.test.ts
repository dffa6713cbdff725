import { expect, test } from 'vitest';
import { countyOf } from './counties.ts';

test.each([
  ['43085', 'Franklin County', '39049'],
  ['78704', 'Travis County', '48453'],
  ['30030', 'DeKalb County', '13089'],
  ['12207', 'Albany County', '36001'],
  ['21201', 'Baltimore City', '24510'],
])('the home at %s lies in %s', (zip, name, fips) => {
  expect(countyOf({ zip })).toEqual({ name, fips });
});

test('a persona may name its own county', () => {
  expect(countyOf({ zip: '43085', county: 'Delaware County' }).name).toBe('Delaware County');
});

test('a home elsewhere never lies in a county named after its city', () => {
  expect(countyOf({ zip: '82001' })).toEqual({ name: 'Sample County' });
});
