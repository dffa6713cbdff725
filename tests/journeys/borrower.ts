import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What one looks at a page with: a phone and a desk. */
const WIDTHS = [390, 1280] as const;
const HEIGHT = 900;

/** The longest that a page may take to come, the waits of the application included. */
const PATIENCE_MS = 15_000;

const RESULTS = join(import.meta.dirname, '../../test-results');

/** What is asked besides the mortgages. */
export const HOME_COSTS = [
  'Property tax per month',
  'Homeowner’s insurance per month',
  'Association dues per month',
];

/** A person with a browser. They find things by what they are called, as people do. */
export type Borrower = {
  readonly page: Page;
  /** Waits until the page with this heading stands, looks at it at both widths and finds nothing that would shut anyone out. */
  at(heading: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: string | RegExp): Promise<void>;
  press(button: string): Promise<void>;
  /** Presses the button in vain: the summary has the focus and says what is wrong, word for word, and nothing else does. */
  pressInVain(button: string, problems: readonly string[]): Promise<void>;
  /** Reads the documents of the page to the last, the way the page leads. */
  readAll(first: string): Promise<void>;
  /** What the page says, as one text. */
  text(): Promise<string>;
  close(): Promise<void>;
};

/**
 * Opens a browser for a person.
 * @param name of the folder in which what they see is kept
 */
export async function openBorrower(browser: Browser, name: string): Promise<Borrower> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: HEIGHT },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    geolocation: { latitude: 40.1, longitude: -83 },
    permissions: ['geolocation'],
    // A page in motion is another picture each time.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const folder = join(RESULTS, name);
  mkdirSync(folder, { recursive: true });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let seen = 0;

  async function look(name: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    seen += 1;
    const slug = name.toLowerCase().replace(/\W+/g, '-').slice(0, 40);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const path = join(folder, `${String(seen).padStart(2, '0')}-${slug}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
      await expectAccessible(page, `${name} at ${width} px`);
      expect(await overflowPx(page), `${name} is wider than ${width} px`).toBe(0);
    }
  }

  const borrower: Borrower = {
    page,
    async at(heading) {
      const arrived = page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await arrived.catch(async (cause) => {
        await page.screenshot({ path: join(folder, 'stuck.png'), fullPage: true });
        throw new Error(`${heading} does not come. Instead: ${await borrower.text()} ${errors}`, { cause });
      });
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      await look(heading);
      expect(errors, heading).toEqual([]);
    },
    type: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    choose: async (label, option) => {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    tick: (label) => page.getByLabel(label).first().check(),
    press: (button) => page.getByRole('button', { name: button, exact: true }).click(),
    async pressInVain(button, problems) {
      await borrower.press(button);
      const summary = page.locator(':focus');
      await expect
        .poll(() => summary.getByRole('link').allTextContents(), { timeout: PATIENCE_MS })
        .toEqual(problems);
      const title = problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`;
      expect(await summary.textContent()).toContain(title);
      expect(await borrower.text()).not.toContain('This wasn’t saved');
    },
    async readAll(first) {
      await borrower.press(`Read ${first}`);
      const reader = page.getByRole('dialog');
      const next = reader.getByRole('button', { name: /^Next/ });
      await reader.getByRole('region', { name: /^Page 1 of/ }).waitFor();
      await look(`reading ${first}`);
      while (await next.isVisible()) {
        await next.click();
        await reader.getByRole('region', { name: /^Page 1 of/ }).waitFor();
      }
      await reader.getByRole('button', { name: 'Close', exact: true }).click();
    },
    // biome-ignore lint/performance/useDomNodeTextContent: what is read is what shows, with its line breaks
    text: async () => (await page.getByRole('main').innerText()).replace(/\s+/g, ' '),
    close: () => context.close(),
  };
  return borrower;
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
