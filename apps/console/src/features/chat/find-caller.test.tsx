// @vitest-environment happy-dom
// Proves CO-80.

import { server } from '@homeline/client/testing/fake-server.ts';
import { findCaller } from '@homeline/contract/chat/find-caller.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodies } from '../../testing/loan-file.ts';
import { openConsole } from '../../testing/open-console.tsx';

const AT = '2026-03-10T12:00:00.000Z';
const find = () => userEvent.click(screen.getByRole('button', { name: 'Find' }));
const say = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

it('shows a caller who proves who they are, and keeps what they said out of the URL', async () => {
  openConsole('/chats/caller', 'SUPPORT_AGENT');
  await screen.findByRole('heading', { level: 1, name: 'Find a caller' });
  await say(/^Last four/, '1001');
  await find();
  await screen.findAllByText('Enter at least two things that the caller says', { exact: false });
  expect(bodies(findCaller)).toEqual([]);
  await say(/^Loan number/, '1000000001');
  await find();
  await screen.findByText('No match');
  const application = { loanNumber: '1000000001', step: 'UW_REVIEW', since: AT };
  server.answers(findCaller, { caller: { name: 'Avery Happy', phone: '(415) 555-0123', application } });
  await find();
  await screen.findByText('Avery Happy');
  screen.getByText('No offer yet');
  screen.getByText('Nothing is open.');
  screen.getByRole('link', { name: '(415) 555-0123' });
  expect(window.location.href).not.toContain('1001');
  expect(bodies(findCaller)).toEqual([
    { ssnLast4: '1001', loanNumber: '1000000001' },
    { ssnLast4: '1001', loanNumber: '1000000001' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Another caller' }));
  expect((screen.getByLabelText(/^Loan number/) as HTMLInputElement).value).toBe('');
});

it('isn’t available to partners', async () => {
  openConsole('/chats/caller', 'TITLE_AGENT');
  await screen.findByText('Not one of your pages');
});
