// @vitest-environment happy-dom
// Proves SH-19.

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const PROBLEMS = [
  { name: 'city', label: 'City', message: 'Required' },
  { name: 'street', label: 'Street address', message: 'Required' },
];

afterEach(cleanup);

function Form({ sent }: { sent: number }) {
  return (
    <>
      <ErrorSummary problems={sent > 0 ? PROBLEMS : []} sent={sent} />
      <input id="field-street" />
      <input id="field-city" />
    </>
  );
}

function renderForm(sent: number): void {
  const { rerender } = render(<Form sent={0} />);
  rerender(<Form sent={sent} />);
}

test('counts the problems and takes the focus after a failed submission', () => {
  renderForm(1);
  expect(document.activeElement?.textContent).toContain('There are 2 problems');
});

test('lists the problems in the order of their fields on the page', () => {
  renderForm(1);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Street address: Required',
    'City: Required',
  ]);
});

test('links to each field', async () => {
  renderForm(1);
  await userEvent.click(screen.getByRole('link', { name: 'City: Required' }));
  expect(document.activeElement?.id).toBe('field-city');
});

test('puts no colon after a question', () => {
  render(
    <ErrorSummary
      problems={[{ name: 'owner', label: 'Who owns the home?', message: 'Required' }]}
      sent={1}
    />,
  );
  screen.getByRole('link', { name: 'Who owns the home? Required' });
});

test('shows nothing without problems', () => {
  const { container } = render(<ErrorSummary problems={[]} sent={1} />);
  expect(container.textContent).toBe('');
});
