// Proves CB-01, CH-02, ER-11.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  acceptChat,
  endAgentChat,
  getChat,
  getChatDesk,
  sendAgentChatMessage,
  setChatPresence,
} from '@homeline/contract/chat/desk.ts';
import { chatWithAutobot } from '@homeline/contract/chatbot/chat-with-autobot.ts';
import { startChatbot } from '@homeline/contract/chatbot/start-chatbot.ts';
import { changeFlag, getFlag } from '@homeline/contract/flags/manage-flags.ts';
import type { FlagKey } from '@homeline/domain/flags/flags.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lookAt } from './chat-looks.ts';
import { staffCalls } from './staff-calls.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const PICTURES = join(import.meta.dirname, '../../test-results/chatbot');
/** A Tuesday in Los Angeles: the sample lender's agents answer from six in the morning. */
const CLOSED = '2026-12-01T13:57:00.000Z';
const OPEN = '2026-12-01T14:01:00.000Z';
const LATER = '2026-12-01T14:08:00.000Z';
const AFTERNOON = '2026-12-01T23:00:00.000Z';
/** The same day at a quarter past five, when the agents have left. */
const EVENING = '2026-12-02T01:15:00.000Z';

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await openVisit('chatbot');
  page = visit.borrower.page;
  await visit.installation.moveClock(CLOSED);
  await untilChatbotIsReady();
}, 2 * TIMEOUT_MS);
afterAll(() => visit?.end());

/** Waits until the chatbot of a new installation has read everything that it answers from. */
async function untilChatbotIsReady(): Promise<void> {
  const { send } = await staffCalls(visit.installation, 'SUPPORT_AGENT');
  const body = { friendlyName: 'Avery', emailAddress: 'avery@visitor.example' };
  const { conversationId, nonce } = await send(startChatbot, { body });
  const isAnswering = () =>
    send(chatWithAutobot, { body: { conversationId, nonce, message: 'What are your hours?' } }).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(isAnswering, { timeout: TIMEOUT_MS, interval: 1000 });
}

async function fillIn(): Promise<void> {
  await page.getByLabel('Your name').fill('Avery Visitor');
  await page.getByLabel('Email address').last().fill('avery@visitor.example');
  await page.getByRole('button', { name: 'Start chat' }).click();
}

