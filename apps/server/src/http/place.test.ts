import { expect, it } from 'vitest';
import { placeOf } from './place.ts';
import { registrationLimits } from './rate-limit.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('groups %s under %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});

it('limits registrations per IPv6 network', () => {
  const keyOf = (ip: string) => registrationLimits(ip, 20).map(({ key }) => key);
  expect(keyOf('2001:db8:1:2::3')).toEqual(keyOf('2001:db8:1:2:ffff::4'));
  expect(keyOf('2001:db8:1:2::3')).not.toEqual(keyOf('2001:db8:1:3::3'));
});
