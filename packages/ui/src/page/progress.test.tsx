// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Progress, type ProgressItem } from './progress.tsx';

afterEach(cleanup);

const ITEMS: readonly ProgressItem[] = [
  { title: 'Your information', state: 'DONE', isShown: false, answer: 'Avery', to: '/about' },
  { title: 'Your offers', state: 'CURRENT', isShown: true, to: '/offers' },
  { title: 'Your income', state: 'AHEAD', isShown: false },
];
const Link = ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>;

/** The list beside the page: the other is collapsed above it. */
const itemsShown = () =>
  within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem') as HTMLElement[];

test('says of each step where it stands, with its answer, and marks the one of this page', () => {
  render(<Progress items={ITEMS} Link={Link} />);
  const items = itemsShown();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Your information, DoneAvery',
    'Your offers, Current step',
    'Your income, Not started',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.querySelector('svg') !== null)).toEqual([true, false, false]);
});

test('links the steps that can be opened, and none where no item can be', () => {
  render(<Progress items={ITEMS} Link={Link} />);
  expect(itemsShown().map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/about',
    '/offers',
    undefined,
  ]);
  cleanup();
  render(<Progress items={ITEMS} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('counts the steps above the page on a phone, and says where one is at the end', () => {
  const { container } = render(<Progress items={ITEMS} Link={Link} />);
  const summary = () => container.querySelector('summary')?.textContent;
  expect(summary()).toBe('Your offersStep 2 of 3');
  cleanup();
  const done = ITEMS.map((item) => ({ ...item, isShown: false }));
  const { container: end } = render(<Progress items={done} atEnd="All done" />);
  expect(end.querySelector('summary')?.textContent).toBe('All done');
});
