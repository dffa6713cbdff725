// Proves CH-18.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StandInChat } from '../../apps/sandbox/src/chat/conversation.ts';
import { DESKTOP_VIEWPORT, openVisit, PHONE_VIEWPORT, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const PICTURES = join(import.meta.dirname, '../../test-results/chat-providers');
/** A Tuesday at noon in Los Angeles, when the sample lender's agents answer. */
const OPEN = '2026-12-01T20:00:00.000Z';

let visit: Visit;
let page: Page;
let agentPage: Page;
beforeAll(async () => {
  visit = await openVisit('chat-providers');
  page = visit.borrower.page;
  agentPage = await page.context().newPage();
  await visit.installation.moveClock(OPEN);
  mkdirSync(PICTURES, { recursive: true });
}, TIMEOUT_MS);
afterAll(() => visit?.end());

const sandbox = (path: string, method = 'GET', body?: object) =>
  fetch(visit.installation.sandboxUrl + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** Returns the newest conversation as its provider has it. */
async function chatAt(provider: StandInChat['port']): Promise<StandInChat | undefined> {
  const chats = (await (await sandbox('/control/chats')).json()) as StandInChat[];
  return chats.findLast(({ port }) => port === provider);
}

/** Returns what was said after the message that opens a chat at a provider. */
const textsAt = async (provider: StandInChat['port']) =>
  (await chatAt(provider))?.messages.slice(1).map(({ text }) => text) ?? [];
const textsAtTwilio = () => textsAt('twilio');

/** Does something as the agent, by hand on Twilio's page. */
async function asAgent(act: (form: Page) => Promise<unknown>): Promise<void> {
  await agentPage.goto(`${visit.installation.sandboxUrl}/chat`);
  await act(agentPage);
}

async function look(name: string): Promise<void> {
  for (const viewport of [PHONE_VIEWPORT, DESKTOP_VIEWPORT]) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: join(PICTURES, `${name}-${viewport.width}.png`) });
    const { violations } = await new AxeBuilder({ page }).include('.chat-panel').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
}

async function write(text: string, tab = page): Promise<void> {
  const field = tab.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

it(
  'a visitor chats in two tabs with an agent in Twilio, who is away for a while and then ends the chat',
  async () => {
    const log = page.getByRole('log', { name: 'Messages' });
    await page.goto(`${visit.home}/register?mode=twilio`);
    await page.getByRole('button', { name: 'Open chat' }).press('Enter');
    await page.getByLabel('Your name').fill('Avery Visitor');
    await page.getByLabel('Email address').last().fill('avery@visitor.example');
    await page.getByRole('button', { name: 'Start chat' }).click();
    await write('Is anybody there?');
    await log.getByText('We’ll send this when an agent joins.').waitFor();
    expect(await textsAtTwilio()).toEqual([]);
    await look('waiting');
    const tab = await page.context().newPage();
    await tab.goto(`${visit.home}/privacy`);
    await tab.getByRole('button', { name: /^Open chat/ }).click();
    await tab.getByRole('log', { name: 'Messages' }).getByText('Is anybody there?').waitFor();
    await write('I have a question.', tab);
    await log.getByText('I have a question.').waitFor();
    await tab.close();
    const held = 'Is anybody there?\nI have a question.';

    await asAgent(async (form) => {
      await form.getByLabel('Agent’s name').fill('Ann Agent');
      await form.getByRole('button', { name: 'Join' }).click();
    });
    await log.getByText('Ann joined the chat.').waitFor();
    await expect.poll(textsAtTwilio).toEqual([held]);

    await asAgent(async (form) => {
      await form.getByLabel('Message').fill('Hi Avery, how can I help?');
      await form.getByRole('button', { name: 'Send', exact: true }).click();
    });
    await log.getByText('Hi Avery, how can I help?').waitFor();
    await asAgent(async (form) => {
      await form.getByLabel('File').setInputFiles({
        ...{ name: 'fees.txt', mimeType: 'text/plain', buffer: Buffer.from('No hidden fees') },
      });
      await form.getByRole('button', { name: 'Send the file' }).click();
    });
    await log.getByRole('button', { name: /^Download fees.txt/ }).waitFor();
    await look('conversation');

    await sandbox('/control/faults', 'PUT', { port: 'twilio', fault: 'DOWN', calls: 1000 });
    await write('What are your fees?');
    await log.getByText(/^We can’t reach our agents right now/).waitFor();
    await look('delayed');
    await sandbox('/control/healthy', 'PUT', {});
    await log.getByText(/^We can’t reach our agents right now/).waitFor({ state: 'detached' });
    const expected = [held, 'Hi Avery, how can I help?', '', 'What are your fees?'];
    await expect.poll(textsAtTwilio).toEqual(expected);

    await asAgent(async (form) => {
      await form.screenshot({ path: join(PICTURES, 'agent.png') });
      await form.getByRole('button', { name: 'End', exact: true }).click();
    });
    await page.getByText('Thanks for chatting with us!').waitFor();
    const survey = page.getByRole('link', { name: 'Take the survey' });
    expect(await survey.getAttribute('href')).toContain((await chatAt('twilio'))?.channel);
    await look('ended');
  },
  TIMEOUT_MS,
);

it(
  'a visitor’s first messages, held until an agent joins at NICE, reach the agent there',
  async () => {
    const log = page.getByRole('log', { name: 'Messages' });
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${visit.home}/register?mode=nice`);
    await page.getByRole('button', { name: /^Open chat/ }).press('Enter');
    await page.getByLabel('Your name').fill('Nora Visitor');
    await page.getByLabel('Email address').last().fill('nora@visitor.example');
    await page.getByRole('button', { name: 'Start chat' }).click();
    await write('Is anybody there?');
    await log.getByText('We’ll send this when an agent joins.').waitFor();
    await write('I have a question.');
    expect(await textsAt('nice')).toEqual([]);
    const chat = await chatAt('nice');
    await sandbox(`/chat/nice/${chat?.name}`, 'PUT', { act: 'join', name: 'Ann Agent' });
    await log.getByText('Ann joined the chat.').waitFor();
    await expect.poll(() => textsAt('nice')).toEqual(['Is anybody there?\nI have a question.']);
  },
  TIMEOUT_MS,
);
