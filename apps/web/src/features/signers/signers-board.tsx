import { listSigners, remindSigner, type SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../session/client.ts';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { dayInWords } from '../applications/format-instant.ts';
import { useAct } from '../applications/use-act.ts';
import { signersCopy } from './copy.ts';
import { SignerEmail } from './signer-email.tsx';
import './signers-board.css';

const copy = signersCopy.board;

type BoardProps = {
  readonly signers: readonly SignerSummary[];
  readonly title?: string;
  /** Shown with each signer. */
  readonly also?: (signer: SignerSummary) => ReactNode;
};

/** Shows the borrower what each signer has done, and reminds them. */
export function SignersBoard({ signers, title = copy.title, also }: BoardProps) {
  return (
    <Card title={title}>
      <ul className="signers">
        {signers.map((signer) => (
          <li key={signer.uuid}>
            <p>
              <strong>{signer.name}</strong>
              <span className="line-detail">
                {copy.roles[signer.type]} · {signer.email}
              </span>
            </p>
            <Progress signer={signer} />
            <div className="signer-acts">
              <Reminder signer={signer} />
              <SignerEmail signer={signer} />
              {also?.(signer)}
            </div>
          </li>
        ))}
      </ul>
      <p className="fine-print">
        {copy.wrong} <Phone />.
      </p>
    </Card>
  );
}

type SignerProps = { readonly signer: SignerSummary };

function Progress({ signer }: SignerProps) {
  return (
    <p>
      {signer.hasRefused ? copy.refused : progressOf(signer)}
      {signer.lastLetterAt && !signer.signed && (
        <span className="line-detail">{copy.lastLetter(dayInWords(signer.lastLetterAt))}</span>
      )}
    </p>
  );
}

function progressOf({ step, waitsForBorrower, lastLetterAt }: SignerSummary): string {
  if (waitsForBorrower && step === 'SIGNER_INVITED' && !lastLetterAt) return copy.afterYou;
  return signersCopy.progress[step];
}

function Reminder({ signer }: SignerProps) {
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const { act, isBusy, problem } = useAct(async () => {
    await send(remindSigner, { params: { uuid, signer: signer.uuid } });
    await queries.invalidateQueries({ queryKey: [listSigners.name, uuid] });
    showToast(copy.reminded);
  });
  if (!signer.mayRemind) return null;
  return (
    <>
      <Button kind="quiet" isBusy={isBusy} onClick={act}>
        {copy.remind}
        <span className="hidden-visually">{copy.remindWhom(signer.name)}</span>
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