async function ask(text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

const log = () => page.getByRole('log', { name: 'Messages' });

const look = (name: string) => lookAt(page, PICTURES, name);

describe('a visitor out of hours', () => {
  it(
    'asks the chatbot, which names its source, takes feedback with a reason, and stays over a reload',
    async () => {
      await page.goto(`${visit.home}/register`);
      await page.getByRole('button', { name: 'Open chat' }).waitFor();
      await look('closed');
      await page.getByRole('button', { name: 'Open chat' }).click();
      await page.getByRole('dialog', { name: 'Ask our chatbot' }).waitFor();
      await page.getByText(/^Our agents aren’t here right now/).waitFor();
      await look('form');
      await fillIn();
      await page.getByRole('list', { name: 'Suggested questions' }).waitFor();
      await look('greeting');
      await ask('What fees do you charge?');
      await log().getByText('4.99%').waitFor();
      await log().getByText('Source: What it costs to open a line').waitFor();
      await look('answer');
      await page.getByRole('button', { name: 'Talk to a person' }).click();
      const leaving = page.getByRole('dialog', { name: 'Leave a message' });
      await leaving.getByLabel('Your message').fill('Please write to me about your fees.');
      await look('leave-message');
      await leaving.getByRole('button', { name: 'Send message' }).click();
      await log()
        .getByText(/^We have your message\./)
        .waitFor();
      await look('message-left');
      await log().getByRole('button', { name: 'Bad Response' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tell us more' });
      await dialog.getByRole('button', { name: 'Send feedback' }).click();
      await dialog.getByText('Please select a reason').first().waitFor();
      await dialog.getByLabel('Other').check();
      await dialog.getByLabel(/^What went wrong/).fill('x'.repeat(141));
      await dialog.getByRole('button', { name: 'Send feedback' }).click();
      await dialog.getByText('Please restrict your response to 140 characters.').first().waitFor();
      await look('feedback');
      await dialog.getByLabel(/^What went wrong/).fill('x'.repeat(140));
      await dialog.getByText('Please restrict your response to 140 characters.').first().waitFor({
        state: 'detached',
      });
      await dialog.getByLabel('Answer too vague').check();
      await dialog.getByRole('button', { name: 'Send feedback' }).click();
      await log().getByText('Thanks. We’ll use this to improve our answers.').waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^Open chat/ }).click();
      await log().getByText('4.99%').waitFor();
      expect(await page.getByRole('button', { name: 'Attach files' }).isDisabled()).toBe(true);
    },
    TIMEOUT_MS,
  );

  it(
    'is handed to a person once agents answer, who reads everything said so far',
    async () => {
      await visit.installation.moveClock(OPEN);
      await ask('I want to talk to a human');
      await page.getByRole('button', { name: 'Talk to a person' }).click();
      await page.getByText(/^Waiting for next available agent/).waitFor();
      await log().getByText('4.99%').waitFor();
      await ask('Are the fees negotiable?');
      await log().getByText('Are the fees negotiable?').waitFor();
      await look('handed-over');
      const { send } = await staffCalls(visit.installation, 'SUPPORT_AGENT');
      const { waiting: queue } = await send(getChatDesk, {});
      expect(queue.map(({ preview }) => preview)).toContain('Please write to me about your fees.');
      const waiting = queue.find(({ preview }) => preview === 'Are the fees negotiable?');
      const { chatbot } = await send(getChat, { params: { conversation: waiting?.uuid ?? '' } });
      expect(chatbot.map(({ question }) => question)).toContain('What fees do you charge?');
      expect(waiting?.preview).toBe('Are the fees negotiable?');
    },
    TIMEOUT_MS,
  );

  it(
    'moves on to the chatbot with the question that no agent answered',
    async () => {
      await visit.installation.moveClock(LATER);
      await page.getByRole('button', { name: 'Ask our chatbot' }).click();
      await log().getByText('Are the fees negotiable?').waitFor();
      await page.getByRole('dialog', { name: 'Ask our chatbot' }).waitFor();
      await log().locator('li[data-from=CHATBOT]').first().waitFor();
    },
    TIMEOUT_MS,
  );

  it(
    'hears from the chatbot that the agents have left, with what they had asked',
    async () => {
      await visit.installation.moveClock(AFTERNOON);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByRole('button', { name: 'Open chat' }).click();
      await fillIn();
      await ask('What fees do you charge?');
      await page.getByText(/^Waiting for next available agent/).waitFor();
      await visit.installation.moveClock(EVENING);
      await page.reload();
      await page.getByRole('button', { name: /^Open chat/ }).click();
      await log()
        .getByText(/^Our agents have left for the day\. Our chatbot answers now/)
        .waitFor();
      await log().getByText('4.99%').waitFor();
      await look('taken-over');
    },
    TIMEOUT_MS,
  );
});

describe('a visitor whom the chatbot handed over', () => {
  it(
    'talks with the agent, decides twice whether to end, and parts',
    async () => {
      await visit.installation.moveClock('2026-12-02T20:00:00.000Z');
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${visit.home}/register?mode=chatbot`);
      await page.getByRole('button', { name: 'Open chat' }).click();
      await fillIn();
      await ask('I want to talk to a human');
      // Outside production the mode would choose the chatbot again.
      const toPerson = page.getByRole('button', { name: 'Talk to a person' });
      await toPerson.click();
      await toPerson.waitFor({ state: 'hidden' });
      await ask('What is the fee on 50,000?');
      await log().getByText('What is the fee on 50,000?').waitFor();
      const { send } = await staffCalls(visit.installation, 'SUPPORT_AGENT');
      await send(setChatPresence, { body: { presence: 'AVAILABLE', capacity: 10 } });
      const { waiting } = await send(getChatDesk, {});
      const mine = waiting.find(({ preview }) => preview === 'What is the fee on 50,000?');
      const params = { conversation: mine?.uuid ?? '' };
      await send(acceptChat, { params });
      const body = { key: randomUUID(), text: 'It depends on your state.', files: [] };
      await send(sendAgentChatMessage, { params, body });
      await log().getByText('It depends on your state.').waitFor();
      await look('canvas');
      await page.getByRole('button', { name: 'End chat' }).click();
      await page.getByRole('dialog', { name: 'End this chat?' }).waitFor();
      await look('end-asked');
      await page.getByRole('button', { name: 'Keep chatting' }).click();
      await ask('Thanks');
      await log().getByText('Thanks', { exact: true }).waitFor();
      await send(endAgentChat, { params });
      await page.getByRole('heading', { name: 'Thanks for chatting with us!' }).waitFor();
      await look('ended');
    },
    TIMEOUT_MS,
  );
});

describe('the flags of the chat', () => {
  const turn = async (key: FlagKey, variant: 'on' | 'off') => {
    const { send } = await staffCalls(visit.installation, 'ADMINISTRATOR');
    const { version } = await send(getFlag, { params: { key } });
    await send(changeFlag, {
      params: { key },
      body: { version, setting: { serves: 'VARIANT', variant }, reason: 'A journey' },
    });
  };

  it(
    'ask a signed-in borrower for their name without borrower authentication, and hide the chat altogether',
    async () => {
      await page.evaluate(() => localStorage.clear());
      await turn('fe-csp-feature-flag-borrower-authentication', 'off');
      await visit.goToStep('IN_PROGRESS', personOf('t01'));
      await page.getByRole('button', { name: 'Open chat' }).click();
      await page.getByLabel('Your name').waitFor();
      await turn('fe-webchat', 'off');
      await page.getByRole('button', { name: 'Minimize chat' }).waitFor({ state: 'detached' });
      expect(await page.locator('.chat-launcher').count()).toBe(0);
    },
    TIMEOUT_MS,
  );
});
