import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { Desk } from '@homeline/domain/staff/desks.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { type Borrower, expectAccessible, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { type ReviewCase, STEPS_OF_DESKS } from './review-cases.ts';

export const WAIT_MS = 60_000;
const DEFAULT_START = '2026-03-10T17:00:00.000Z';
const TABLET_VIEWPORT = { width: 820, height: 1180 };

/** A step to visit, and who of the lender’s people: by default, the desk that ends it. */
type Visited = ReviewCase & { readonly desk?: Desk };

/** Somebody of the lender at the page of an application. */
export type AtFile = { readonly staff: Borrower; readonly hands: Hands };

export type SideBySide = Awaited<ReturnType<typeof startSideBySide>>;

/** Starts a lender of four eyes and a browser, in which borrowers and the lender’s people are signed in side by side. */
export async function startSideBySide(people: readonly Persona[]) {
  const folder = sampleLendersAnd({ homeline: { fourEyes: true } });
  const app = await workingApp(people, { environment: { ORGANISATIONS_DIR: folder } });
  const decider = await createDecider(app);
  const browser = await startBrowser();
  const home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;

  /** Drives the person to the review, as far as the automatic checks leave it to somebody. */
  async function arriveAt({ step, person, after, arrange }: ReviewCase): Promise<Journey> {
    const applied = person.dates?.['applied'];
    await app.providers.moveClock(applied ? `${applied}T18:00:00.000Z` : DEFAULT_START);
    const journey = await register(app, person);
    await drive(journey, decider, after ?? step);
    await arrange?.(journey, decider);
    const waits = async () => {
      const facts = await journey.facts();
      const current = currentStep(facts);
      return current.id === step && taskOf(current, facts) === undefined;
    };
    await vi.waitUntil(waits, { interval: 20, timeout: WAIT_MS });
    return journey;
  }

  async function openBorrowersPage({ person, uuid }: Journey): Promise<Borrower> {
    const borrower = await openBorrower(browser, `every-review-${uuid}`);
    const { page } = borrower;
    // The clock may have moved past the end of the first session.
    const answer = await app.call('logIn', { body: { email: person.email, password: PASSWORD } });
    const { jwt } = answer.body as { jwt: string };
    await page.goto(`${home}/account/heloc/auth/login`);
    await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${home}/account/heloc/${uuid}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    await page.evaluate(() => {
      document.body.dataset['opened'] = 'once';
    });
    return borrower;
  }

  /** Signs somebody of the desk in, who finds the person in the work list and opens the application. */
  async function openFile({ step, person, how, desk }: Visited, name: string): Promise<AtFile> {
    const roles = desk ? [desk] : STEPS_OF_DESKS.flatMap((row) => (row.step === step ? row.desk : []));
    const email = `${name}.${step}@lender.example.com`.toLowerCase();
    await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, name, roles });
    const staff = await openBorrower(browser, `every-review-${step}`);
    const { page } = staff;
    const hands = how === 'KEYBOARD' ? keyboard(page) : pointer(page);
    await page.goto(`${home}/console/`);
    await staff.at('Sign in to the console');
    await hands.type('Email address', email);
    await hands.type('Password', PASSWORD);
    await hands.press('Sign in');
    await staff.at('Work list');
    await hands.follow('All open');
    if (how === 'TABLET') await page.setViewportSize(TABLET_VIEWPORT);
    await hands.follow(person.name);
    await staff.at(person.name);
    if (how === 'TABLET') await page.setViewportSize(TABLET_VIEWPORT);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${step}, ${colorScheme}`);
    }
    return { staff, hands };
  }

  return {
    arriveAt,
    openBorrowersPage,
    openFile,
    async end() {
      await browser.close();
      await app.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns whether the page is still the document that was opened first. */
export function wasOpenedOnce(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.dataset['opened'] === 'once');
}
