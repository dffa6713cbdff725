import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { buildWebWhenStale } from '../scripts/build-web.ts';
import { commandLine } from '../scripts/command-line.ts';
import { startBrowser } from '../tests/journeys/browser.ts';
import { startInstallation } from '../tests/journeys/installation.ts';
import { completeApplication } from '../tests/journeys/traveller.ts';
import { personOf } from '../tests/journeys/visit.ts';
import temporaryFolder from '../tests/temporary-folder.ts';

const USAGE = `npm run bench:pages
  Measures the first page, the registration and the offers of the production build with Lighthouse, as on a phone. Prints the scores, of 100, and what costs
  points. Fails unless accessibility and best practices are 100. Performance depends on the machine and what else it does.`;

/** Lighthouse's categories, in the order of the columns. */
const CATEGORIES = ['accessibility', 'best-practices', 'performance'];
const MUST_BE_FULL = ['accessibility', 'best-practices'];

commandLine(USAGE, {});
buildWebWhenStale();
const removeTemporaryFiles = temporaryFolder();
const port = await freePort();
const installation = await startInstallation('pglite');
const browser = await startBrowser([`--remote-debugging-port=${port}`]);
try {
  const home = `${installation.url}/account/heloc`;
  const { jwt, uuid } = await completeApplication(
    installation,
    personOf('t01'),
    installation.url,
    () => 0,
    'OFFER_SELECTION',
  );
  console.log(`| page | ${CATEGORIES.join(' | ')} |`);
  await measure('/', home);
  await measure('/register', `${home}/register`);
  await signIn(home, jwt);
  await measure('product/select', `${home}/${uuid}/product/select`);
} finally {
  await browser.close();
  await installation.stop();
  removeTemporaryFiles();
}

async function measure(name: string, url: string): Promise<void> {
  const result = await lighthouse(url, {
    ...{ port, onlyCategories: CATEGORIES, logLevel: 'error' },
    // The last page is for a signed-in person.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse measured nothing at ${name}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  console.log(`| ${[name, ...CATEGORIES.map(scoreOf)].join(' | ')} |`);
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 1)
        console.log(`  ${category}: ${audit.title} (${id}) ${audit.displayValue ?? ''}`);
    }
  }
  if (MUST_BE_FULL.some((category) => scoreOf(category) < 100)) process.exitCode = 1;
}

/** Signs in where Lighthouse opens its tabs: in the browser's default context, which only the debugging port reaches. */
async function signIn(home: string, jwt: string): Promise<void> {
  const overPort = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await overPort.contexts()[0]?.newPage();
  await page?.goto(home);
  await page?.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page?.close();
}
