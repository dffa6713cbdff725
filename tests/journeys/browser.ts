import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const UNPACKING_MS = 60_000;
const PAUSE_MS = 100;

/**
 * Starts the system's Chromium, or the packaged one on a machine without it.
 * @param flags more arguments of the command line
 */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = systemChromium() ?? (await packagedChromium());
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return SYSTEM.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

/** Unpacks Chromium once for a run: test files run in parallel, and none may start a half-written program. */
async function packagedChromium(): Promise<string> {
  const unpacked = join(tmpdir(), 'chromium-unpacked');
  try {
    mkdirSync(join(tmpdir(), 'chromium-unpacking'));
  } catch {
    const untilMs = performance.now() + UNPACKING_MS;
    while (!existsSync(unpacked) && performance.now() < untilMs) await setTimeout(PAUSE_MS);
    return sparticuz.executablePath();
  }
  const path = await sparticuz.executablePath();
  writeFileSync(unpacked, '');
  return path;
}
