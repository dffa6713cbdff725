// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepOnDevice } from './device-cookie.ts';
import { chooseTheme, chosenTheme } from './theme.ts';

afterEach(() => chooseTheme(undefined));

test('the theme that a person chose stays on their device, until they follow the device again', () => {
  expect(chosenTheme()).toBeUndefined();
  chooseTheme('dark');
  expect(chosenTheme()).toBe('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  chooseTheme(undefined);
  expect(chosenTheme()).toBeUndefined();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('a choice is kept for a year, for every page, and sent to no other site', () => {
  const kept: string[] = [];
  const own = Object.getOwnPropertyDescriptor(document, 'cookie');
  Object.defineProperty(document, 'cookie', { configurable: true, set: (text) => kept.push(text) });
  keepOnDevice('choice', 'on');
  keepOnDevice('choice', undefined);
  if (own) Object.defineProperty(document, 'cookie', own);
  else delete (document as { cookie?: string }).cookie;
  expect(kept).toEqual([
    expect.stringMatching(/^choice=on; Path=\/; Max-Age=31536000; SameSite=Lax/),
    expect.stringMatching(/^choice=; Path=\/; Max-Age=0; SameSite=Lax/),
  ]);
});
