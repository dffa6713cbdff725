// Proves CO-01, ST-13.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SOCKET_PATH } from '@homeline/contract/realtime/messages.ts';
import { declineApplication } from '@homeline/contract/reviews/decline-application.ts';
import { raiseCondition } from '@homeline/contract/reviews/raise-condition.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../apps/server/src/testing/open-page.ts';
import { registrationOf } from '../../apps/server/src/testing/persona-calls.ts';
import { people } from '../personas/people.ts';
import { type Installation, startInstallation } from './installation.ts';
import { staffCalls } from './staff-calls.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 600_000;

describe('a borrower’s open page', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit('realtime');
  }, TIMEOUT_MS);
  afterAll(() => visit?.end());

  it(
    'moves by itself at a decision by staff, reading its status at most once for each thing recorded',
    async () => {
      const { borrower, installation } = visit;
      const { page } = borrower;
      const { send } = await staffCalls(installation);
      const isLive = new Promise<void>((resolve) => {
        page.on('websocket', (socket) =>
          socket.on('framereceived', ({ payload }) => {
            if (String(payload).includes('SUBSCRIBED')) resolve();
          }),
        );
      });
      const uuid = await visit.goToStep('OFFER_SELECTION', personOf('t01'));
      await borrower.at('How much would you like?');
      await isLive;
      await page.waitForLoadState('networkidle');
      const reads: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/status')) reads.push(request.url());
      });
      const declining = send(declineApplication, {
        params: { uuid },
        body: { reasonCodes: ['AA17'] },
        idempotencyKey: randomUUID(),
      });
      await declining;
      await page.getByRole('heading', { name: 'We can’t offer you a line right now' }).waitFor();
      // The decision, its notice and the notice's sending are recorded one after another.
      expect(reads.length).toBeLessThanOrEqual(4);
    },
    TIMEOUT_MS,
  );

  it(
    'shows a condition as soon as staff raise it',
    async () => {
      const { borrower, installation } = visit;
      const { send } = await staffCalls(installation);
      const uuid = await visit.goToStep('OFFER_SELECTION', personOf('t02'));
      const raise = (reason: string) =>
        send(raiseCondition, {
          params: { uuid },
          body: { requestDocuments: ['BANK_STATEMENT'], reason },
          idempotencyKey: randomUUID(),
        });
      await raise('Please send March.');
      await borrower.at('We need one more thing from you');
      await raise('Please send April.');
      await borrower.at('We need 2 more things from you');
    },
    TIMEOUT_MS,
  );
});

describe.runIf(process.env['TEST_LONG'])('two servers on one PostgreSQL', () => {
  it(
    'tell a page everything, though the one it was connected to is killed',
    async () => {
      const first = await startInstallation('postgres');
      const second = await startInstallation('pglite', first.sharedSettings());
      const staff = await staffCalls(first);
      const address = ({ url }: Installation) => url.replace('http', 'ws') + SOCKET_PATH;
      const heard = new Set<string>();
      let cursor: string | undefined;
      const listen = async (installation: Installation) => {
        const page = await openPage(address(installation), staff.jwt());
        await page.follow({ name: 'WORK_LISTS' }, cursor);
        void page.closed.then(() => note(page.messages));
        return page;
      };
      const note = (messages: Awaited<ReturnType<typeof openPage>>['messages']) => {
        for (const message of messages) {
          if (message.type === 'EVENT') heard.add(message.event.application);
          if (message.type !== 'REFUSED') cursor = message.cursor ?? cursor;
          expect(message.type).not.toBe('RELOAD');
        }
      };
      const before = await listen(first);
      const registering = people.slice(0, 30).map(async (person, index) => {
        await setTimeout(index * 50);
        const answer = await fetch(`${second.url}/identity/api/v1/registration/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(registrationOf(person)),
        });
        return ((await answer.json()) as { applicationUuid: string }).applicationUuid;
      });
      await before.received('EVENT', 5);
      await first.kill();
      await before.closed;
      note(before.messages);
      const after = await listen(second);
      const registered = await Promise.all(registering);
      await expect
        .poll(
          () => {
            note(after.messages);
            return registered.filter((uuid) => !heard.has(uuid));
          },
          { timeout: 60_000 },
        )
        .toEqual([]);
      after.close();
      await second.stop();
      await first.stop();
    },
    TIMEOUT_MS,
  );
});
