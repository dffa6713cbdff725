import type { Page } from 'playwright-core';
import { startBrowser } from '../tests/journeys/browser.ts';
import { startInstallation } from '../tests/journeys/installation.ts';
import { staffCalls } from '../tests/journeys/staff-calls.ts';
import { completeApplication } from '../tests/journeys/traveller.ts';
import { personOf } from '../tests/journeys/visit.ts';

const TRIES = 15;

/**
 * Opens the work list, and from it a loan file at a review, in Chromium. Before each try the page is loaded again, so nothing that a
 * list or a file shows was fetched before.
 * @param database where the installation keeps its data
 * @returns the median times from the click to the content, in ms
 */
export async function consoleOpensMs(database: 'pglite' | 'postgres') {
  const installation = await startInstallation(database);
  const browser = await startBrowser();
  try {
    await completeApplication(installation, personOf('t43'), installation.url, () => 0, 'UW_REVIEW');
    const { jwt } = await staffCalls(installation, 'UNDERWRITER');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript((token) => localStorage.setItem('staff-jwt', token), jwt());
    const [listMs, fileMs]: [number[], number[]] = [[], []];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await page.goto(`${installation.url}/console/reminders`);
      await page.waitForLoadState('networkidle');
      listMs.push(await clickMs(page, 'a[href$="/console/work"]', '[data-row]'));
      await page.waitForLoadState('networkidle');
      fileMs.push(await clickMs(page, '[data-row]', '.decision-bar'));
    }
    return { listMs: median(listMs), fileMs: median(fileMs) };
  } finally {
    await browser.close();
    await installation.stop();
  }
}

/** Clicks a link, and returns the ms until the page has painted what it leads to. */
function clickMs(page: Page, link: string, content: string): Promise<number> {
  return page.evaluate(
    ([clicked, awaited]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(clicked);
        if (!element) return reject(new Error(`No ${clicked}`));
        const startedMs = performance.now();
        const look = () => {
          if (!document.querySelector(awaited)) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - startedMs));
        };
        element.click();
        look();
      }),
    [link, content] as const,
  );
}

function median(tookMs: readonly number[]): number {
  return tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length / 2)] ?? 0;
}
