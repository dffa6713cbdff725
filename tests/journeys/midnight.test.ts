import type { AddressInfo } from 'node:net';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { rescissionEndsOn } from '@homeline/domain/funding/rescission-period.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { startBrowser } from './browser.ts';
import { PHONE_VIEWPORT, personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const HALF_HOUR_MS = 1_800_000;
const CANCEL = 'Cancel the agreement';

/** Someone like T01 with a home in Florida, which is mostly on Eastern Time. */
function inFlorida(city: string, zip: string, number: number) {
  const avery = personOf('t01');
  return {
    ...avery,
    ...{ testId: `901-00-22${number}`, email: `${city.toLowerCase()}@example.com`, name: `Avery ${city}` },
    property: { ...avery.property, city, state: 'FL' as const, zip, street1: `${number} Palafox Street` },
  };
}
const [miami, pensacola] = [inFlorida('Miami', '33101', 11), inFlorida('Pensacola', '32501', 12)];

let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
beforeAll(async () => {
  app = await workingApp([miami, pensacola]);
  decider = await createDecider(app);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Opens the borrower's application in a browser of its own, whose clock is set to Tokyo's. */
async function openAbroad({ jwt, uuid }: Journey): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE_VIEWPORT, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.goto(`${home}/auth/login`);
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${home}/${uuid}/complete`);
  return page;
}

it(
  'at half past midnight in Miami a borrower there can no longer cancel, while one in Pensacola can, wherever they are',
  async () => {
    const eastern = await register(app, miami);
    const endsOn = rescissionEndsOn(await drive(eastern, decider, 'RESCISSION'));
    const central = await register(app, pensacola);
    expect(rescissionEndsOn(await drive(central, decider, 'RESCISSION'))).toBe(endsOn);
    if (!endsOn) return expect.fail();

    const inMiami = await openAbroad(eastern);
    await inMiami.getByText('Eastern Time').first().waitFor();
    await inMiami.getByRole('button', { name: CANCEL }).waitFor();

    const midnightMs = Date.parse(startOfDay('America/New_York', addDays(endsOn, 1)));
    await app.providers.moveClock(new Date(midnightMs + HALF_HOUR_MS).toISOString());
    await inMiami.getByText('Your time to cancel has ended').waitFor();
    expect(await inMiami.getByRole('button', { name: CANCEL }).count()).toBe(0);

    const inPensacola = await openAbroad(central);
    await inPensacola.getByText('Central Time').first().waitFor();
    await inPensacola.getByRole('button', { name: CANCEL }).click();
    await inPensacola.getByRole('dialog').getByRole('button', { name: CANCEL }).click();
    await inPensacola.getByRole('heading', { level: 1, name: 'Your applications' }).waitFor();
    expect((await central.facts()).rescissionExercised).toBeDefined();
    expect((await eastern.facts()).rescissionExercised).toBeUndefined();
  },
  TIMEOUT_MS,
);
