import type { AddressInfo } from 'node:net';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  createStaffMember,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';

/** A Tuesday in Los Angeles: the sample lender's agents answer from six in the morning. */
const OPEN_MS = Date.parse('2026-12-01T14:05:00Z');

export type ConsoleVisit = Awaited<ReturnType<typeof startConsoleVisit>>;

/** Starts a lender whose chat is open, and a browser for its people, who are signed in already. */
export async function startConsoleVisit(people: readonly Persona[]) {
  const app = await workingApp(people);
  app.clock.moveTo(OPEN_MS - Date.now());
  const decider = await createDecider(app);
  const browser = await startBrowser();
  const home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  return {
    ...{ app, home },
    /** Drives a person to a step, or registers them. */
    async arriveAt(person: Persona, step?: StepName): Promise<Journey> {
      // The person before may have moved the clock past the agents’ hours.
      await app.providers.moveClock(new Date(OPEN_MS).toISOString());
      const journey = await register(app, person);
      if (step) await drive(journey, decider, step);
      return journey;
    },
    /**
     * Opens a page of the console for a new person of the lender.
     * @param path below /console
     */
    async open(path: string, roles: readonly StaffRole[]): Promise<Borrower> {
      const staff = await openBorrower(browser, 'console');
      const jwt = await createStaffMember(app, roles);
      await staff.page.addInitScript((token) => localStorage.setItem('staff-jwt', token), jwt);
      await staff.page.goto(`${home}/console/${path}`);
      return staff;
    },
    async end() {
      await browser.close();
      await app.stop();
    },
  };
}
