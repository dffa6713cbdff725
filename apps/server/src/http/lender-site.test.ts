import { expect, test } from 'vitest';
import type { Lender } from '../modules/organisations/organisations.ts';
import { siteOf } from './lender-site.ts';

const LENDER = { hosts: ['apply.lender.example'] } as Lender;
const PUBLIC_URL = 'https://homeline.example';

test.each([
  ['apply.lender.example', 'https://apply.lender.example'],
  ['homeline.example', PUBLIC_URL],
  ['attacker.example', PUBLIC_URL],
])('returns a borrower on %s from a provider to %s', (hostname, site) => {
  expect(siteOf(LENDER, { hostname, host: hostname, protocol: 'https' }, PUBLIC_URL)).toBe(site);
});
