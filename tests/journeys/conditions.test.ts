// Proves UP-01.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PART_BYTES } from '@homeline/contract/documents/upload-in-parts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../apps/server/src/testing/files.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const REVIEWS = join(import.meta.dirname, '../../scripts/reviews.ts');
const run = promisify(execFile);

let visit: Visit;
beforeAll(async () => {
  visit = await openVisit('conditions');
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Runs a staff command against the installation. */
async function reviews(...args: readonly string[]): Promise<string> {
  const { url, staff } = visit.installation;
  const { stdout } = await run(process.execPath, [REVIEWS, ...args, '--url', url], {
    env: { ...process.env, STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password },
  });
  return stdout;
}

/** A PDF of three parts. */
const STATEMENT = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf('%'.repeat(2 * PART_BYTES)),
};
const DEED = {
  name: 'deed.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(''),
};

describe('a borrower with two open conditions', () => {
  it(
    'answers each on its own, goes on with an interrupted upload, and answers a returned one again',
    async () => {
      const { borrower } = visit;
      const { page } = borrower;
      const uuid = await visit.goToStep('OFFER_SELECTION', personOf('t01'));
      await reviews('condition', uuid, 'BANK_STATEMENT', '--reason', 'Please send your March statement.');
      await reviews('condition', uuid, 'PROPERTY_DESCRIPTION_SOURCE', '--comments', 'The plat is illegible');
      await page.goto(`${visit.home}/${uuid}/conditions`);
      await borrower.at('We need 2 more things from you');
      expect(await borrower.text()).not.toContain('The plat is illegible');

      await page
        .getByRole('link', { name: /Upload documents/ })
        .first()
        .click();
      await page.getByText('Please send your March statement.').waitFor();
      let arrived = 0;
      let isCutOff = true;
      await page.route('**/parts?*', (route) => {
        arrived += 1;
        return isCutOff && arrived > 1 ? route.abort('connectionfailed') : route.continue();
      });
      await page.getByLabel('Bank statement').setInputFiles(STATEMENT);
      await expect.poll(() => arrived, { timeout: 60_000 }).toBeGreaterThan(1);
      await page.reload();
      isCutOff = false;
      await page.getByText(/of statement.pdf arrived before you left/).waitFor();

      const starts: string[] = [];
      page.on('request', (request) => {
        const start = new URL(request.url()).searchParams.get('start');
        if (start) starts.push(start);
      });
      await page.getByLabel('Bank statement').setInputFiles(STATEMENT);
      await page.getByText('Received').first().waitFor();
      await borrower.press('Send documents');
      await borrower.at('We need one more thing from you');
      await page.getByText('We’re reviewing what you sent.').waitFor();
      expect(starts.at(0)).toBe(String(PART_BYTES));

      const [statement = ''] = (await reviews('conditions', uuid)).split('  ');
      await reviews('return', uuid, statement, '--reason', 'Page 2 is missing.');
      await page.reload();
      await borrower.at('We need 2 more things from you');
      await page.getByText(/Page 2 is missing/).waitFor();

      await page
        .getByRole('link', { name: /Upload documents/ })
        .last()
        .click();
      await page.getByLabel('Deed or plat').setInputFiles(DEED);
      await page.getByText('Received').first().waitFor();
      await borrower.press('Send documents');
      await borrower.at('We need one more thing from you');
      await reviews('waive', uuid, statement, '--comments', 'The bank confirmed the balance');
      await page.reload();
      await page.getByText('We’re reviewing your documents').first().waitFor();
    },
    TIMEOUT_MS,
  );
});

describe('a borrower whose lender needs a document later', () => {
  it(
    'goes on, sends it meanwhile from a link beside the step, and comes back to the step',
    async () => {
      const { borrower } = visit;
      const { page } = borrower;
      const uuid = await visit.goToStep('OFFER_SELECTION', personOf('t02'));
      const due = ['--before', 'SIGNING', '--due', '2026-12-31'];
      await reviews('condition', uuid, 'PROPERTY_DESCRIPTION_SOURCE', ...due);
      await page.goto(`${visit.home}/${uuid}`);
      await page.getByRole('link', { name: 'Send a document we’ll need later' }).click();
      await borrower.at('We need one more thing from you');
      await page.getByText('We need it before you sign.').waitFor();
      await page.getByText('Please send it by 12/31/2026.').waitFor();
      await page.getByRole('link', { name: /Upload documents/ }).click();
      await page.getByLabel('Deed or plat').setInputFiles(DEED);
      await page.getByText('Received').first().waitFor();
      await borrower.press('Send documents');
      await page.getByText('We’re reviewing what you sent.').waitFor();
      await page.waitForURL(/product\/select/);
      expect(await page.getByRole('link', { name: /we’ll need later/ }).count()).toBe(0);
      expect(await reviews('conditions', uuid)).toContain('RESPONDED');
    },
    TIMEOUT_MS,
  );
});
