import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, IS_LONG } from './borrower.ts';
import { DESKTOP_VIEWPORT, PHONE_VIEWPORT } from './visit.ts';

const LOOKS = [
  { colorScheme: 'dark', viewport: PHONE_VIEWPORT },
  { colorScheme: 'light', viewport: DESKTOP_VIEWPORT },
  ...(IS_LONG
    ? ([
        { colorScheme: 'light', viewport: PHONE_VIEWPORT },
        { colorScheme: 'dark', viewport: DESKTOP_VIEWPORT },
      ] as const)
    : []),
] as const;

/** Checks a phase of the chat in both themes and at both widths, and reflows it at 320 px. A long run takes its pictures, which are for people. */
export async function lookAt(page: Page, folder: string, name: string): Promise<void> {
  for (const { colorScheme, viewport } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    if (IS_LONG)
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${viewport.width}.png`) });
    await expectAccessible(page, `${name}, ${colorScheme}, ${viewport.width} px`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wide, `${name} at 320 px`).toBe(false);
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
