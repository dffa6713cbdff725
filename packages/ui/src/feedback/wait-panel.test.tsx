// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WaitPanel } from './wait-panel.tsx';

afterEach(cleanup);

test('shows who acts, since when, the usual duration and what the borrower can do', () => {
  render(
    <WaitPanel
      who="An underwriter"
      since="2:41 PM PDT"
      usual="1 business day"
      meanwhile="You can close this page."
    />,
  );
  const text = screen.getByRole('region', { name: 'What is happening' }).textContent;
  for (const words of ['An underwriter', '2:41 PM PDT', '1 business day', 'You can close this page.'])
    expect(text).toContain(words);
});
