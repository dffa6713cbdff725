import { gzipSync } from 'node:zlib';
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
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(`${url}/account/heloc/register`);
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return bytes / 1000;
  } finally {
    await browser.close();
  }
}
