// Proves CO-38.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPersonEmail } from '../../apps/server/src/modules/accounts/staff.ts';
import { completeApplication } from './traveller.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
/** Longer than the pause before the next attempt of a task that failed for a minute. */
const RETRY_MS = 120_000;

let visit: Visit;
beforeAll(async () => {
  visit = await openVisit('operations');
}, TIMEOUT_MS);
afterAll(() => visit?.end());

const control = (path: string, method: string, body: object) =>
  fetch(`${visit.installation.sandboxUrl}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Sends a webhook with a signature that no provider made. */
async function sendForgedWebhook(): Promise<number> {
  const { status } = await fetch(`${visit.installation.url}/service-webhooks/external/api/v1/flood`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-id': randomUUID(),
      'x-webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-webhook-signature': '0'.repeat(64),
    },
    body: JSON.stringify({ port: 'flood', reference: randomUUID() }),
  });
  return status;
}

describe('an operator', () => {
  it(
    'sees a provider fail and come back, a forged webhook and the jobs, and verifies the audit chain by keyboard',
    async () => {
      const { installation, borrower: operator } = visit;
      const { page } = operator;
      const { uuid } = await completeApplication(
        ...([installation, personOf('t01'), installation.url, () => 0, 'OFFER_SELECTION'] as const),
      );
      await control('faults', 'PUT', { port: 'credit', fault: 'DOWN', calls: 1000 });
      await completeApplication(
        ...([installation, personOf('t02'), installation.url, () => 0, 'WAITING_FOR_SOFT_CREDIT'] as const),
      );
      expect(await sendForgedWebhook()).toBe(401);

      await page.goto(`${installation.url}/console/operations`);
      await operator.at('Sign in to the console');
      await operator.type('Email address', firstPersonEmail('homeline', 'OPERATIONS'));
      await operator.type('Password', installation.staff.password);
      await operator.press('Sign in');
      await operator.at('Operations');
      const tab = async (name: string, until: string) => {
        const link = page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name });
        await link.focus();
        await page.keyboard.press('Enter');
        await page.getByText(until).first().waitFor();
        await page.emulateMedia({ colorScheme: 'dark' });
        await operator.at('Operations');
        await page.emulateMedia({ colorScheme: 'light' });
        await operator.at('Operations');
      };
      const row = (name: string) => page.getByRole('row', { name });

      await tab('Jobs', 'Pull soft credit');
      await row('Consistency check').getByText('Done').waitFor();

      await tab('Providers', 'Failing');
      await row('Credit bureau')
        .getByText(/^Unreachable/)
        .waitFor();
      await row('Credit bureau').getByText('1 task').waitFor();
      expect(await row('Property records').textContent()).not.toContain('Failing');
      await row('Credit bureau').getByRole('button', { name: 'Start again' }).press('Enter');
      // The task may be at its next attempt already: then none starts again.
      await page.getByText(/^\d tasks? starts? again\.$/).waitFor();
      await control('healthy', 'PUT', {});
      await page.getByText('Failing').waitFor({ state: 'detached', timeout: RETRY_MS });

      await tab('Webhooks', 'Bad signature');
      await page.getByLabel('Only rejected').press('Space');
      await page.waitForURL(/rejected=true/);
      await row('Bad signature').getByText('Flood determination').waitFor();
      await page.getByLabel('Provider').selectOption({ label: 'Notary' });
      await page.getByText('No webhook matches.').waitFor();

      await tab('Audit chain', 'The chains were never verified here.');
      await page.getByRole('button', { name: 'Verify now' }).press('Enter');
      await page.getByText('Nothing was changed.').waitFor();
      expect(await operator.text()).toMatch(/Applications 2 Mismatches 0 Daily anchors \d+ Events \d+/);
      await page.getByRole('button', { name: 'Verify now' }).press('Enter');
      await page.getByRole('heading', { name: 'Earlier verifications' }).waitFor();

      await page.goto(`${installation.url}/console/applications/${uuid}/timeline`);
      await page.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
      await page.getByText('Nothing was changed.').waitFor();
    },
    TIMEOUT_MS,
  );
});
