import { readFileSync } from 'node:fs';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { DATABASE_OF_RUN, type Installation, startInstallation } from './installation.ts';
import { completeApplication } from './traveller.ts';

export const PHONE_VIEWPORT = { width: 390, height: 844 };
export const DESKTOP_VIEWPORT = { width: 1280, height: 900 };

/** A borrower's browser tab on its own installation. */
export type Visit = {
  readonly borrower: Borrower;
  readonly installation: Installation;
  /** The base URL of every page. */
  readonly home: string;
  /** Brings a persona to a step by API calls and opens its page. @returns the application's uuid */
  goToStep(step: StepName, person: Persona): Promise<string>;
  end(): Promise<void>;
};

/**
 * Starts an installation and opens a tab on it.
 * @param name the folder for screenshots
 */
export async function openVisit(name: string, settings: Record<string, string> = {}): Promise<Visit> {
  const browser = await startBrowser();
  const installation = await startInstallation(DATABASE_OF_RUN, settings);
  const borrower = await openBorrower(browser, name);
  const { page } = borrower;
  const home = `${installation.url}/account/heloc`;
  return {
    ...{ borrower, installation, home },
    async goToStep(step, person) {
      const { uuid, jwt } = await completeApplication(installation, person, installation.url, () => 0, step);
      await page.goto(`${home}/auth/login`);
      await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
      await page.goto(`${home}/${uuid}`);
      return uuid;
    },
    async end() {
      await borrower.close();
      await installation.stop();
      await browser.close();
    },
  };
}

/** Returns a persona by its file name: 't01'. */
export function personOf(id: string): Persona {
  return Persona.parse(
    JSON.parse(readFileSync(new URL(`../../personas/${id}.json`, import.meta.url), 'utf8')),
  );
}
