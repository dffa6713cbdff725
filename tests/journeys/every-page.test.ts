// Proves RT-08, RT-10, RT-12, RT-15, RT-21, RT-22, RT-23, RT-24.

import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { STEP_TABLE } from '@homeline/domain/workflow/steps.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { startBrowser } from './browser.ts';
import { PAGE_VISITS, type PageVisit } from './page-visits.ts';
import { DESKTOP_VIEWPORT, PHONE_VIEWPORT, personOf } from './visit.ts';

const DEFAULT_START = '2026-03-10T17:00:00.000Z';
const TIMEOUT_MS = 600_000;
const WAIT_MS = 60_000;
const CALLS_UNANSWERED = 1000;

const pagesOfTable = Object.values(STEP_TABLE).flatMap((row) => [
  row.page,
  ...('parts' in row ? row.parts : []),
  ...('pageWhen' in row ? [row.pageWhen.page] : []),
]);

/** Only a lender that allows small deposits has it: see `account-deposit.test.ts`. */
const VISITED_ELSEWHERE = ['bank/deposit'];

it('every page of the step table is visited', () => {
  const visited = new Set<string>([...PAGE_VISITS.map(({ page }) => page), ...VISITED_ELSEWHERE]);
  expect(pagesOfTable.filter((page) => page !== '/' && !visited.has(page))).toEqual([]);
});

/** The heading of the dashboard, before and after the line is open. */
const DASHBOARD = /^Your (applications|line of credit)$/;

describe.runIf(process.env['TEST_LONG'])('each page, reached from the dashboard as its persona', () => {
  let app: AppWithProviders;
  let decider: string;
  let browser: Browser;
  let home: string;
  beforeAll(async () => {
    app = await workingApp();
    decider = await createDecider(app);
    browser = await startBrowser();
    home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const byPersona = [...Map.groupBy(PAGE_VISITS, ({ persona }) => persona)];
  it.each(byPersona)(
    '%s: the layout fits both widths, both themes are accessible, a refresh and Back keep one’s place',
    async (id, visits) => {
      const person = personOf(id);
      const applied = person.dates?.['applied'];
      await app.providers.moveClock(applied ? `${applied}T18:00:00.000Z` : DEFAULT_START);
      const journey = await register(app, person);
      const page = await signedIn(journey);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      for (const visit of visits) {
        if (visit.silent) await app.providers.makeFail(visit.silent, 'DOWN', CALLS_UNANSWERED);
        await drive(journey, decider, visit.step);
        await openFromDashboard(page, journey.uuid, visit);
        for (const viewport of [PHONE_VIEWPORT, DESKTOP_VIEWPORT]) {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme });
            await page.reload();
            await arrive(page, journey.uuid, visit);
            await expectAccessible(page, `${visit.page} at ${viewport.width} px, ${colorScheme}`);
          }
        }
        if (visit.refuses) await expectRefusal(page, visit.refuses);
        expect(errors, visit.page).toEqual([]);
        if (visit.silent) await app.providers.control('PUT', '/control/healthy', {});
      }
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  async function signedIn({ jwt }: Journey): Promise<Page> {
    const context = await browser.newContext({
      viewport: DESKTOP_VIEWPORT,
      reducedMotion: 'reduce',
      geolocation: { latitude: 40.1, longitude: -83 },
      permissions: ['geolocation'],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    await page.goto(`${home}/auth/login`);
    await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    return page;
  }

  /** Opens the application, goes Back to the dashboard and forward again, and follows the links to the page. */
  async function openFromDashboard(page: Page, uuid: string, visit: PageVisit): Promise<void> {
    await page.setViewportSize(DESKTOP_VIEWPORT);
    await page.goto(`${home}/dashboard`);
    const dashboard = page.getByRole('heading', { level: 1, name: DASHBOARD });
    await page.locator(`main a[href*="${uuid}"]`).first().click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: DASHBOARD }).waitFor();
    await page.goBack();
    await dashboard.waitFor();
    await page.goForward();
    for (const name of visit.through ?? []) {
      const [link, button, choice] = (['link', 'button', 'radio'] as const).map((role) =>
        page.getByRole(role, { name }),
      );
      await link
        ?.or(button ?? link)
        .or(choice ?? link)
        .first()
        .click();
    }
    if (visit.returnsTo) await page.goto(`${home}/${uuid}/${visit.returnsTo}`);
    await arrive(page, uuid, visit);
  }

  async function arrive(page: Page, uuid: string, { page: pattern, heading }: PageVisit): Promise<void> {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    const address = new RegExp(`/${uuid}/${pattern.replace(/\{\w+\}/, '[a-z-]+')}$`);
    expect(new URL(page.url()).pathname).toMatch(address);
  }
});

async function expectAccessible(page: Page, what: string): Promise<void> {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx, `the width of ${what}`).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

/** Presses the button without an answer, and expects an error summary that has the focus. */
async function expectRefusal(page: Page, button: string): Promise<void> {
  const address = page.url();
  await page.getByRole('button', { name: button, exact: true }).click();
  const summary = page.locator(':focus').getByRole('link').first();
  await summary.waitFor().catch((cause) => {
    throw new Error(`${address} names nothing that is missing`, { cause });
  });
  expect(await page.locator(':focus').textContent()).toContain('problem');
  expect(page.url()).toBe(address);
}
