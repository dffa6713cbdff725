import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from './browser.ts';

/** The most JavaScript the first page may load, gzipped, in kB. */
export const LARGEST_REGISTRATION_KB = 140;

/**
 * Returns how much JavaScript the first page of the registration loads before it can be used, gzipped, in kB.
 * @param url the address of an installation
 */
export async function registrationScriptKb(url: string): Promise<number> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const kb = scriptsOf(page, gzipSync);
    await page.goto(`${url}/account/heloc/register`);
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    return await kb();
  } finally {
    await browser.close();
  }
}

/**
 * Returns how much JavaScript a page of the console loads in a browser that has none of it yet, by brotli, in kB.
 * @param jwt whose page it is
 * @param shown what the page shows once it can be used
 */
export async function consoleScriptKb(
  browser: Browser,
  { address, jwt, shown }: { readonly address: string; readonly jwt: string; readonly shown: string },
): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript((token) => localStorage.setItem('staff-jwt', token), jwt);
  const page = await context.newPage();
  const kb = scriptsOf(page, brotliCompressSync);
  await page.goto(address);
  await page.getByText(shown).first().waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  const loaded = await kb();
  await context.close();
  return loaded;
}

/** Listens to the scripts of a page. @returns what those so far weigh compressed, in kB */
function scriptsOf(page: Page, compress: (body: Buffer) => Buffer): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => compress(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
