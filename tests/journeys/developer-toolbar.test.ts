// Proves ER-12, RO-08.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, REGISTRATION, type TestApp, testApp } from '../../apps/server/src/testing/app.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { toolbarCopy as copy } from '../../apps/web/src/features/developer-toolbar/copy.ts';
import { ChatMode } from '../../packages/domain/src/chat/chat-mode.ts';
import { untilReady } from '../../scripts/processes.ts';
import { startBrowser } from './browser.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each(['web', 'console'])('no file of the production bundle of %s contains the toolbar', (app) => {
  const dist = join(ROOT, 'apps', app, 'dist');
  const files = readdirSync(dist, { withFileTypes: true, recursive: true }).filter(({ name }) =>
    /\.(js|css|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    for (const sign of ['developer-toolbar', copy.heading, copy.failed, copy.byToken])
      expect(text, name).not.toContain(sign);
  }
});

describe('while developing', () => {
  let app: TestApp;
  let browser: Browser;
  let vite: ChildProcess;
  let home: string;
  let page: Page;
  beforeAll(async () => {
    app = await testApp();
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const server = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
    const port = await freePort();
    home = `http://127.0.0.1:${port}/account/heloc`;
    vite = spawn(
      process.execPath,
      [
        join(ROOT, 'node_modules/vite/bin/vite.js'),
        '--host',
        '127.0.0.1',
        '--port',
        `${port}`,
        '--strictPort',
      ],
      {
        cwd: join(ROOT, 'apps/web'),
        env: { ...process.env, SERVER_URL: server, NODE_ENV: 'development' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await untilReady(`${home}/`);
    await app.register({ email: REGISTRATION.email });
  });
  afterAll(async () => {
    await browser?.close();
    if (vite?.exitCode === null) {
      vite.kill('SIGTERM');
      await once(vite, 'exit');
    }
    await app?.stop();
  });

  async function openToolbar(path = '/register'): Promise<void> {
    await page.goto(home + path);
    await page.getByText(copy.heading).click();
  }
  const byPassword = () => page.getByRole('form', { name: copy.byPassword });
  const byToken = () => page.getByRole('form', { name: copy.byToken });
  const failure = () => page.getByText(copy.failed).waitFor();

  it('the toolbar is a small bar that covers nothing until it is opened', async () => {
    await page.goto(`${home}/register`);
    const closed = await page.locator('.developer-toolbar').boundingBox();
    expect(closed?.height).toBeLessThan(44);
    await page.getByText(copy.heading).click();
    const open = await page.locator('.developer-toolbar').boundingBox();
    expect(open?.width).toBeLessThan(390);
    expect(open?.height).toBeLessThan(844 * 0.7);
  });

  it('the toolbar signs a tester in by password, and says when it can’t', async () => {
    await openToolbar();
    const form = byPassword();
    await form.getByLabel(copy.email).fill(REGISTRATION.email);
    await form.getByLabel(copy.password).fill('not the password');
    await form.getByRole('button').click();
    await failure();
    await form.getByLabel(copy.password).fill(PASSWORD);
    await form.getByRole('button').click();
    await page.waitForURL(/\/dashboard$|\/start\/profile$/);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toMatch(/^ey/);
  });

  it('the toolbar signs another tester in by token, and keeps the one before when the token is wrong', async () => {
    const before = await page.evaluate(() => localStorage.getItem('jwt'));
    const { jwt, uuid } = await app.register({ email: 'other@example.com', phone: '6145550199' });
    await openToolbar();
    await byToken().getByLabel(copy.jwt).fill('a.b.c');
    await byToken().getByRole('button').click();
    await failure();
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBe(before);
    await byToken().getByLabel(copy.jwt).fill(jwt);
    await byToken().getByRole('button').click();
    await page.waitForURL(/\/dashboard$|\/start\/profile$/);
    await page.goto(`${home}/${uuid}/start/profile`);
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
  });

  it('the toolbar keeps the chat mode in the address, beside what else stands there', async () => {
    await page.evaluate(() => localStorage.clear());
    await openToolbar('/?orgCode=harborview');
    const mode = page.getByLabel(copy.mode);
    expect(await mode.locator('option').allTextContents()).toEqual([copy.usualMode, ...ChatMode.options]);
    await mode.selectOption('talkjs');
    expect(new URL(page.url()).search).toBe('?orgCode=harborview&mode=talkjs');
    await page.reload();
    await page.getByText(copy.heading).click();
    expect(await mode.inputValue()).toBe('talkjs');
    await mode.selectOption(copy.usualMode);
    expect(new URL(page.url()).search).toBe('?orgCode=harborview');
  });
});
