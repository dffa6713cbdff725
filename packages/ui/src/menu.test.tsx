// @vitest-environment happy-dom
// Proves SH-03.

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MENU_ITEM, Menu } from './menu.tsx';

const logOut = vi.fn();

beforeEach(() => {
  logOut.mockClear();
  render(
    <Menu label="Account" icon="☺">
      <a {...MENU_ITEM} href="#support">
        Support
      </a>
      <a {...MENU_ITEM} href="#settings">
        Settings
      </a>
      <button {...MENU_ITEM} type="button" onClick={logOut}>
        Logout
      </button>
    </Menu>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Account' });
const focused = () => document.activeElement?.textContent;
const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('announces that it opens a menu, and whether it is open', () => {
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(button().getAttribute('aria-controls')).toBe(screen.getByRole('menu', { name: 'Account' }).id);
  fireEvent.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('moves the focus through its items by arrow keys, Home, End and first letters', () => {
  fireEvent.click(button());
  const seen = [focused()];
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home', 's', 's', 'l', 'x']) {
    type(key);
    seen.push(focused());
  }
  const [support, settings, logout] = ['Support', 'Settings', 'Logout'];
  expect(seen).toEqual([
    support,
    logout,
    support,
    settings,
    logout,
    support,
    settings,
    support,
    logout,
    logout,
  ]);
});

test('leaves its items out of the order of Tab', () => {
  fireEvent.click(button());
  expect(screen.getAllByRole('menuitem').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
});

test('opens at its last item by the upward arrow', () => {
  fireEvent.keyDown(button(), { key: 'ArrowUp' });
  expect(focused()).toBe('Logout');
});

test.each(['Escape', 'Tab'])('%s closes it and returns the focus to its button', (key) => {
  fireEvent.click(button());
  type(key);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('closes when the focus goes elsewhere', () => {
  fireEvent.click(button());
  fireEvent.blur(screen.getByRole('menuitem', { name: 'Support' }), { relatedTarget: document.body });
  expect(screen.queryByRole('menu')).toBeNull();
});

test('closes after an item is chosen', () => {
  fireEvent.click(button());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(logOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});
