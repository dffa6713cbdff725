// Proves LW-06, RU-43.

import { beforeEach, expect, test, vi } from 'vitest';
import { comesFromPartner, rememberOpened, rememberOrigin } from './origin.ts';
import {
  draftKey,
  forgetRegistration,
  readTyped,
  registrationOf,
  rememberMembership,
} from './registration-answers.ts';
import { stepToShow } from './registration-steps.ts';

vi.mock('@homeline/client/organisation.ts', () => ({
  organisation: { orgMetaData: { partnerCodes: ['QUORUM', 'ALL_IN'] } },
}));

const BEFORE = {
  'property-info': {
    ...{ street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '43085', occupancy: 'PRIMARY' },
  },
  'sale-status': { listedForSale: false },
  'income-info': { employmentType: 'FULL_TIME', monthlyGrossCents: 980_000 },
  name: { firstName: 'Avery', lastName: 'Happy' },
} as const;

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
  forgetRegistration();
});

function comeBy(query: string): void {
  rememberOrigin(new URLSearchParams(query));
  for (const [step, answers] of Object.entries(BEFORE)) {
    kept.set(`draft:${draftKey(step as keyof typeof BEFORE)}`, JSON.stringify(answers));
  }
}

test.each([
  ['partnerCode=QUORUM', true],
  ['partnerCode=CREDIT_UNION&partnerCode=ALL_IN', true],
  // The lender's own code, and an unknown one.
  ['partnerCode=CREDIT_UNION', false],
  ['partnerCode=NO_SUCH_CODE', false],
  ['', false],
])('asks for a membership number at an address with "%s": %s', (query, isAsked) => {
  comeBy(query);
  expect(comesFromPartner()).toBe(isAsked);
  expect(stepToShow('birthdate', readTyped(), false)).toBe(isAsked ? 'name' : 'birthdate');
});

test('sends the membership number but never stores it, so a refresh asks again', () => {
  comeBy('partnerCode=QUORUM');
  rememberMembership('Q-90417');
  expect(readTyped().name).toMatchObject({ firstName: 'Avery', membershipNumber: 'Q-90417' });
  expect(stepToShow('birthdate', readTyped(), false)).toBe('birthdate');
  expect(JSON.stringify([...kept])).not.toContain('90417');
});

test('accepts an empty membership number', () => {
  comeBy('partnerCode=QUORUM');
  rememberMembership('');
  expect(stepToShow('birthdate', readTyped(), false)).toBe('birthdate');
});

test('forgets the membership number with the registration', () => {
  comeBy('partnerCode=QUORUM');
  rememberMembership('Q-90417');
  forgetRegistration();
  expect(readTyped().name?.['membershipNumber']).toBeUndefined();
});

test.each([
  ['utm_source=cloc', true],
  ['utm_source=google', undefined],
  ['', undefined],
])('applies for a line for owners of digital assets at an address with "%s": %s', (query, isCrypto) => {
  comeBy(query);
  expect(kept.get('draft:registration/origin') ?? '{}').toBe(JSON.stringify(isCrypto ? { isCrypto } : {}));
});

test('sends which disclosures were opened from the form, each once', () => {
  comeBy('');
  kept.set(`draft:${draftKey('birthdate')}`, JSON.stringify({ dob: '1980-01-01' }));
  kept.set(
    `draft:${draftKey('contact-info')}`,
    JSON.stringify({ email: 'a@example.com', phone: '(555) 555-0101' }),
  );
  const sent = () => registrationOf(readTyped(), 'correct horse battery staple').openedDisclosures;
  expect(sent()).toBeUndefined();
  rememberOpened('brochure');
  rememberOpened('important-terms');
  rememberOpened('brochure');
  expect(sent()).toEqual(['brochure', 'important-terms']);
});
