// Proves CO-11, CO-40.

import { STAFF_ROLES, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, overflowPx } from './borrower.ts';
import { startChat } from './borrowers-chat.ts';
import { type ConsoleVisit, startConsoleVisit } from './console-visit.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
/** Zoomed to 200 %, a screen of 1440 px is 720 px wide. */
const WIDTHS = [1440, 820, 720];
const HEIGHT = 900;
/** The tabs and links of a page, and what its lists open. */
const LEADS_ON = 'main :is(.tabs a, .page-actions a, .page-lead a, [data-row], .chat-link)';
const MOST_LINKS = 10;
const REVIEWED = personOf('t43');
/** Sixty letters, without a place to break. */
const LONG_NAME = `${'Wolfeschlegelstein'.repeat(2)}haus Berger${'dorff'.repeat(3)}`.slice(0, 60);
const LONG_NAMED = { ...personOf('t02'), name: LONG_NAME };
const FILE_TABS = [
  ...['review', 'overview', 'evidence', 'documents', 'timeline', 'decisions', 'terms', 'facts'],
];
const EVERYTHING: readonly StaffRole[] = [
  ...(['OPERATIONS', 'UNDERWRITER', 'FUNDING_OFFICER', 'COMPLIANCE_OFFICER', 'SUPPORT_AGENT'] as const),
  ...(['MANAGER', 'CREDIT_OFFICER', 'ADMINISTRATOR'] as const),
];

type Visited = {
  readonly page: string;
  readonly path: string | (() => string);
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
  ...['hours', 'holidays', 'conditions', 'chatTags', 'brand', 'messages', 'providers', 'fourEyes'].map(
    (tab) => ({
      ...{ page: `settings: ${tab}`, path: `settings/${tab}`, shows: 'Settings' },
    }),
  ),
  { page: 'a chat at the desk', path: () => `chats/${known.chat}`, shows: 'When do I sign?' },
  { page: 'the search for a caller', path: 'chats/caller', shows: 'Find a caller' },
  { page: 'reminders', path: 'reminders', shows: 'Call the county' },
  ...['', 'providers', 'webhooks', 'jobs', 'records', 'audit'].map((tab) => ({
    ...{ page: `operations: ${tab || 'repairs'}`, path: `operations/${tab}`, shows: 'Operations' },
  })),
  ...FILE_TABS.map((tab) => ({
    ...{
      page: `a loan file: ${tab}`,
      path: () => `applications/${known.reviewed}/${tab}`,
      shows: REVIEWED.name,
    },
  })),
  { page: 'the file of a long name', path: () => `applications/${known.longNamed}`, shows: LONG_NAME },
];

let visit: ConsoleVisit;
let staff: Awaited<ReturnType<ConsoleVisit['open']>>;
let known: { readonly reviewed: string; readonly longNamed: string; readonly chat: string };
beforeAll(async () => {
  visit = await startConsoleVisit([REVIEWED, LONG_NAMED]);
  const reviewed = await visit.arriveAt(REVIEWED, 'UW_REVIEW');
  const longNamed = await visit.arriveAt(LONG_NAMED, 'OFFER_SELECTION');
  const chat = await startChat(visit.app, longNamed, visit.home);
  await chat.write('When do I sign?');
  known = { reviewed: reviewed.uuid, longNamed: longNamed.uuid, chat: chat.channel };
  staff = await visit.open('work', EVERYTHING);
  await remindOneself(staff.page, reviewed.uuid);
}, TIMEOUT_MS);
afterAll(() => visit?.end());

it.each(PAGES)(
  '$page: nobody is shut out in either theme, and nothing scrolls sideways, zoomed to 200 % neither',
  async ({ path, shows, arrange }) => {
    const { page } = staff;
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.goto(`${visit.home}/console/${typeof path === 'string' ? path : path()}`);
    await page.getByText(shows).first().waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    await arrange?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      // At its end, nothing of a page lies behind the decisions that stay in view.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await overflowPx(page), `wider than ${width} px`).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${colorScheme}, ${width} px`);
      }
    }
  },
  TIMEOUT_MS,
);

it.each(STAFF_ROLES)(
  '%s alone opens every page that their navigation and its pages lead to, and none is refused or fails',
  async (role) => {
    const { page, close } = await visit.open('', [role]);
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    const seen = new Set<string>();
    const follow = async (links: string) => {
      const paths = await page
        .locator(links)
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      return paths.filter((path) => !seen.has(path) && seen.add(path));
    };
    const open = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(failed, path).toEqual([]);
    };
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const section of await follow('#navigation a')) {
      await open(section);
      for (const path of (await follow(LEADS_ON)).slice(0, MOST_LINKS)) await open(path);
    }
    expect(seen.size).toBeGreaterThan(0);
    await close();
  },
  TIMEOUT_MS,
);

/** Leaves a note for the signed-in person, which a reminder shows them. */
async function remindOneself(page: Page, uuid: string): Promise<void> {
  const jwt = (await page.evaluate(() => localStorage.getItem('staff-jwt'))) ?? '';
  const { sub: of } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
  const { status } = await visit.app.call('addNote', {
    ...{ jwt, params: { uuid }, headers: { 'idempotency-key': uuid } },
    body: { text: 'Call the county', reminder: { of, dueOn: '2026-11-20' } },
  });
  expect(status).toBe(204);
}
