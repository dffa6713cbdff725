import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_OF_RUN, type Installation, startInstallation } from './installation.ts';
import { LARGEST_REGISTRATION_KB, registrationScriptKb } from './script-size.ts';

/** A phone waits for each file, and for each kB. */
const OFFERS = { largestKb: 180, mostFiles: 10 };

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
});
