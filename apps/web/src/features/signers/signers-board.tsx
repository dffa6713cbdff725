import { listSigners, remindSigner, type SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../session/client.ts';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { dayInWords } from '../applications/format-instant.ts';
import { useAct } from '../applications/use-act.ts';
import { signersCopy } from './copy.ts';
import { SignerEmail } from './signer-email.tsx';

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
      <Lines
        lines={signers.map((signer) => ({
          label: signer.name,
          detail: `${copy.roles[signer.type]} · ${signer.email}`,
          value: (
            <>
              <Progress signer={signer} />
              <SignerEmail signer={signer} />
              {also?.(signer)}
            </>
          ),
        }))}
      />
      <p className="fine-print">
        {copy.wrong} <Phone />.
      </p>
    </Card>
  );
}

function Progress({ signer }: { readonly signer: SignerSummary }) {
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const { act, isBusy, problem } = useAct(async () => {
    await send(remindSigner, { params: { uuid, signer: signer.uuid } });
    await queries.invalidateQueries({ queryKey: [listSigners.name, uuid] });
    showToast(copy.reminded);
  });
  return (
    <>
      {signer.hasRefused ? copy.refused : signersCopy.progress[signer.step]}
      {signer.lastLetterAt && !signer.signed && (
        <span className="line-detail">{copy.lastLetter(dayInWords(signer.lastLetterAt))}</span>
      )}
      {problem && <span role="alert">{problem}</span>}
      {signer.mayRemind && (
        <Button kind="quiet" isBusy={isBusy} onClick={act}>
          {copy.remind}
          <span className="hidden-visually"> to {signer.name}</span>
        </Button>
      )}
    </>
  );
}
