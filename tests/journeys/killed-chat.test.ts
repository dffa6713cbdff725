// Proves CA-22.

import { randomUUID } from 'node:crypto';
import { sendChatMessage } from '@homeline/contract/chat/conversation.ts';
import {
  acceptChat,
  getChatDesk,
  listAgentChatMessages,
  sendAgentChatMessage,
  setChatPresence,
} from '@homeline/contract/chat/desk.ts';
import { initWebChat } from '@homeline/contract/chat/web-chat.ts';
import { type Client, createClient, RequestError } from '@homeline/contract/client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPersonEmail } from '../../apps/server/src/modules/accounts/staff.ts';
import { type ChatPage, openChatPage } from '../../apps/server/src/testing/open-chat.ts';
import { type Installation, startInstallation } from './installation.ts';
import { staffCalls } from './staff-calls.ts';
import { DESKTOP_VIEWPORT, openVisit, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
/** A Tuesday at noon in Los Angeles, when the sample lender's agents answer. */
const OPEN = '2026-12-01T20:00:00.000Z';
const KILLS = process.env['TEST_LONG'] ? 6 : 2;

describe('a borrower and an agent side by side, whose server is killed while both write', () => {
  let visit: Visit;
  let agent: Page;
  beforeAll(async () => {
    visit = await openVisit('killed-chat');
    await visit.installation.moveClock(OPEN);
    agent = await openAgentPage(visit);
  }, TIMEOUT_MS);
  afterAll(() => visit?.end());

  it(
    'both read every message once, in the same order, as the server has them',
    async () => {
      const { page } = visit.borrower;
      await page.goto(`${visit.home}/register`);
      await page.getByRole('button', { name: 'Open chat' }).click();
      await page.getByLabel('Your name').fill('Avery Visitor');
      await page.getByLabel('Email address').last().fill('avery@visitor.example');
      await page.getByRole('button', { name: 'Start chat' }).click();
      await write(page, 'Is anybody there?');
      await agent.getByRole('list', { name: 'Queue' }).getByRole('link').click();
      await agent.getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('log').getByText('Is anybody there?').waitFor();
      await agent.getByRole('textbox', { name: 'Message' }).waitFor();
      const expected = ['Is anybody there?'];
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const texts = [`Borrower ${kill}`, `Agent ${kill}`];
        const writing = [write(page, texts[0] ?? ''), write(agent, texts[1] ?? '')];
        await visit.installation.kill();
        await Promise.all(writing);
        await page.getByText('Connection lost. Attempting to reconnect.').waitFor();
        await visit.installation.startServer();
        for (const side of [page, agent]) await sendUntilEmpty(side);
        await page.getByText('Connection lost. Attempting to reconnect.').waitFor({ state: 'detached' });
        for (const text of texts) await page.getByRole('log').getByText(text, { exact: true }).waitFor();
        expected.push(...texts);
      }
      const said = await shown(page);
      expect(said.toSorted()).toEqual(expected.toSorted());
      await expect.poll(() => shown(agent)).toEqual(said);
      await page.reload();
      await page.getByRole('button', { name: /^Open chat/ }).click();
      await expect.poll(() => shown(page)).toEqual(said);
    },
    TIMEOUT_MS,
  );
});

