// Proves CO-11, CO-40.

import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, overflowPx } from './borrower.ts';
import { type ConsoleVisit, startConsoleVisit } from './console-visit.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
/** Zoomed to 200 %, a screen of 1440 px is 720 px wide. */
const WIDTHS = [1440, 820, 720];
const HEIGHT = 900;
const REVIEWED = personOf('t43');
/** Sixty letters, without a place to break. */
const LONG_NAME = `${'Wolfeschlegelstein'.repeat(2)}haus Berger${'dorff'.repeat(3)}`.slice(0, 60);
const LONG_NAMED = { ...personOf('t02'), name: LONG_NAME };
const EVERYTHING: readonly StaffRole[] = [
  ...(['OPERATIONS', 'UNDERWRITER', 'FUNDING_OFFICER', 'COMPLIANCE_OFFICER', 'SUPPORT_AGENT'] as const),
  ...(['MANAGER', 'CREDIT_OFFICER', 'ADMINISTRATOR'] as const),
];

type Visited = {
  readonly page: string;
  readonly path: string;
  /** What shows that the page is complete. */
  readonly shows: string | RegExp;
  readonly arrange?: (page: Page) => Promise<unknown>;
};

const PAGES: readonly Visited[] = [
  {
    page: 'the work list with a preview',
    path: 'work',
    shows: REVIEWED.name,
    async arrange(page) {
      await page.locator('[data-row]').first().focus();
      await page.keyboard.press('Space');
      await page.getByRole('link', { name: 'Open the file' }).waitFor();
    },
  },
  { page: 'the board', path: 'work/board', shows: REVIEWED.name },
  { page: 'insight with its charts', path: 'insight', shows: 'Time in review' },
  { page: 'rates and policy', path: 'rules', shows: 'Rate sheet' },
  { page: 'the grid of rates', path: 'rules/rates/edit', shows: 'Rate sheet' },
  ...['hours', 'holidays', 'conditions', 'chatTags', 'brand', 'messages'].map((tab) => ({
    ...{ page: `settings: ${tab}`, path: `settings/${tab}`, shows: 'Settings' },
  })),
];

let visit: ConsoleVisit;
let staff: Awaited<ReturnType<ConsoleVisit['open']>>;
beforeAll(async () => {
  visit = await startConsoleVisit([REVIEWED, LONG_NAMED]);
  await visit.arriveAt(REVIEWED, 'UW_REVIEW');
  await visit.arriveAt(LONG_NAMED, 'OFFER_SELECTION');
  staff = await visit.open('work', EVERYTHING);
}, TIMEOUT_MS);
afterAll(() => visit?.end());

it.each(PAGES)(
  '$page: nobody is shut out in either theme, and nothing scrolls sideways, zoomed to 200 % neither',
  async ({ path, shows, arrange }) => {
    const { page } = staff;
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.goto(`${visit.home}/console/${path}`);
    await page.getByText(shows).first().waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    await arrange?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await overflowPx(page), `wider than ${width} px`).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${colorScheme}, ${width} px`);
      }
    }
  },
  TIMEOUT_MS,
);
