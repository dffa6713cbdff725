import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A phone and a desktop screen, in pixels. */
const PHONE = 390;
const WIDTHS = [PHONE, 1280] as const;
const HEIGHT = 900;

/** Where nothing may be cut off or scroll sideways (WCAG 2.2, 1.4.10 and 1.4.4): 320 px, and 1280 px at 200% zoom. */
const REFLOW_WIDTHS = [320, 640];

/** The longest wait for a page, including the waits of the application. */
const TIMEOUT_MS = 60_000;

const RESULTS = join(import.meta.dirname, '../../test-results');

/** Pictures are for people, and a second check of accessibility seldom finds more: both take longer than all else. */
export const IS_LONG = process.env['TEST_LONG'] !== undefined;

/** The pages already checked, each by its heading, title and color scheme. */
const checked = new Set<string>();

/** The home costs that the application asks for. */
export const HOME_COSTS = ['Property tax per month', 'Homeowners insurance per month', 'HOA dues per month'];

/** A borrower in a browser. Controls are found by their visible names. */
export type Borrower = {
  readonly page: Page;
  /** Waits for the page with a heading. The first time in a run, it checks layout at both widths, and accessibility. */
  at(heading: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: string | RegExp): Promise<void>;
  press(button: string): Promise<void>;
  /** Opens a menu of the top bar and chooses an item. */
  pick(menu: string, item: string): Promise<void>;
  /** Presses a button and expects exactly these problems, in a focused error summary. */
  pressExpectingProblems(button: string, problems: readonly string[]): Promise<void>;
  /** Opens the sample record and types the code that its page shows. */
  openSample(): Promise<void>;
  /** Reads every document of the page, from the first to the last. */
  readAll(first: string): Promise<void>;
  /** Goes from place to place of the documents, and signs or initials at each. */
  signAll(): Promise<void>;
  /** Returns the visible text of the page. */
  text(): Promise<string>;
  close(): Promise<void>;
};

/**
 * Opens a browser tab for a borrower.
 * @param name the folder for the screenshots
 * @param options.reflows checks each page at the narrowest widths too
 */
