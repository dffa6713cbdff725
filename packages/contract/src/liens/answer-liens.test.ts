// Proves RU-59.

import { expect, test } from 'vitest';
import { LiensForm } from './answer-liens.ts';

const insurance = (insuranceCents: unknown) => {
  const homeCosts = { propertyTaxCents: 0, insuranceCents, duesCents: 0 };
  const { data, error } = LiensForm.safeParse({ liens: [], homeCosts });
  return data?.homeCosts.insuranceCents ?? error?.issues[0]?.message;
};

test('monthly housing costs are stored to the cent', () => {
  expect(insurance(30_050)).toBe(30_050);
  expect(insurance('300.505')).toBe('Must be an amount, such as 300 or 300.50');
  expect(insurance(undefined)).toBe('Required');
  expect(insurance(10_000_001)).toBe('Cannot be more than $100,000');
});
