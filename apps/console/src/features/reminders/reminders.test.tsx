// @vitest-environment happy-dom

import { server } from '@homeline/client/testing/fake-server.ts';
import { addNote } from '@homeline/contract/loan-files/notes.ts';
import { finishReminder, listReminders } from '@homeline/contract/loan-files/reminders.ts';
import { listOfficers } from '@homeline/contract/pipeline/list-officers.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodies, openFile, UUID } from '../../testing/loan-file.ts';
import { openConsole } from '../../testing/open-console.tsx';

const REMINDER = {
  ...{ note: UUID, uuid: UUID, loanNumber: '1000000001', borrower: 'Avery Applicant' },
  ...{ text: 'Call the county', by: 'Ben Burns', dueOn: '2026-01-20' },
} as const;

it('reminders are listed with file, day and author, counted in the navigation, and ended', async () => {
  server.answers(listReminders, [
    REMINDER,
    { ...REMINDER, note: UUID.replaceAll('1', '2'), dueOn: '2999-01-01' },
  ]);
  openConsole('/reminders', 'UNDERWRITER');
  await screen.findByText('Overdue, due Jan 20');
  await screen.findByText('1 reminder is due');
  expect(screen.getAllByRole('link', { name: 'Avery Applicant' })).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Done' })[0] ?? expect.fail());
  await screen.findByText('Done. The note stays with the file.');
  expect(server.received(finishReminder).map(({ params }) => params)).toEqual([{ note: UUID }]);
});

it('a note can remind a colleague on a date', async () => {
  server.answers(listOfficers, [{ identity: 'staff-ben', name: 'Ben Burns' }]);
  openFile({});
  const note = within(await screen.findByRole('complementary', { name: 'Note' }));
  await userEvent.type(note.getByLabelText('Internal note'), 'Call the county');
  await userEvent.selectOptions(await note.findByLabelText('Remind (optional)'), 'Ben Burns');
  await userEvent.click(note.getByRole('button', { name: 'Add note' }));
  expect(bodies(addNote)).toEqual([]);
  for (const [label, typed] of Object.entries({ Month: '03', Day: '20', Year: '2026' }))
    await userEvent.type(note.getByLabelText(label), typed);
  await userEvent.click(note.getByRole('button', { name: 'Add note' }));
  await screen.findByText('Note added.');
  expect(bodies(addNote)).toEqual([
    { text: 'Call the county', reminder: { of: 'staff-ben', dueOn: '2026-03-20' } },
  ]);
});
