import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { workingApp } from '../apps/server/src/testing/journey.ts';
import { createDecider, drive, register } from '../apps/server/src/testing/persona-driver.ts';
import { startBrowser } from '../tests/journeys/browser.ts';
import { personOf } from '../tests/journeys/visit.ts';

const PEOPLE = 30;
const OPENINGS = 20;
const VIEWPORT = { width: 1440, height: 900 };
const UNDERWRITTEN = personOf('t43');

/**
 * Opens the work list and a loan file of a lender of some people again and again in a browser that has the built console’s files.
 * @returns from the navigation to the first row, and to the figures of the file
 */
export async function consoleOpeningMs(databaseUrl: string) {
  const app = await workingApp([UNDERWRITTEN], {
    overrides: { database: await openDatabase({ databaseUrl, dataDir: '' }) },
  });
  const jwt = await createDecider(app);
  const journey = await register(app, UNDERWRITTEN);
  await drive(journey, jwt, 'UW_REVIEW');
  for (let person = 1; person < PEOPLE; person += 1) await app.register();
  const home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/console`;
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.addInitScript((token) => localStorage.setItem('staff-jwt', token), jwt);
    return {
      people: PEOPLE,
      workList: await openingOf(page, `${home}/work`, '[data-row]'),
      loanFile: await openingOf(page, `${home}/applications/${journey.uuid}`, '.figures-strip'),
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function openingOf(
  page: Page,
  address: string,
  content: string,
): Promise<{ readonly medianMs: number }> {
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      performance.mark(selector);
    }).observe(document, { childList: true, subtree: true });
  }, content);
  const tookMs: number[] = [];
  // The first opening fetches the files.
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    await page.goto(address);
    await page.locator(content).first().waitFor();
    const ms = await page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0, content);
    if (opening > 0) tookMs.push(ms);
  }
  return { medianMs: tookMs.toSorted((a, b) => a - b)[OPENINGS / 2] ?? 0 };
}
