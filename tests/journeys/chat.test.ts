// Proves CA-22, CH-01, CH-05, CH-06, CH-08, CH-11, CH-12, CH-13, CH-14, ER-07, ER-09.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  acceptChat,
  endAgentChat,
  getChatDesk,
  listAgentChatMessages,
  sendAgentChatMessage,
  setChatPresence,
  uploadAgentChatFile,
} from '@homeline/contract/chat/desk.ts';
import { OMNI_PING_MS } from '@homeline/contract/chat/omni-messages.ts';
import type { Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatPage, openChatPage } from '../../apps/server/src/testing/open-chat.ts';
import { lookAt } from './chat-looks.ts';
import { staffCalls } from './staff-calls.ts';
import { DESKTOP_VIEWPORT, openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const PICTURES = join(import.meta.dirname, '../../test-results/chat');
/** A Tuesday at noon in Los Angeles, when the sample lender's agents answer. */
const OPEN = '2026-12-01T20:00:00.000Z';

let visit: Visit;
let page: Page;
let agent: Awaited<ReturnType<typeof signInAgent>>;
beforeAll(async () => {
  visit = await openVisit('chat');
  page = visit.borrower.page;
  await visit.installation.moveClock(OPEN);
  agent = await signInAgent();
}, TIMEOUT_MS);
afterAll(async () => {
  agent?.leave();
  await visit?.end();
});

/** An agent at their desk, by calls. */
async function signInAgent() {
  const { url } = visit.installation;
  const { send, jwt } = await staffCalls(visit.installation, 'SUPPORT_AGENT');
  await send(setChatPresence, { body: { presence: 'AVAILABLE', capacity: 10 } });
  const socket: ChatPage = await openChatPage(url.replace('http:', 'ws:'));
  const alive = setInterval(() => socket.say({ route: 'ping' }), OMNI_PING_MS);
  return {
    page: socket,
    leave() {
      clearInterval(alive);
      socket.close();
    },
    /** Accepts the chat that waits longest. @returns its id */
    async accept(): Promise<string> {
      const waiting = async () => (await send(getChatDesk, {})).waiting;
      await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
      const conversation = (await waiting())[0]?.uuid ?? '';
      await send(acceptChat, { params: { conversation } });
      socket.say({ route: 'join', channelId: conversation, token: jwt(), after: 0 });
      return conversation;
    },
    say: (conversation: string, text: string, files: string[] = []) =>
      send(sendAgentChatMessage, { params: { conversation }, body: { key: randomUUID(), text, files } }),
    async file(conversation: string, name: string, content: string): Promise<string> {
      const body = new Blob([content], { type: 'text/plain' });
      return (await send(uploadAgentChatFile, { params: { conversation }, query: { name }, body })).uuid;
    },
    async texts(conversation: string): Promise<string[]> {
      const { messages } = await send(listAgentChatMessages, { params: { conversation }, query: {} });
      return messages.filter(({ from }) => from !== 'SYSTEM').map(({ text }) => text);
    },
    async read(conversation: string): Promise<void> {
      const { status } = await send(listAgentChatMessages, { params: { conversation }, query: {} });
      socket.say({ route: 'read', channelId: conversation, number: status.newest });
    },
    end: (conversation: string) => send(endAgentChat, { params: { conversation } }),
  };
}

const chatOf = (tab: Page) => ({
  launcher: tab.locator('.chat-launcher'),
  panel: tab.getByRole('dialog', { name: /Chat with us|Ask our chatbot/ }),
  log: tab.getByRole('log', { name: 'Messages' }),
  field: tab.getByRole('textbox', { name: 'Message' }),
});

async function startChat(tab: Page, name = 'Avery Visitor', email = 'avery@visitor.example'): Promise<void> {
  await tab.getByRole('button', { name: 'Open chat' }).press('Enter');
  await tab.getByLabel('Your name').fill(name);
  await tab.getByLabel('Email address').last().fill(email);
  await tab.getByRole('button', { name: 'Start chat' }).click();
  await chatOf(tab).field.waitFor();
}

/** Returns the texts of the conversation as they are shown, without the welcome. */
async function shown(tab: Page): Promise<string[]> {
  const texts = await chatOf(tab).log.locator('li:not([data-from=SYSTEM]) .message-text').allTextContents();
  return texts.filter((text) => !text.startsWith('Welcome to'));
}

async function write(tab: Page, text: string): Promise<void> {
  const { field } = chatOf(tab);
  await field.fill(text);
  await field.press('Enter');
}

const look = (name: string) => lookAt(page, PICTURES, name);

describe('a visitor and an agent', () => {
  let conversation: string;

  it(
    'meet: the form, the wait, the first message once, and words both ways',
    async () => {
      const { launcher, panel, log, field } = chatOf(page);
      await page.goto(`${visit.home}/register`);
      await launcher.waitFor();
      expect(await launcher.getAttribute('aria-label')).toBe('Open chat');
      await look('closed');
      await page.getByRole('button', { name: 'Open chat' }).press('Enter');
      await page.getByLabel('Your name').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('chat.friendlyName');
      await look('form');
      await page.keyboard.press('Escape');
      expect(await panel.isVisible()).toBe(false);
      await startChat(page);
      await write(page, 'Is anybody there?');
      await log.getByText('Is anybody there?').waitFor();
      await page.getByText(/^Waiting for next available agent/).waitFor();
      await look('waiting');
      conversation = await agent.accept();
      await expect.poll(() => agent.texts(conversation)).toEqual(['Is anybody there?']);
      await agent.say(conversation, 'Hi, Avery. See https://www.homeline.example/fees <b>now</b>');
      await log.getByRole('link', { name: 'https://www.homeline.example/fees' }).waitFor();
      agent.page.say({ route: 'typing', channelId: conversation });
      await page.getByText('Agent is typing...').waitFor();
      await agent.say(conversation, 'What can I do for you?');
      await log.getByText('What can I do for you?').waitFor();
      expect(await page.getByText('Agent is typing...').count()).toBe(0);
      await write(page, 'What is the fee?');
      await log.getByText('What is the fee?').waitFor();
      await agent.read(conversation);
      await log.getByText('Read', { exact: true }).waitFor();
      expect(await field.inputValue()).toBe('');
      await look('conversation');
    },
    TIMEOUT_MS,
  );

  it(
    'send files to each other',
    async () => {
      const { log } = chatOf(page);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Attach files' }).click();
      await (await chooser).setFiles([
        { name: 'paystub.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 sample') },
        { name: '<img src=x>.txt', mimeType: 'text/plain', buffer: Buffer.from('a note') },
        { name: 'setup.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
      ]);
      await page.getByText('setup.exe can’t be sent.').waitFor();
      await write(page, 'My paystub');
      await log.getByRole('button', { name: 'Download paystub.pdf, 15 bytes' }).waitFor();
      const uuid = await agent.file(conversation, 'fees.txt', 'No fee.');
      await agent.say(conversation, 'All fees', [uuid]);
      const download = page.waitForEvent('download');
      await log.getByRole('button', { name: 'Download fees.txt, 7 bytes' }).click();
      expect((await download).suggestedFilename()).toBe('fees.txt');
    },
    TIMEOUT_MS,
  );

  it(
    'have one conversation after a lost network, a reload and in a second tab, with nothing missing or doubled',
    async () => {
      const { log, field } = chatOf(page);
      await page.context().setOffline(true);
      await page.getByText('Connection lost. Attempting to reconnect.').waitFor();
      await agent.say(conversation, 'Said while you were away');
      await write(page, 'Typed while offline');
      await page.getByText('Something went wrong. Please try resending the message.').waitFor();
      expect(await field.inputValue()).toBe('Typed while offline');
      await look('alerts');
      const fromBottom = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
      await expect.poll(fromBottom).toBeLessThan(48);
      await page.context().setOffline(false);
      await log.getByText('Said while you were away').waitFor();
      await page.getByText('Connection lost. Attempting to reconnect.').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Resend' }).click();
      await log.getByText('Typed while offline').waitFor();
      await expect.poll(() => field.inputValue()).toBe('');

      const said = await agent.texts(conversation);
      await expect.poll(() => shown(page)).toEqual(said);
      await page.reload();
      await page.getByRole('button', { name: /^Open chat/ }).click();
      await expect.poll(() => shown(page)).toEqual(said);
      const tab = await page.context().newPage();
      await tab.goto(`${visit.home}/privacy`);
      await tab.getByRole('button', { name: /^Open chat/ }).click();
      await expect.poll(() => shown(tab)).toEqual(said);
      await write(tab, 'From the other tab');
      await log.getByText('From the other tab').waitFor();
      await agent.say(conversation, 'I read you in both');
      for (const one of [page, tab])
        await expect.poll(() => shown(one)).toEqual(await agent.texts(conversation));
      await tab.close();
    },
    TIMEOUT_MS,
  );

  it(
    'read further up without being moved, and find what came since at the bottom',
    async () => {
      const { log } = chatOf(page);
      for (let count = 1; count <= 25; count += 1) await agent.say(conversation, `Line ${count} of the list`);
      await log.getByText('Line 25 of the list').waitFor();
      await page.reload();
      // The messages are there before the chat opens.
      await page
        .locator('.chat-panel[hidden]')
        .getByText('Line 25 of the list')
        .waitFor({ state: 'attached' });
      await page.getByRole('button', { name: /^Open chat/ }).click();
      await log.getByText('Line 25 of the list').waitFor();
      await expect
        .poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
        .toBeLessThan(48);
      const oldest = log.getByText(/Line \d+ of the list/).first();
      const before = await oldest.textContent();
      await log.evaluate((box) => box.scrollTo(0, 20));
      await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(20);
      const scrollTop = () => log.evaluate((box) => box.scrollTop);
      await expect.poll(scrollTop).toBeGreaterThan(100);
      const place = await log
        .getByText(before ?? '', { exact: true })
        .evaluate((line) => line.getBoundingClientRect().top);
      expect(place).toBeGreaterThan(0);
      const scrolled = await scrollTop();
      await agent.say(conversation, 'Meanwhile, below');
      await log.getByText('Meanwhile, below').waitFor({ state: 'attached' });
      expect(await log.evaluate((box) => box.scrollTop)).toBe(scrolled);
      await write(page, 'Back at the bottom');
      await log.getByText('Back at the bottom').waitFor();
      await expect
        .poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
        .toBeLessThan(48);
    },
    TIMEOUT_MS,
  );

  it(
    'part: the hours, the survey, and another chat from the form',
    async () => {
      await agent.end(conversation);
      await page.getByRole('heading', { name: 'Thanks for chatting with us!' }).waitFor();
      const survey = page.getByRole('link', { name: 'Take the survey' });
      expect(await survey.getAttribute('href')).toBe(`https://survey.homeline.example/chat/${conversation}`);
      await look('ended');
      await page.getByRole('button', { name: 'Start new chat' }).click();
      await page.getByLabel('Your name').waitFor();
    },
    TIMEOUT_MS,
  );
});

describe('another website of the lender', () => {
  it(
    'shows the chat by one script tag; a website that the lender doesn’t name can’t',
    async () => {
      const { url } = visit.installation;
      // The website is on the internet and the server on this machine, which Chromium asks people about.
      const context = await page
        .context()
        .browser()
        ?.newContext({ viewport: DESKTOP_VIEWPORT, permissions: ['local-network-access'] });
      const website = await context?.newPage();
      if (!context || !website) throw new Error('The browser has closed');
      await context.route(/https:\/\/(www\.homeline|evil)\.example\//, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><h1>Another website</h1><script src="${url}/account/heloc/embed.js" async></script>`,
        }),
      );
      await website.goto('https://www.homeline.example/');
      const chat = website.frameLocator('iframe[title=Chat]');
      await chat.getByRole('button', { name: 'Open chat' }).click();
      await chat.getByLabel('Your name').fill('Avery Elsewhere');
      await chat.getByLabel('Email address').fill('avery@elsewhere.example');
      await website.screenshot({ path: join(PICTURES, 'embedded-1280.png') });
      await chat.getByRole('button', { name: 'Start chat' }).click();
      await chat.getByRole('textbox', { name: 'Message' }).fill('From the website');
      await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
      const conversation = await agent.accept();
      await agent.say(conversation, 'Hello over there');
      await chat.getByRole('log').getByText('Hello over there').waitFor();
      await chat.getByRole('button', { name: 'Minimize chat' }).click();
      await expect.poll(async () => (await website.locator('iframe').boundingBox())?.width).toBe(88);

      const refused = website.waitForEvent('console', (message) =>
        message.text().includes('frame-ancestors'),
      );
      await website.goto('https://evil.example/');
      await refused;
      await context.close();
    },
    TIMEOUT_MS,
  );
});

