import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { useState } from 'react';
import { useStaff } from '../../session/staff-member.ts';
import { fileCopy } from './copy.ts';

/**
 * Asks a person to confirm before they decide a file that a colleague works on. A second press decides it.
 * @param action the label of the button that decides
 */
export function useClaimedByColleague({ officer }: LoanFile, action: string) {
  const { identityUuid } = useStaff();
  const [isAsked, ask] = useState(false);
  const colleague = officer && officer.identity !== identityUuid ? officer.name : undefined;
  return {
    /** Returns whether to stop and ask first. */
    stops(): boolean {
      ask(true);
      return colleague !== undefined && !isAsked;
    },
    question: isAsked && colleague !== undefined && (
      <Alert kind="SYSTEM" tone="CAUTION" text={fileCopy.review.claimed(colleague, action)} />
    ),
  };
}
