// @vitest-environment happy-dom
// Proves OR-03, SH-16, SH-17, VA-02.

import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { STATE_CODES, type StateCode } from '@homeline/domain/states/us-states.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import brand from '../../../../organisations/harborview/brand.json' with { type: 'json' };
import harborview from '../../../../organisations/harborview/organisation.json' with { type: 'json' };

const UUID = '5b0c1f3e-2f5d-4a55-9d4c-1d2f6f0f7a11';
const LENDER = Organisation.parse({ ...harborview, brand });
const MONDAY = { weekday: 'MONDAY', weekdayValue: 1, isOpen: true };
const HOURS: Readonly<Record<string, object>> = {
  'America/Los_Angeles': { ...MONDAY, startTime: '08:30', endTime: '17:00' },
  'America/New_York': { ...MONDAY, startTime: '11:30', endTime: '20:00' },
};

const LICENSED: readonly StateCode[] = ['CA', 'OH'];
let licensed = LICENSED;
let holidays: readonly object[] = [];

vi.stubGlobal('fetch', (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const timeZone = searchParams.get('display') ?? '';
  return Promise.resolve(
    Response.json(
      pathname.endsWith('/state-licenses')
        ? licensed.map((abbrev) => ({ abbrev }))
        : { timeZone, weekdays: [HOURS[timeZone]], isOpenNow: true, holidays },
    ),
  );
});

