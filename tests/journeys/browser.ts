import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Starts Chromium: the system's when there is one, else the one that a package of the registry brings. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = systemChromium() ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: FLAGS });
}

function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return SYSTEM.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}
