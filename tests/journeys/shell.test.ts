// Proves MS-06, RO-02, RT-26, SH-01, SH-02, SH-03, SH-04, SH-05, SH-08, SH-09.

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOriginator } from '../../apps/server/src/modules/accounts/originators.ts';
import { PASSWORD, REGISTRATION, type TestApp, testApp } from '../../apps/server/src/testing/app.ts';
import { createStaffMember } from '../../apps/server/src/testing/persona-driver.ts';
import { sendText } from '../../apps/server/src/testing/send-text.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let browser: Browser;
let home: string;
beforeAll(async () => {
  app = await testApp();
  browser = await startBrowser();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Opens a fresh browser on the dashboard of a signed-in person. */
async function arrive(jwt: string, lender = 'homeline', heading = 'Your applications'): Promise<Borrower> {
  const borrower = await openBorrower(browser, 'shell');
  const { page } = borrower;
  await page.goto(`${home}/auth/login?orgCode=${lender}`);
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${home}/dashboard`);
  await borrower.at(heading);
  return borrower;
}

it('a message from staff reaches an open page at once, and stays until it is read', async () => {
  const processor = await createStaffMember(app, ['OPERATIONS']);
  const { jwt, uuid } = await app.register();
  const write = (subject: string) =>
    app.call('writeToBorrower', {
      ...{ jwt: processor, params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
      body: { channel: 'EMAIL', subject, text: 'Please call us.' },
    });
  const borrower = await arrive(jwt);
  const { page } = borrower;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.waitFor();
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  const markAll = panel.getByRole('button', { name: 'Mark all as read' });
  if (await markAll.isVisible()) await markAll.click();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });

  // Those of one moment would be one row.
  for (const [minutes, subject] of [
    'First letter',
    'Second letter',
    'Third letter',
    'Fourth letter',
  ].entries()) {
    app.clock.moveTo(2 * minutes * MINUTE_MS);
    await write(subject);
  }
  await page.getByRole('button', { name: 'Notifications, 4 for you to act on' }).click();
  expect(await panel.getByRole('listitem').count()).toBe(3);
  await panel.getByRole('button', { name: 'Show all' }).click();
  expect(await panel.getByRole('listitem').count()).toBe(4);
  await borrower.at('Your applications');
  await page.getByRole('button', { name: 'Notifications, 4 for you to act on' }).waitFor();
  if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Notifications/ }).click();
  await panel.getByRole('link', { name: 'Open your application' }).first().click();
  await page.waitForURL(`**/${uuid}/**`);
  await page.getByRole('button', { name: 'Notifications, 3 for you to act on' }).waitFor();
  await borrower.close();
});

it('a message about an older application reaches an open page at once', async () => {
  const processor = await createStaffMember(app, ['OPERATIONS']);
  const { jwt, uuid } = await app.register({ email: 'applied.twice@example.com' });
  const once = () => ({ 'idempotency-key': randomUUID() });
  await app.call('cancelApplication', { jwt, params: { uuid }, body: {}, headers: once() });
  const { street1, city, state, zip, occupancy, employmentType, monthlyGrossCents } = REGISTRATION;
  const home = { street1, city, state, zip, occupancy, employmentType, monthlyGrossCents };
  const again = { jwt, body: { ...home, listedForSale: false }, headers: once() };
  expect((await app.call('applyAgain', again)).status).toBe(201);
  await app.call('readNotifications', { jwt, body: {} });
  const borrower = await arrive(jwt);
  const { page } = borrower;
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await app.call('writeToBorrower', {
    ...{ jwt: processor, params: { uuid }, headers: once() },
    body: { channel: 'EMAIL', subject: 'About your first application', text: 'Please call us.' },
  });
  await page.getByRole('button', { name: 'Notifications, 1 for you to act on' }).click();
  await page.getByText('About your first application').waitFor();
  await borrower.close();
});

describe('the menus of a signed-in person', () => {
  it('lead to every page and every product that the lender has, by keyboard too', async () => {
    const { jwt } = await app.register({ email: 'menus@example.com' });
    const borrower = await arrive(jwt);
    const { page } = borrower;
    const leadsTo = async (path: string) =>
      (await fetch(`${home}${path}`, { redirect: 'manual' })).headers.get('location');
    expect(await linksOf(borrower, 'Menu')).toEqual([
      ['Dashboard', '/dashboard'],
      ['Marketplace', '/universal-marketplace'],
      ['Portfolio Manager', '/portfolio'],
    ]);
    const apps = await linksOf(borrower, 'Apps');
    expect(apps.map(([name]) => name)).toEqual([
      'Passport',
      'Group Manager',
      'Portfolio Manager',
      'Pay',
      'Exchange',
    ]);
    expect(await Promise.all(apps.map(([, path]) => leadsTo(path)))).toEqual([
      'https://passport.homeline.example/',
      'https://groups.homeline.example/',
      'https://portfolio.homeline.example/',
      'https://pay.homeline.example/',
      'https://exchange.homeline.example/',
    ]);
    await borrower.pick('Account', 'Support');
    await borrower.at('Contact Homeline');
    await borrower.pick('Account', 'Settings');
    await borrower.at('Settings');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await borrower.at('Your applications');
    await borrower.pick('Account', 'Logout');
    await borrower.at('Welcome back');
    await borrower.close();
  });

  it('offer only the products that a partner has', async () => {
    const { body } = await app.call('register', {
      body: { ...REGISTRATION, email: 'partner@example.com' },
      headers: { 'x-org': 'harborview' },
    });
    const { jwt } = body as { jwt: string };
    const borrower = await arrive(jwt, 'harborview');
    expect(await linksOf(borrower, 'Menu')).toEqual([['Dashboard', '/dashboard']]);
    expect(await linksOf(borrower, 'Apps')).toEqual([['Pay', '/pay']]);
    await expectOwnPages(borrower, 'Harborview');
    await borrower.close();
  });

  it('offer no product of a wholesale lender without any, to a loan originator', async () => {
    const login = { email: 'olive@broker.example', password: PASSWORD };
    await addOriginator(app.context, {
      ...{ ...login, organisation: 'fieldstone', name: 'Olive Originator', phone: '(555) 555-0177' },
      ...{ nmls: '445566', brokerName: 'Main Street Mortgage', states: ['CO'] },
    });
    const { body } = await app.call('logIn', { body: login, headers: { 'x-org': 'fieldstone' } });
    const { jwt } = body as { jwt: string };
    const borrower = await arrive(jwt, 'fieldstone', 'Your clients');
    expect(await linksOf(borrower, 'Menu')).toEqual([['Dashboard', '/dashboard']]);
    expect(await borrower.page.getByRole('button', { name: 'Apps', exact: true }).count()).toBe(0);
    await expectOwnPages(borrower, 'Fieldstone');
    await borrower.close();
  });

  it('end the session for another account, and leave nothing of the first', async () => {
    const { jwt } = await app.register({ email: 'first@example.com' });
    const borrower = await arrive(jwt);
    const { page } = borrower;
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await page.evaluate(() => sessionStorage.setItem('draft:typed', 'Typed but never sent'));
    await borrower.pick('Account', 'Switch Accounts');
    await borrower.at('Welcome back');
    await page.getByText('Sign in with another one.').waitFor();
    expect(await kept()).not.toContain('Typed but never sent');
    expect(await kept()).not.toContain(jwt);
    expect((await app.call('listNotifications', { jwt })).status).toBe(401);
    await borrower.close();
  });
});

/** Walks the links to the lender's own pages, and to every product that it hasn't. */
async function expectOwnPages(borrower: Borrower, lender: string): Promise<void> {
  await borrower.pick('Account', 'Support');
  await borrower.at(`Contact ${lender}`);
  await borrower.pick('Account', 'Settings');
  await borrower.at('Settings');
  for (const path of [
    'exchange',
    'universal-marketplace',
    'universal-passport',
    'portfolio',
    'group-manager',
  ]) {
    await borrower.page.goto(`${home}/${path}`);
    await borrower.at('We couldn’t find this page');
  }
}

/** Returns the names and paths of a menu's links. */
async function linksOf({ page }: Borrower, menu: string): Promise<[string, string][]> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  const items = await page.getByRole('menu', { name: menu }).getByRole('menuitem').all();
  const links = await Promise.all(
    items.map(
      async (item): Promise<[string, string]> => [
        (await item.textContent()) ?? '',
        new URL((await item.getAttribute('href')) ?? '', page.url()).pathname.replace('/account/heloc', ''),
      ],
    ),
  );
  await page.keyboard.press('Escape');
  return links;
}

describe('the settings', () => {
  it('show how to reach the person, what they agreed to and where they are signed in', async () => {
    const { jwt } = await app.register({ email: 'settings@example.com' });
    const borrower = await arrive(jwt);
    const { page } = borrower;
    await borrower.pick('Account', 'Settings');
    await borrower.at('Settings');
    const card = (title: string) => page.locator('.card').filter({ hasText: title });
    await card('How we reach you').getByText('settings@example.com').waitFor();
    await card('What you agreed to').getByText('You haven’t agreed to anything yet.').waitFor();
    await card('Where you’re signed in').getByText('This device').waitFor();
    const texts = page.getByRole('checkbox', { name: /^Text messages/ });
    expect(await texts.isChecked()).toBe(false);
    await texts.press('Space');
    await page.getByText('We’ve saved your choice.').waitFor();
    expect(await texts.isChecked()).toBe(true);
    expect(await texts.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await sendText(app, { from: '+15555550101' })).toBe(204);
    await page.reload();
    await page.getByText(/You replied STOP on .* To get texts again, reply START/).waitFor();
    expect(await texts.isChecked()).toBe(false);
    // On a desktop screen the ways to sign in are in a second column.
    const boxOf = (title: string) => card(title).boundingBox();
    const [left, right] = [await boxOf('How we reach you'), await boxOf('Sign-in email')];
    expect([left?.y, (right?.x ?? 0) > (left?.x ?? 0)]).toEqual([right?.y, true]);
    const correct = page.getByRole('link', { name: 'Correct email or phone' });
    expect((await correct.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await correct.click();
    await borrower.at('Your answers');
    await page.goto(`${home}/security`);
    await borrower.at('Settings');
    await borrower.close();
  });

  it('keep the chosen colors on this device from the first paint, and after signing out', async () => {
    const { jwt } = await app.register({ email: 'theme@example.com' });
    const borrower = await arrive(jwt);
    const { page } = borrower;
    const canvas = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('color-scheme'));
    await borrower.pick('Account', 'Settings');
    await borrower.at('Settings');
    expect(await canvas()).toBe('light dark');
    await borrower.tick('Dark');
    expect(await canvas()).toBe('dark');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await canvas()).toBe('dark');
    await page.unroute('**/assets/*.js');
    await page.goto(`${home}/dashboard/settings`);
    await borrower.at('Settings');
    await borrower.pick('Account', 'Logout');
    await borrower.at('Welcome back');
    expect(await canvas()).toBe('dark');
    await borrower.close();
  });
});
