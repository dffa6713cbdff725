import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getLoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
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
