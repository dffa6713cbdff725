// @vitest-environment happy-dom
// Proves CO-54.

import { server } from '@homeline/client/testing/fake-server.ts';
import {
  addOriginator,
  changeOriginator,
  listOriginators,
  retireOriginator,
} from '@homeline/contract/staff/manage-originators.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const OLIVE = {
  ...{ id: 'o-1', name: 'Olive Originator', email: 'olive@broker.example.com', phone: '(555) 555-0177' },
  ...{ nmls: '445566', brokerName: 'Main Street Mortgage', states: ['OH' as const] },
};

it('adds a loan originator and shows the initial password once', async () => {
  server.answers(listOriginators, []);
  server.answers(addOriginator, { initialPassword: 'first-secret' });
  openConsole('/originators', 'ADMINISTRATOR');
  await screen.findByText('No loan originators yet.');
  await userEvent.click(screen.getByText('Add a loan originator', { selector: 'summary' }));
  await userEvent.type(screen.getByLabelText('Name'), OLIVE.name);
  await userEvent.type(screen.getByLabelText('Email address'), OLIVE.email);
  await userEvent.type(screen.getByLabelText(/^Phone/), OLIVE.phone);
  await userEvent.type(screen.getByLabelText('NMLS number'), OLIVE.nmls);
  await userEvent.click(screen.getByLabelText('OH'));
  await userEvent.click(screen.getByRole('button', { name: 'Add a loan originator' }));
  await screen.findByText('first-secret');
  expect(server.received(addOriginator)[0]?.body).toMatchObject({ nmls: '445566', states: ['OH'] });
});

it('retires a loan originator after a confirmation', async () => {
  server.answers(listOriginators, [OLIVE]);
  openConsole('/originators', 'ADMINISTRATOR');
  await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/^Retire Olive Originator\?/);
  await userEvent.click(dialog.getByRole('button', { name: 'Retire' }));
  await screen.findByText('Retired.');
  expect(server.received(retireOriginator).map(({ params }) => params['id'])).toEqual(['o-1']);
});

it('edits a loan originator, starting from the saved values', async () => {
  server.answers(listOriginators, [OLIVE]);
  openConsole('/originators', 'ADMINISTRATOR');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Olive Originator' }));
  const company = dialog.getByLabelText(/^Company/);
  await userEvent.clear(company);
  await userEvent.type(company, 'Elm Street');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  const { id, ...kept } = OLIVE;
  expect(server.received(changeOriginator)).toMatchObject([
    { params: { id }, body: { ...kept, brokerName: 'Elm Street' } },
  ]);
});
