// Proves SE-03, SH-05.

import type { AddressInfo } from 'node:net';
import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const LIENS = 'Is this your mortgage?';
const FIRST = personOf('t01');
const SECOND = personOf('t02');

let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function signIn({ page, ...borrower }: Borrower, email: string): Promise<void> {
  await page.goto(`${home}/auth/login`);
  await borrower.at('Welcome back');
  await borrower.type('Email address', email);
  await borrower.type('Password', PASSWORD);
  await borrower.press('Sign in');
  await borrower.at('Your applications');
}

/** Everything that a browser keeps for the site. */
async function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches, document.cookie]);
  });
}

/** The devices that a person is signed in on, this test's own calls among them. */
async function devicesOf({ jwt }: Journey): Promise<SignInSettings['devices']> {
  return ((await app.call('getSignInSettings', { jwt })).body as SignInSettings).devices;
}

/** What would tell the second person about the first. */
const tracesOf = ({ name, email, property }: Persona, uuid: string) => [
  name.split(' ').at(-1) ?? name,
  email,
  property.street1,
  uuid,
  'Typed but never sent',
];

/** The first person opens their application, types something, and leaves in some way. The second signs in after them. */
async function shareTheComputer(
  tag: string,
  leave: (first: Borrower, journey: Journey) => Promise<void>,
): Promise<void> {
  const people = [FIRST, SECOND].map((person) => ({ ...person, email: `${tag}.${person.email}` }));
  const [first, second] = await Promise.all(people.map((person) => register(app, person)));
  if (!first || !second) throw new Error('Two people are needed');
  await drive(first, decider, 'LIEN_VERIFICATION');
  await drive(second, decider, 'LIEN_VERIFICATION');

  const seat = await openBorrower(browser, `shared-${tag}`);
  const { page } = seat;
  await signIn(seat, first.person.email);
  await page.goto(`${home}/${first.uuid}`);
  await seat.at(LIENS);
  await page.evaluate(() => sessionStorage.setItem('draft:typed', 'Typed but never sent'));
  await leave(seat, first);

  const answers: { url: string; text: string; cached: string }[] = [];
  page.on('response', (response) => {
    if (!/\/(service-|identity)[^.]*$/.test(new URL(response.url()).pathname)) return;
    const cached = response.headers()['cache-control'] ?? '';
    void response.text().then(
      (text) => answers.push({ url: response.url(), text, cached }),
      () => undefined,
    );
  });
  await signIn(seat, second.person.email);
  await page.goto(`${home}/${second.uuid}`);
  await seat.at(LIENS);
  const traces = tracesOf(first.person, first.uuid);
  const seen = async () => [await seat.text(), await keptBy(page), JSON.stringify(answers)].join('\n');
  for (const trace of traces) expect(await seen()).not.toContain(trace);
  expect(answers.length).toBeGreaterThan(0);
  for (const { url, cached } of answers)
    expect([url, cached]).toEqual([url, expect.stringContaining('no-store')]);

  for (;;) {
    await page.goBack();
    if (!page.url().startsWith(home)) break;
    await page.locator('h1').first().waitFor();
    expect(await seat.text()).not.toContain(first.person.property.street1);
  }
  await page.goto(`${home}/${first.uuid}`);
  await seat.at('Your applications');
  await seat.close();
}

describe('two people at one computer, one after the other', () => {
  it(
    'the second finds nothing of the first, who signed out',
    () =>
      shareTheComputer('signed-out', async (first) => {
        await first.pick('Account', 'Switch Accounts');
        await first.at('Welcome back');
        expect(await keptBy(first.page)).not.toContain('Typed but never sent');
      }),
    TIMEOUT_MS,
  );

  it(
    'the second takes over from the first, who stayed signed in, and ends their session',
    async () => {
      const first = await register(app, { ...FIRST, email: `taken-over.${FIRST.email}` });
      const second = await register(app, { ...SECOND, email: `taken-over.${SECOND.email}` });
      const seat = await openBorrower(browser, 'shared-taken-over');
      await signIn(seat, first.person.email);
      expect(await devicesOf(first)).toHaveLength(2);
      await signIn(seat, second.person.email);
      await expect.poll(() => devicesOf(first)).toHaveLength(1);
      for (const trace of tracesOf(first.person, first.uuid))
        expect(await keptBy(seat.page)).not.toContain(trace);
      await seat.close();
    },
    TIMEOUT_MS,
  );

  it(
    'the second finds nothing of the first, whose session ended',
    () =>
      shareTheComputer('session-ended', async ({ page, ...first }, { app: at, jwt }) => {
        await at.call('endAllSessions', { jwt });
        await page.reload();
        await first.at('Welcome back');
      }),
    TIMEOUT_MS,
  );
});