describe('a signed-in borrower', () => {
  it(
    'has one websocket for their chat and their application, and leaves nothing behind when they sign out',
    async () => {
      await page.evaluate(() => localStorage.clear());
      const received = new Map<WebSocket, string>();
      page.on('websocket', (socket) => {
        received.set(socket, '');
        socket.on('framereceived', ({ payload }) =>
          received.set(socket, `${received.get(socket)}${payload}`),
        );
        socket.on('close', () => received.delete(socket));
      });
      await visit.goToStep('IN_PROGRESS', personOf('t01'));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await startChat(page, 'Avery Borrower', 'avery@borrower.example');
      await write(page, 'About my own application');
      const conversation = await agent.accept();
      await expect.poll(() => agent.texts(conversation)).toEqual(['About my own application']);
      expect([...received.values()]).toEqual([expect.stringMatching(/"SUBSCRIBED".*"joined"/)]);
      const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(await kept()).toContain('avery@borrower.example');
      await page.getByRole('button', { name: 'Minimize chat' }).click();
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
      expect(await kept()).not.toContain('avery@borrower.example');
      await page.getByRole('button', { name: 'Open chat', exact: true }).click();
      await page.getByLabel('Your name').waitFor();
      expect(await page.getByText('About my own application').count()).toBe(0);
    },
    TIMEOUT_MS,
  );
});
