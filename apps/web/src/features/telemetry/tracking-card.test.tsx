// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { optsOutOfTracking } from '../../session/opts-out.ts';
import { TrackingCard } from './tracking-card.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

test('presets no choice, and lets a person opt out of tracking on this device, and in again', async () => {
  render(<TrackingCard />);
  expect(optsOutOfTracking()).toBe(false);
  for (const choice of screen.getAllByRole<HTMLInputElement>('radio')) expect(choice.checked).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(optsOutOfTracking()).toBe(true);
  cleanup();
  render(<TrackingCard />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(optsOutOfTracking()).toBe(false);
});

test('offers no choice when the browser asks not to track', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  render(<TrackingCard />);
  expect(screen.getByText(/^Your browser asks us not to/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
