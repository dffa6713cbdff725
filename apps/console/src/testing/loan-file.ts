import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getLoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole } from './open-console.tsx';

export const UUID = '11111111-1111-4111-8111-111111111111';

/** Opens a tab of an application's page, with a file that a test gives in part. */
export function openFile(file: Part<LoanFile>, tab = 'overview', ...roles: readonly StaffRole[]) {
  server.answers(getLoanFile, { uuid: UUID, borrower: 'Avery Applicant', step: 'UW_REVIEW', ...file });
  return openConsole(
    `/applications/${UUID}/${tab}`,
    ...(roles.length > 0 ? roles : (['UNDERWRITER'] as const)),
  );
}

/** Opens an act of the application's page, as its menu names it; a note is open already. */
export async function act(title: string) {
  if (title !== 'Note') {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${title}`) }),
    );
  }
  const form = within(await screen.findByRole('complementary', { name: title }));
  return { ...form, press: (name: string) => userEvent.click(form.getByRole('button', { name })) };
}

/** The bodies of the calls that the server received, oldest first. */
export const bodies = (call: Call) => server.received(call).map(({ body }) => body);
