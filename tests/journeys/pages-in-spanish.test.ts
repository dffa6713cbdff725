// Proves SH-23, DS-67.

import type { AddressInfo } from 'node:net';
import { LANGUAGE_COOKIE } from '@homeline/domain/language/language.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import { openSample } from '../../apps/server/src/testing/persona-calls.ts';
import { createDecider, drive, register } from '../../apps/server/src/testing/persona-driver.ts';
import { startBrowser } from './browser.ts';
import { PAGE_VISITS } from './page-visits.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 600_000;
const WAIT_MS = 60_000;
const START = '2026-03-10T17:00:00.000Z';
/** A narrow phone: what fits here reflows at 400 % zoom too (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 700 };

/** Words that no Spanish sentence has. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|your|you|we|our|and|with|this|that|please|for|from|is|are|have|will|can|how|what)(?![\p{L}-])/giu;

/** A paper's own name follows its Spanish one; what stands in an English paper is quoted. */
const ENGLISH_NAME = /\([^)]*\)|“Your code”/g;

/** What stays English on a Spanish page: legal papers, a message in the words for an English reader, and the name of the other language. */
const ENGLISH_PARTS = [
  '.reader-text',
  '.document',
  '.reader [lang]',
  '.insurer-message',
  'button[lang="en"]',
  'details > p[lang]',
  '.developer-toolbar',
].join(', ');

/** Pages that anyone reads. */
const PUBLIC_PAGES = ['', '/register', '/auth/login', '/auth/reset', '/privacy', '/coming-soon'];

const DATE_IN_FIGURES = /\b\d\d\/\d\d\/\d{4}\b/;

describe('the pages in Spanish', () => {
  let app: AppWithProviders;
  let browser: Browser;
  let home: string;
  beforeAll(async () => {
    app = await workingApp();
    browser = await startBrowser();
    home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it(
    'have no English for a visitor',
    async () => {
      const page = await spanishPage();
      for (const path of PUBLIC_PAGES) await expectSpanish(page, path);
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  const personas = [...new Set(PAGE_VISITS.map(({ persona }) => persona))];
  it.runIf(process.env['TEST_LONG']).each(personas)(
    'have no English for %s at any step',
    async (id) => {
      const person = personOf(id);
      await app.providers.moveClock(
        person.dates?.['applied'] ? `${person.dates['applied']}T18:00:00.000Z` : START,
      );
      const decider = await createDecider(app);
      const journey = await register(app, person, 'es');
      const page = await spanishPage();
      await page.goto(`${home}/auth/login`);
      await page.evaluate((token) => localStorage.setItem('jwt', token), journey.jwt);
      const steps = PAGE_VISITS.filter(({ persona }) => persona === id).map(({ step }) => step);
      for (const step of new Set<StepName>(steps)) {
        await drive(journey, decider, step);
        await expectSpanish(page, `/${journey.uuid}`, step);
      }
      for (const path of ['/dashboard', '/dashboard/settings']) await expectSpanish(page, path);
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  it(
    'show a Texan the whole notice in Spanish beside the English one, as text and as pages',
    async () => {
      const person = personOf('t15');
      await app.providers.moveClock(`${person.dates?.['applied']}T18:00:00.000Z`);
      const journey = await register(app, person, 'es');
      await drive(journey, await createDecider(app), 'DISCLOSURE_SIGNING');
      await openSample(journey);
      const page = await spanishPage();
      await page.goto(`${home}/auth/login`);
      await page.evaluate((token) => localStorage.setItem('jwt', token), journey.jwt);
      await page.goto(`${home}/${journey.uuid}`);
      const notice = page.getByRole('listitem').filter({ hasText: 'Notice concerning extensions of credit' });
      await notice.getByRole('button', { name: /^Leer en español/ }).click();
      const reader = page.getByRole('dialog');
      await reader.getByText('(G) USTED PUEDE PAGAR EL PRÉSTAMO POR ANTICIPADO').waitFor();
      expect(await reader.getByText('El documento legal es el que está en inglés').isVisible()).toBe(true);
      expect(
        await reader.getByText('(G) USTED').evaluate((each) => each.closest('[lang]')?.getAttribute('lang')),
      ).toBe('es-US');
      await reader.getByRole('button', { name: 'Mostrar páginas' }).click();
      await reader.getByText('Traducción al español').first().waitFor({ state: 'attached' });
      await reader.getByRole('button', { name: 'Cerrar' }).click();
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  async function spanishPage(): Promise<Page> {
    const context = await browser.newContext({ viewport: NARROW, reducedMotion: 'reduce' });
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url: home }]);
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    return page;
  }

  async function expectSpanish(page: Page, path: string, what = path): Promise<void> {
    await page.goto(home + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    expect(await page.getAttribute('html', 'lang'), what).toBe('es-US');
    await openFolded(page);
    const lines = await page.evaluate(linesInPageLanguage, ENGLISH_PARTS);
    expect(
      lines.filter((line) => line.replace(ENGLISH_NAME, '').match(ENGLISH)),
      what,
    ).toEqual([]);
    expect(
      lines.filter((line) => DATE_IN_FIGURES.test(line)),
      `a date whose day may be read as its month, in ${what}`,
    ).toEqual([]);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx, `the width of ${what}`).toBe(0);
  }
});

/** Opens everything that is folded, and waits until it has loaded. */
async function openFolded(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Runs in the page. Returns its texts, and names that only a screen reader says, outside the parts that may be English. */
function linesInPageLanguage(englishParts: string): string[] {
  const lines: string[] = [];
  const elements = document.querySelectorAll<HTMLElement>('body *:not(script, style, noscript)');
  for (const element of elements) {
    if (element.closest(englishParts)) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    lines.push(
      own
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim(),
    );
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      lines.push(element.getAttribute(name) ?? '');
  }
  return lines.filter(Boolean);
}