afterEach(() => {
  cleanup();
  licensed = LICENSED;
  holidays = [];
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Renders the footer at an address, for a viewer in a time zone, below a page that shows. */
async function open(...[address, viewed]: Parameters<typeof openWithoutPage>): Promise<void> {
  const showPage = await openWithoutPage(address, viewed);
  showPage();
  await screen.findByText(/^Phone, Pacific Time/);
}

/** Renders the footer while its page loads. Returns what shows the page. */
async function openWithoutPage(
  address: string,
  { footer = LENDER.footer, company = LENDER.company, zone = 'America/New_York' } = {},
): Promise<() => void> {
  const info = organisationInfo({ ...LENDER, footer, company });
  document.body.innerHTML = `<script type="application/json" id="organisation-info">${JSON.stringify(info)}</script>`;
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
  const { Footer } = await import('./footer.tsx');
  const { markScreenShown } = await import('./screen-loading.ts');
  render(
    <MemoryRouter initialEntries={[address]}>
      <Footer />
    </MemoryRouter>,
  );
  return markScreenShown;
}

const isFolded = (text: RegExp) => screen.getByText(text).closest('details')?.open === false;

test.each(['/', `/${UUID}/product/select`])(
  'at %s shows legal links, licensed states, hours and disclosures',
  async (address) => {
    await open(address);
    for (const name of ['Terms of use', /^Privacy policy/, 'Disclosures', 'Licenses', 'NMLS Consumer Access'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/);
    expect(screen.getByText('(800) 555-0177').getAttribute('href')).toBe('tel:+18005550177');
    expect(screen.getByText(/California and Ohio/)).toBeTruthy();
    expect(screen.getByText(/more are on the way/)).toBeTruthy();
    expect(screen.getByText(/New York State Department of Financial Services for its review/)).toBeTruthy();
    for (const paragraph of LENDER.footer.disclosureCopy) expect(screen.getByText(paragraph)).toBeTruthy();
    expect(screen.getByText(/256‑bit encryption/)).toBeTruthy();
    expect(screen.getByText(/NMLS #402613/)).toBeTruthy();
  },
);

test('in an application folds hours, states and disclosures, and keeps the legal links and the lender in view', async () => {
  await open(`/${UUID}/product/select`);
  for (const text of [/^Terms of use/, /^NMLS Consumer Access/, /NMLS #402613/])
    expect(screen.getByText(text).closest('details')).toBeNull();
  expect(isFolded(/^Phone, Pacific Time/)).toBe(true);
  expect(isFolded(/California and Ohio/)).toBe(true);
  expect(isFolded(/Annual percentage rates range/)).toBe(true);
});

test('outside an application folds the states only', async () => {
  await open('/register');
  expect(isFolded(/California and Ohio/)).toBe(true);
  expect(screen.getByText(/Annual percentage rates range/).closest('details')).toBeNull();
});

test.each([
  ['fewer than 50', STATE_CODES.slice(0, 49), 1],
  ['50', STATE_CODES.filter((state) => state !== 'DC'), 0],
])('with %s licensed states says whether more are to come', async (_, states, times) => {
  licensed = states;
  await open('/', { company: { ...LENDER.company, allowRegulatorReview: false } });
  expect(screen.queryAllByText(/more are on the way/)).toHaveLength(times);
});

test.each<[boolean, readonly StateCode[], RegExp | undefined]>([
  [true, ['OH'], /^New York: this site is open .* for its review/],
  [false, ['NY', 'OH'], /^New York: licensed by the New York State Department of Financial Services/],
  [false, ['OH'], undefined],
])(
  'with its regulator’s review %s and licenses in %s, words on New York: %s',
  async (isReviewed, states, words) => {
    licensed = states;
    await open('/', { company: { ...LENDER.company, allowRegulatorReview: isReviewed } });
    expect(screen.queryAllByText(words ?? /^New York:/)).toHaveLength(words ? 1 : 0);
  },
);

test('without a license says that the lender lends nowhere yet', async () => {
  licensed = [];
  await open('/');
  expect(screen.getByText('Harborview isn’t licensed to lend in any state yet.')).toBeTruthy();
  expect(screen.queryByText(/more are on the way/)).toBeNull();
});

test.each([
  ['EHL', 'Equal Housing Lender'],
  ['EOL', 'Equal Opportunity Lender'],
])('shows the mark %s with its words', async (footerImage, words) => {
  await open('/', { footer: { ...LENDER.footer, footerImage } });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows the lender’s own image with its alternative text', async () => {
  await open('/');
  const image = screen.getByRole('img', { name: /^Federally insured by the National Credit Union/ });
  expect(image.getAttribute('src')).toBe('/account/heloc/organisations/harborview/insured.svg');
});

test('names the holidays ahead, with their dates', async () => {
  holidays = [
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ];
  await open('/');
  expect(
    screen.getByText('Closed on holidays: Thanksgiving Day (11/26/2026), Christmas Day (12/25/2026)'),
  ).toBeTruthy();
});

test('shows the hours in Pacific Time, with the viewer’s time zone beside it', async () => {
  await open('/');
  expect(screen.getByText('Phone, Pacific Time: Monday, 8:30 AM to 5:00 PM')).toBeTruthy();
  expect(await screen.findByText('Phone, Eastern Time: Monday, 11:30 AM to 8:00 PM')).toBeTruthy();
});

test('asks for hours and licenses once the page above it shows', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const showPage = await openWithoutPage('/');
  expect(asked).not.toHaveBeenCalled();
  showPage();
  await screen.findByText(/^Phone, Pacific Time/);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('shows the hours once to a viewer in Pacific Time', async () => {
  await open('/', { zone: 'America/Los_Angeles' });
  expect(screen.getAllByText(/Monday/)).toHaveLength(1);
});

test('opens an external privacy policy in a new tab, and our privacy page in the same tab', async () => {
  await open('/');
  const external = screen.getByRole('link', { name: 'Privacy policy (opens in a new tab)' });
  expect([external.getAttribute('target'), external.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  cleanup();
  vi.resetModules();
  await open('/', { footer: { ...LENDER.footer, privacyLinkIsExternal: false } });
  const own = screen.getByRole('link', { name: 'Privacy policy' });
  expect([own.getAttribute('href'), own.getAttribute('target')]).toEqual(['/privacy', null]);
});
