import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { DATABASE_OF_RUN, type Installation, startInstallation } from './installation.ts';
import { consoleScriptKb, LARGEST_REGISTRATION_KB, registrationScriptKb } from './script-size.ts';
import { staffCalls } from './staff-calls.ts';
import { completeApplication } from './traveller.ts';
import { personOf } from './visit.ts';

/** A phone waits for each file, and for each kB. */
const OFFERS = { largestKb: 180, mostFiles: 10 };

/** What a page of the console may load before it can be used, by brotli. */
const LARGEST_CONSOLE_KB = { workList: 180, loanFile: 260 };

describe('a page that people open first', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation(DATABASE_OF_RUN);
  }, 120_000);
  afterAll(() => installation.stop());

  test(`loads at most ${LARGEST_REGISTRATION_KB} kB of JavaScript, gzipped, for the registration`, async () => {
    expect(await registrationScriptKb(installation.url)).toBeLessThanOrEqual(LARGEST_REGISTRATION_KB);
  }, 120_000);

  /** Returns the scripts that the HTML of a page names. */
  async function scriptsOf(page: string): Promise<string[]> {
    const html = await fetch(`${installation.url}/account/heloc${page}`).then((answer) => answer.text());
    return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  }

  test.each([
    ['', 'start.page'],
    ['/register', 'registration'],
    ['/dashboard', 'dashboard.page'],
    [`/${randomUUID()}/liens`, 'application'],
    [`/${randomUUID()}/product/select`, 'offers'],
  ])('names its own script at %s, so that no phone waits for another to ask for it', async (page, chunk) => {
    expect(await scriptsOf(page)).toContainEqual(expect.stringContaining(`/assets/${chunk}-`));
  });

  test(`shows the offers with at most ${OFFERS.largestKb} kB of JavaScript in ${OFFERS.mostFiles} files`, async () => {
    const scripts = await scriptsOf(`/${randomUUID()}/product/select`);
    expect(scripts.length).toBeLessThanOrEqual(OFFERS.mostFiles);
    const bytes = await Promise.all(
      scripts.map(async (path) => {
        const answer = await fetch(installation.url + path);
        return gzipSync(await answer.bytes()).length;
      }),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(OFFERS.largestKb);
  });

  test('shows staff their work list and a loan file within the JavaScript that each may load', async () => {
    const { url } = installation;
    const person = personOf('t01');
    const { uuid } = await completeApplication(installation, person, url, () => 0, 'OFFER_SELECTION');
    const jwt = (await staffCalls(installation, 'OPERATIONS')).jwt();
    const browser = await startBrowser();
    const kbOf = (path: string) =>
      consoleScriptKb(browser, { address: `${url}/console/${path}`, jwt, shown: person.name });
    try {
      expect(await kbOf('work'), 'work list').toBeLessThanOrEqual(LARGEST_CONSOLE_KB.workList);
      expect(await kbOf(`applications/${uuid}`), 'loan file').toBeLessThanOrEqual(
        LARGEST_CONSOLE_KB.loanFile,
      );
    } finally {
      await browser.close();
    }
  }, 180_000);
});
