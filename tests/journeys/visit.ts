import { readFileSync } from 'node:fs';
import { Persona } from '@homeline/domain/testing/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Installation, startInstallation } from './installation.ts';
import { travel } from './traveller.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/** A borrower's tab on an installation of its own. */
export type Visit = {
  readonly borrower: Borrower;
  readonly installation: Installation;
  /** What every page's address begins with. */
  readonly home: string;
  /** Somebody comes to a step by the calls, and then looks at its page. @returns their application's uuid */
  comeTo(step: StepName, person: Persona): Promise<string>;
  end(): Promise<void>;
};

/** Starts an installation and opens a tab on it. `name`: of the folder for its pictures. */
export async function openVisit(name: string): Promise<Visit> {
  const browser = await startBrowser();
  const installation = await startInstallation('pglite');
  const borrower = await openBorrower(browser, name);
  const { page } = borrower;
  const home = `${installation.url}/account/heloc`;
  return {
    ...{ borrower, installation, home },
    async comeTo(step, person) {
      const { uuid, jwt } = await travel(installation, person, installation.url, () => 0, step);
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

/** A named person of the sandbox: 't01'. */
export function personOf(id: string): Persona {
  return Persona.parse(
    JSON.parse(readFileSync(new URL(`../../personas/${id}.json`, import.meta.url), 'utf8')),
  );
}
