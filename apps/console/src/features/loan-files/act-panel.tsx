import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { type ReactNode, useState } from 'react';
import { reasonAgainst } from './use-loan-file.ts';

/** What the form of an act gets. */
export type FormProps = { readonly file: LoanFile; readonly onDone: () => void };

type ActPanelProps = {
  readonly file: LoanFile;
  readonly act: StaffAct;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: (onDone: () => void) => ReactNode;
};

/** One act, folded away until somebody opens it. A sent form starts again empty. */
export function ActPanel({ file, act, title, isOpen = false, children }: ActPanelProps) {
  const [sent, countSent] = useState(0);
  const reason = reasonAgainst(file, act);
  return (
    <details className="act" open={isOpen}>
      <summary>{title}</summary>
      {reason ? (
        <p className="fine-print">{reason}</p>
      ) : (
        <div key={sent}>{children(() => countSent(sent + 1))}</div>
      )}
    </details>
  );
}
