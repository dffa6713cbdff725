import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { Browser, Page } from 'playwright-core';
import { type Lender, loadOrganisations } from '../apps/server/src/modules/organisations/organisations.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { startBrowser } from '../tests/journeys/browser.ts';
import { type Installation, startInstallation } from '../tests/journeys/installation.ts';
import { completeApplication } from '../tests/journeys/traveller.ts';
import temporaryFolder from '../tests/temporary-folder.ts';
import { buildWebWhenStale } from './build-web.ts';
import { commandLine } from './command-line.ts';
import { contactSheet, type PicturedPage, picturedPages } from './organisation/pages.ts';
import { ROOT } from './processes.ts';
import { errorText } from './staff-session.ts';

const USAGE = `npm run organisation:pictures -- [<lender>] [--into <folder>]
  Makes pictures of the main pages of a lender, or of every lender, for a phone and a desktop, light and dark. Starts a server and a
  sandbox of its own for that. Writes them into ./pictures, or another folder, with an index.html that shows all of them side by side.`;

const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** The pictures never touch the operator's own installation. */
const OWN_DATABASE = { DATABASE_URL: '', PUBLIC_URL: '' };

const HEIGHT_PX = 900;
const TIMEOUT_MS = 60_000;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { into: { type: 'string', default: 'pictures' } },
});
const [wanted] = positionals;
const setting = (name: 'ORGANISATIONS_DIR' | 'DEFAULT_ORG') =>
  SETTINGS[name].value.parse(process.env[name] || undefined);

try {
  const { all } = loadOrganisations(setting('ORGANISATIONS_DIR'), setting('DEFAULT_ORG'));
  const lenders = all.filter(({ code }) => wanted === undefined || code === wanted);
  if (lenders.length === 0) throw new Error(`${setting('ORGANISATIONS_DIR')} has no folder ${wanted}`);
  const index = await makePictures(lenders, resolve(values.into));
  console.log(`\n${index}`);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

/** @returns the path of the page that shows all pictures */
async function makePictures(lenders: readonly Lender[], folder: string): Promise<string> {
  buildWebWhenStale();
  const removeTemporaryFiles = temporaryFolder();
  const browser = await startBrowser();
  const installation = await startInstallation('pglite', OWN_DATABASE);
  try {
    const pictures = [];
    for (const lender of lenders) {
      console.log(lender.brand.name);
      const person = Persona.parse(JSON.parse(readFileSync(join(ROOT, 'personas/t01.json'), 'utf8')));
      pictures.push(...(await picturesOf(lender, person, { folder, browser, installation })));
    }
    const index = join(folder, 'index.html');
    writeFileSync(index, contactSheet(pictures));
    return index;
  } finally {
    await browser.close();
    await installation.stop();
    removeTemporaryFiles();
  }
}

type Means = {
  readonly folder: string;
  readonly browser: Browser;
  readonly installation: Installation;
};

async function picturesOf(lender: Lender, person: Persona, { folder, browser, installation }: Means) {
  const pages = picturedPages(lender, person.property.state);
  const hasBorrower = pages.some(({ viewer }) => viewer === 'BORROWER');
  const borrower = hasBorrower
    ? await completeApplication(
        installation,
        person,
        installation.url,
        () => 0,
        'OFFER_SELECTION',
        lender.code,
      )
    : undefined;
  const home = `${installation.url}/account/heloc`;
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  tab.setDefaultTimeout(TIMEOUT_MS);
  await tab.goto(`${home}?orgCode=${lender.code}`);
  mkdirSync(join(folder, lender.code), { recursive: true });
  const pictures = [];
  for (const page of pages) {
    if (page.viewer === 'BORROWER')
      await tab.evaluate((jwt) => localStorage.setItem('jwt', jwt), borrower?.jwt ?? '');
    await tab.goto(home + page.path.replace('{uuid}', borrower?.uuid ?? ''));
    for (const { width, colorScheme } of LOOKS) {
      await tab.emulateMedia({ colorScheme });
      await tab.setViewportSize({ width, height: HEIGHT_PX });
      const look = `${width}-${colorScheme}`;
      const path = await takePicture(tab, join(folder, lender.code), page, look);
      console.log(`  ${relative(process.cwd(), path)}`);
      pictures.push({ lender: lender.brand.name, page: page.name, look, file: relative(folder, path) });
    }
  }
  await context.close();
  return pictures;
}

async function takePicture(tab: Page, folder: string, { name }: PicturedPage, look: string): Promise<string> {
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.locator('.skeleton').first().waitFor({ state: 'detached' });
  await tab.evaluate(() => document.fonts.ready);
  const path = join(folder, `${name}-${look}.png`);
  await tab.screenshot({ path, fullPage: true });
  return path;
}