/** Signs a support agent in to the console, available for chats. */
async function openAgentPage({ borrower, installation }: Visit): Promise<Page> {
  const context = await borrower.page.context().browser()?.newContext({ viewport: DESKTOP_VIEWPORT });
  const page = await context?.newPage();
  if (!page) throw new Error('The browser has closed');
  await page.goto(`${installation.url}/console/`);
  await page.getByLabel('Email address').fill(firstPersonEmail('homeline', 'SUPPORT_AGENT'));
  await page.getByLabel('Password', { exact: true }).fill(installation.staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Available' }).click();
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

/** Sends what is still in the message field, as often as it takes. */
async function sendUntilEmpty(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect
    .poll(
      async () => {
        if ((await field.inputValue()) !== '' && (await field.isEditable())) await field.press('Enter');
        return field.inputValue();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe('');
}

/** Returns what people said, as a page shows it. */
async function shown(page: Page): Promise<string[]> {
  const texts = await page
    .locator('.chat-messages li:is([data-from=APPLICANT], [data-from=AGENT], [data-from=OWN]) .message-text')
    .allTextContents();
  return texts.filter((text) => !text.startsWith('Welcome to'));
}

describe.runIf(process.env['TEST_LONG'])('a borrower on one server and an agent on another', () => {
  /** Fewer than a person may send in a minute. */
  const MESSAGES = 35;
  it(
    'read every message once and in order, though the borrower’s server is killed',
    async () => {
      const first = await startInstallation('postgres');
      const second = await startInstallation('pglite', first.sharedSettings());
      try {
        // The second server follows the first one's sandbox, and with it its clock.
        await first.moveClock(OPEN);
        const staff = await staffCalls(second, 'SUPPORT_AGENT');
        await staff.send(setChatPresence, { body: { presence: 'AVAILABLE', capacity: 10 } });
        const started = await clientOf(first)(initWebChat, {
          body: { friendlyName: 'Avery', emailAddress: 'avery@visitor.example' },
          idempotencyKey: randomUUID(),
        });
        const { omniProxyChannelId: channelId, token } = started;
        await expect.poll(async () => (await staff.send(getChatDesk, {})).waiting.length).toBe(1);
        await staff.send(acceptChat, { params: { conversation: channelId } });

        const borrower = reader(channelId, token);
        const agent = reader(channelId, staff.jwt());
        await borrower.connect(first);
        await agent.connect(second);
        let server = first;
        const asBorrower = () => clientOf(server, token);
        const writing = Promise.all([
          writeAll('Borrower', (body) =>
            asBorrower()(sendChatMessage, { params: { channel: channelId }, body }),
          ),
          writeAll('Agent', (body) =>
            staff.send(sendAgentChatMessage, { params: { conversation: channelId }, body }),
          ),
        ]);
        await borrower.page().heard('messages', ({ messages }) => (messages.at(-1)?.number ?? 0) > 20);
        await first.kill();
        server = second;
        await borrower.connect(second);
        await writing;

        const said = async () => {
          const texts: string[] = [];
          for (let before: number | undefined; ; ) {
            const { messages, hasMore } = await staff.send(listAgentChatMessages, {
              params: { conversation: channelId },
              query: before === undefined ? {} : { before },
            });
            texts.unshift(...messages.map(({ text }) => text));
            if (!hasMore) return texts;
            before = messages[0]?.number;
          }
        };
        const all = await said();
        for (const who of ['Borrower', 'Agent'])
          expect(all.filter((text) => text.startsWith(who))).toEqual(
            Array.from({ length: MESSAGES }, (_, index) => `${who} ${index + 1}`),
          );
        await expect.poll(() => borrower.texts()).toEqual(all);
        await expect.poll(() => agent.texts()).toEqual(all);
        borrower.page().close();
        agent.page().close();
      } finally {
        await second.stop();
        await first.stop();
      }
    },
    TIMEOUT_MS,
  );

  /** Sends messages one after another, each with its own key until it has arrived. */
  async function writeAll(
    who: string,
    send: (body: { key: string; text: string; files: string[] }) => Promise<unknown>,
  ): Promise<void> {
    for (let count = 1; count <= MESSAGES; count += 1) {
      const body = { key: randomUUID(), text: `${who} ${count}`, files: [] };
      await expect.poll(() => send(body).then(() => true, isUnsent), { timeout: 60_000 }).toBe(true);
    }
  }

  /** Only a lost server may delay a message. */
  function isUnsent(error: unknown): boolean {
    if (error instanceof RequestError && error.status !== 0) throw error;
    return false;
  }
});

function clientOf({ url }: Installation, token?: string): Client {
  return createClient({
    ...{ baseUrl: url, origin: () => url, orgCode: () => '', token: { read: () => token, save: () => {} } },
  });
}

/** A page that follows a chat over several connections, with the number of its last message. */
function reader(channelId: string, token: string) {
  const pages: ChatPage[] = [];
  const numbers = () =>
    pages.flatMap(({ events }) =>
      events.flatMap((event) => (event.event === 'messages' ? event.messages : [])),
    );
  return {
    async connect({ url }: Installation): Promise<void> {
      const after = Math.max(0, ...numbers().map(({ number }) => number));
      const page = await openChatPage(url.replace('http:', 'ws:'));
      pages.push(page);
      page.say({ route: 'join', channelId, token, after });
      await page.heard('joined');
    },
    page(): ChatPage {
      const page = pages.at(-1);
      if (!page) throw new Error('Not connected');
      return page;
    },
    texts: () => numbers().map(({ text }) => text),
  };
}
