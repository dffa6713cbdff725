// Proves CH-17, CO-60, CO-62, CO-63, CO-64, CO-65, CO-66.

import type { AddressInfo } from 'node:net';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import { openChatPage } from '../../apps/server/src/testing/open-chat.ts';
import { register } from '../../apps/server/src/testing/persona-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startChat } from './borrowers-chat.ts';
import { startBrowser } from './browser.ts';
import { sharpPicture } from './pictures.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
/** A Tuesday in Los Angeles: the sample lender's agents answer from six in the morning. */
const CLOSED_MS = Date.parse('2026-12-01T13:55:00Z');
const OPEN_MS = Date.parse('2026-12-01T14:05:00Z');
const AVERY = personOf('t01');

let app: AppWithProviders;
let browser: Browser;
let home: string;
beforeAll(async () => {
  app = await workingApp([AVERY]);
  moveTo(CLOSED_MS);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
}, TIMEOUT_MS);
const moveTo = (ms: number) => app.clock.moveTo(ms - Date.now());
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Signs a new member of staff in to the console, at their first section. */
async function openAgent(name: string, roles: readonly StaffRole[], first: string): Promise<Borrower> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@lender.example.com`;
  await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, name, roles });
  const agent = await openBorrower(browser, `chat-desk-${name}`);
  await agent.page.goto(`${home}/console/`);
  await agent.at('Sign in to the console');
  await agent.type('Email address', email);
  await agent.type('Password', PASSWORD);
  await agent.press('Sign in');
  await agent.at(first);
  return agent;
}

it(
  'a borrower’s chat is accepted, answered, used for a condition, handed over, ended and found again',
  async () => {
    const ann = await openAgent('Ann Agent', ['SUPPORT_AGENT'], 'Chats');
    const bea = await openAgent('Bea Agent', ['SUPPORT_AGENT', 'MANAGER'], 'Work list');
    const { page } = ann;
    await page.getByText('The chat is closed now').waitFor();
    moveTo(OPEN_MS);
    await ann.press('Available');
    await page.getByText('Nobody is waiting.').waitFor();
    await bea.page.getByRole('link', { name: 'Chats' }).click();
    await bea.at('Chats');
    await bea.press('Available');

    const borrower = await register(app, AVERY);
    const chat = await startChat(app, borrower, home);
    for (let count = 1; count <= 22; count += 1) await chat.write(`Line ${count}`);
    await chat.write('Which documents do you need?');
    const queue = page.getByRole('list', { name: 'Queue' });
    await queue.getByText('Which documents do you need?').waitFor();
    await queue.getByRole('link').press('Enter');
    await page.getByText('Accept this chat first.').first().waitFor();
    expect(await page.getByRole('button', { name: 'End chat' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Accept' }).press('Enter');
    const person = page.getByRole('complementary', { name: 'About this person' });
    for (const known of ['Signed in', chat.emailAddress, 'Nothing is open.'])
      await person.getByText(known).waitFor();
    const conversation = page.getByRole('region', { name: /^Conversation with/ });
    await conversation.focus();
    // A message that arrives at the same moment shows the newest again.
    await expect
      .poll(async () => {
        await page.keyboard.press('Home');
        return page.getByText('Line 1', { exact: true }).count();
      })
      .toBe(1);
    await ann.at('Chats');
    await page.emulateMedia({ colorScheme: 'dark' });
    await ann.at('Chats');
    await page.emulateMedia({ colorScheme: 'light' });

    await chat.write('رقمي (614) 555-0123، شكرا');
    const arabic = conversation.getByText('رقمي');
    await arabic.waitFor();
    const direction = (element: Element) => getComputedStyle(element).direction;
    expect(await arabic.evaluate(direction)).toBe('rtl');
    expect(await arabic.getByText('(614) 555-0123', { exact: true }).evaluate(direction)).toBe('ltr');

    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('My number is 123-45-6789');
    await message.press('Enter');
    await page.getByText('This looks like a social security number').waitFor();
    await message.fill('A pay stub, please.');
    await message.press('Enter');
    await page.getByText('A pay stub, please.').first().waitFor();
    expect(await chat.texts()).toContain('A pay stub, please.');
    expect((await chat.texts()).join()).not.toContain('123-45-6789');

    const { channel: channelId } = chat;
    const widget = await openChatPage(home.replace('http:', 'ws:'));
    widget.say({ route: 'join', channelId, token: chat.token, after: 0 });
    const { status } = await widget.heard('joined');
    widget.say({ route: 'read', channelId, number: status.newest });
    await conversation.getByText('Read', { exact: true }).waitFor();
    widget.say({ route: 'typing', channelId });
    await conversation.getByText(/is typing…$/).waitFor();
    // Longer than the second within which a page says it once.
    await message.pressSequentially('One moment', { delay: 150 });
    await widget.heard('typing');
    await message.fill('');
    widget.close();

    await page.context().setOffline(true);
    await page.getByText('Connection lost').waitFor();
    await chat.write('Are you still there?');
    await page.context().setOffline(false);
    await conversation.getByText('Are you still there?').waitFor();
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    expect(await conversation.getByText('Are you still there?').count()).toBe(1);

    await person.getByText('Raise a condition').first().click();
    await person.getByLabel('Proof of income', { exact: true }).check();
    await person.getByRole('button', { name: 'Raise a condition' }).click();
    await person.getByRole('list', { name: 'What they still have to send' }).getByRole('listitem').waitFor();
    const picture = await chat.upload('stub.png', sharpPicture());
    await chat.write('Here it is', [picture]);
    await page.getByRole('button', { name: /^stub\.png/ }).click();
    await page.getByRole('img', { name: 'Preview of stub.png' }).waitFor();
    await page.getByRole('button', { name: 'Put to a condition' }).click();
    await page.getByText('The document is with the condition now.').waitFor();
    await person.getByText('Nothing is open.').waitFor();
    await person.getByLabel('Internal note', { exact: true }).fill('Sent the pay stub in the chat.');
    await person.getByRole('button', { name: 'Add note' }).click();
    await person.getByRole('list', { name: 'Notes' }).getByText('Sent the pay stub').waitFor();

    await page.getByRole('button', { name: 'Transfer' }).click();
    await page.getByLabel(/^Bea Agent/).check();
    await page.getByLabel('Note for them (optional)').fill('Wants to close in March.');
    await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
    await page.getByText('Another agent has accepted this chat.').first().waitFor();

    await bea.page.getByRole('list', { name: 'My chats' }).getByRole('link').click();
    await bea.page.getByText('Wants to close in March.').first().waitFor();
    await bea.page.getByText('Here it is').first().waitFor();
    await chat.write('Is that all?');
    await bea.page.getByText('Is that all?').first().waitFor();
    await bea.page.getByRole('button', { name: 'Return to queue' }).click();
    await bea.page.getByRole('button', { name: 'Accept' }).click();
    await bea.page.getByRole('button', { name: 'End chat' }).click();
    await bea.page.getByRole('dialog').getByRole('button', { name: 'End chat' }).click();
    await bea.page.getByText('An agent ended this chat.').waitFor();

    await bea.page.getByRole('link', { name: 'Canned replies' }).click();
    await bea.at('Canned replies');
    await bea.page.getByText('Add a reply').click();
    await bea.type('Title', 'Greeting');
    await bea.type('Text', 'Hi {firstName}, this is {agentName}.');
    await bea.press('Save');
    await bea.page.getByRole('heading', { name: 'Greeting' }).waitFor();

    await page.getByRole('link', { name: 'Past chats' }).click();
    await ann.at('Past chats');
    await page.getByLabel('Name, email address or loan number').fill('nobody@example.com');
    await ann.press('Search');
    await page.getByText('No chat matches.').waitFor();
    await page.getByLabel('Name, email address or loan number').fill(chat.emailAddress);
    await ann.press('Search');
    await page.getByRole('table').getByRole('link').click();
    await page.getByRole('link', { name: 'Transcript' }).click();
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await transcript.getByText('[File: stub.png').waitFor();
    expect(await transcript.textContent()).toContain('Line 1\n');
    expect(await transcript.textContent()).not.toContain('Sent the pay stub in the chat.');
    await ann.close();
    await bea.close();
  },
  TIMEOUT_MS,
);