export async function openBorrower(
  browser: Browser,
  name: string,
  { reflows = false } = {},
): Promise<Borrower> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: HEIGHT },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    geolocation: { latitude: 40.1, longitude: -83 },
    permissions: ['geolocation'],
    // Animations would make screenshots differ.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const folder = join(RESULTS, name);
  mkdirSync(folder, { recursive: true });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let screenshots = 0;

  async function checkLayout(name: string): Promise<void> {
    const look = await page.evaluate(
      () => `${document.title} ${matchMedia('(prefers-color-scheme: dark)').matches}`,
    );
    if (checked.has(`${name} ${look}`)) return;
    checked.add(`${name} ${look}`);
    await page.evaluate(() => document.fonts.ready);
    screenshots += 1;
    const slug = name.toLowerCase().replace(/\W+/g, '-').slice(0, 40);
    if (reflows) await expectReflow(page, name);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const path = join(folder, `${String(screenshots).padStart(2, '0')}-${slug}-${width}.png`);
      if (IS_LONG) await page.screenshot({ path, fullPage: true });
      if (IS_LONG || width === PHONE) await expectAccessible(page, `${name} at ${width} px`);
      expect(await overflowPx(page), `${name} is wider than ${width} px`).toBe(0);
    }
  }

  const borrower: Borrower = {
    page,
    async at(heading) {
      const arrived = page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await arrived.catch(async (cause) => {
        await page.screenshot({ path: join(folder, 'stuck.png'), fullPage: true });
        throw new Error(`The page “${heading}” did not appear. Instead: ${await borrower.text()} ${errors}`, {
          cause,
        });
      });
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      await checkLayout(heading);
      expect(errors, heading).toEqual([]);
    },
    type: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    choose: async (label, option) => {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    tick: (label) => page.locator('input').and(page.getByLabel(label)).first().check(),
    press: (button) => page.getByRole('button', { name: button, exact: true }).click(),
    async pick(menu, item) {
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },
    async pressExpectingProblems(button, problems) {
      await borrower.press(button);
      const summary = page.locator(':focus');
      await expect
        .poll(() => summary.getByRole('link').allTextContents(), { timeout: TIMEOUT_MS })
        .toEqual(problems);
      const title = problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`;
      expect(await summary.textContent()).toContain(title);
      expect(await borrower.text()).not.toContain('This wasn’t saved');
    },
    async openSample() {
      await borrower.at('Check that you can open your documents');
      await borrower.press('Read Sample record');
      const reader = page.getByRole('dialog');
      const form = reader.getByRole('button', { name: /^(Read as text|Show pages)$/ });
      if ((await form.textContent()) === 'Read as text') await form.click();
      const code = await reader.locator('.document-amounts dd').first().textContent();
      await reader.getByRole('button', { name: 'Close', exact: true }).click();
      await borrower.type('Code in the sample', code ?? '');
      await borrower.press('Check code');
    },
    async readAll(first) {
      await borrower.press(`Read ${first}`);
      const reader = page.getByRole('dialog');
      const next = reader.getByRole('button', { name: /^Next/ });
      await reader.getByRole('region', { name: /^Page 1 of/ }).waitFor();
      await checkLayout(`reading ${first}`);
      while (await next.isVisible()) {
        await next.click();
        await reader.getByRole('region', { name: /^Page 1 of/ }).waitFor();
      }
      await reader.getByRole('button', { name: 'Close', exact: true }).click();
    },
    async signAll() {
      await page.getByRole('button', { name: /^Go to place/ }).click();
      const reader = page.getByRole('dialog');
      const act = reader.getByRole('button', { name: /^(Sign|Initial) here$/ });
      await reader.locator('.document-field[data-current]').waitFor();
      await checkLayout('signing at a place');
      while (await reader.isVisible()) {
        await reader.locator('.document-field[data-current]').waitFor();
        await act.click();
      }
      await page.getByRole('button', { name: 'Look at the places again' }).waitFor();
    },
    // biome-ignore lint/performance/useDomNodeTextContent: tests check the visible text with its line breaks
    text: async () => (await page.getByRole('main').innerText()).replace(/\s+/g, ' '),
    close: () => context.close(),
  };
  return borrower;
}

/** Expects no violation of WCAG 2.2 AA or of good practice. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Colors that still fade from one theme to the other have no contrast to check.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // What passes isn't described: it is most of a page.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // dmn-js leaves the head above its row numbers empty.
    .exclude('.dmn-canvas th.index-column')
    // Else each check opens a page of its own to sum up. It only skips frames of other sites, which none of ours has.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

/** Returns how many pixels of a page lie beyond its right edge. */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Expects that a page reflows: all of its text fits the narrowest widths. */
async function expectReflow(page: Page, what: string): Promise<void> {
  for (const width of REFLOW_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // A drawing takes its new width a frame later.
    await expect.poll(() => overflowPx(page), { message: `${what} is wider than ${width} px` }).toBe(0);
    expect(await page.evaluate(cutOffTexts), `${what} at ${width} px cuts off`).toEqual([]);
  }
}

/** Returns the texts that lie beyond the edges of the page or of an element that hides the rest. Runs in the page. */
function cutOffTexts(): string[] {
  const styleOf = (element: Element) => getComputedStyle(element);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(styleOf(element).overflowX) || scrolls(element.parentElement));
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
  const isBeyond = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(({ left, right }) => right > window.innerWidth + 1 || left < -1);
  };
  const isCut = (element: Element) =>
    (!scrolls(element) && ownTexts(element).some(isBeyond)) ||
    (/hidden|clip/.test(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth + 1);
  return (
    [...document.querySelectorAll('body *:not(script, style)')]
      .filter((element) => ownTexts(element).length > 0)
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // Words for screen readers alone are in a box of one pixel.
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter(isCut)
      .map(({ textContent }) => textContent.slice(0, 60))
  );
}
