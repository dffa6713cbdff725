// @vitest-environment happy-dom
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
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

vi.stubGlobal('fetch', (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const timeZone = searchParams.get('display') ?? '';
  return Promise.resolve(
    Response.json(
      pathname.endsWith('/state-licenses')
        ? [{ abbrev: 'CA' }, { abbrev: 'OH' }]
        : { timeZone, weekdays: [HOURS[timeZone]] },
    ),
  );
});

afterEach(() => {
  cleanup();
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Renders the footer at an address, for a viewer in a time zone. */
async function open(
  address: string,
  { footer = LENDER.footer, zone = 'America/New_York' } = {},
): Promise<void> {
  const info = organisationInfo({ ...LENDER, footer });
  document.body.innerHTML = `<script type="application/json" id="organisation-info">${JSON.stringify(info)}</script>`;
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
  const { Footer } = await import('./footer.tsx');
  render(
    <MemoryRouter initialEntries={[address]}>
      <Footer />
    </MemoryRouter>,
  );
  await screen.findByText(/^Pacific Time/);
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
    expect(screen.getByText(/256-bit encryption/)).toBeTruthy();
    expect(screen.getByText(/NMLS #402613/)).toBeTruthy();
  },
);

test('in an application folds the states and the disclosures', async () => {
  await open(`/${UUID}/product/select`);
  expect(isFolded(/California and Ohio/)).toBe(true);
  expect(isFolded(/Annual percentage rates range/)).toBe(true);
});

test('outside an application folds the states only', async () => {
  await open('/register');
  expect(isFolded(/California and Ohio/)).toBe(true);
  expect(screen.getByText(/Annual percentage rates range/).closest('details')).toBeNull();
});

test('shows the hours in Pacific Time, with the viewer’s time zone beside it', async () => {
  await open('/');
  expect(screen.getByText('Pacific Time: Monday, 8:30 AM to 5:00 PM')).toBeTruthy();
  expect(await screen.findByText('Eastern Time: Monday, 11:30 AM to 8:00 PM')).toBeTruthy();
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
