import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { decideSigner, listFileSigners, remindFileSigner } from '@homeline/contract/signers/decide-signer.ts';
import { declineInWords } from '@homeline/domain/explanations/decline-words.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { CoBorrowerForm } from './co-borrower-form.tsx';
import { fileCopy } from './copy.ts';
import { SignerEmailCorrection } from './signer-email-form.tsx';
import { fileKey, reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.signers;

/** The other signers and how far each is. Not shown where the borrower signs alone. */
export function Signers({ file }: { readonly file: LoanFile }) {
  const { uuid } = file;
  const { data = [] } = useQuery({
    queryKey: fileKey(uuid, listFileSigners.name),
    queryFn: () => send(listFileSigners, { params: { uuid } }),
  });
  const { run, isBusy, problem, sendOnce } = useFileAct(uuid);
  const [removed, ask] = useState<{ readonly uuid: string; readonly name: string }>();
  const mayManage = !reasonAgainst(file, 'MANAGE_SIGNERS');
  if (data.length === 0) return null;
  const decide = (signer: string, decision: 'REMOVED' | 'IDENTITY_CLEARED', done: string) =>
    run(
      () =>
        sendOnce(decideSigner, {
          params: { uuid, signer },
          body: { decision },
        }),
      done,
    );
  return (
    <Card title={copy.heading}>
      {data.map((signer) => (
        <div key={signer.uuid} className="condition">
          <p>
            <strong>{signer.name}</strong> · {copy.types[signer.type]} · {signer.email}
            <span className="tag">{stepTitle(signer.step)}</span>
          </p>
          {signer.lastLetterAt && <p>{copy.lastLetter(instantInWords(signer.lastLetterAt))}</p>}
          {signer.declined && <p>{copy.declined(declineInWords(signer.declined))}</p>}
          {mayManage && (
            <div className="form-actions">
              {signer.step === 'SIGNER_CONDITIONS' && (
                <Button
                  kind="quiet"
                  isBusy={isBusy}
                  onClick={() => void decide(signer.uuid, 'IDENTITY_CLEARED', copy.identityCleared)}
                >
                  {copy.clearIdentity}
                </Button>
              )}
              {signer.mayRemind && (
                <Button
                  kind="quiet"
                  isBusy={isBusy}
                  onClick={() =>
                    void run(
                      () => send(remindFileSigner, { params: { uuid, signer: signer.uuid } }),
                      copy.reminded(signer.name),
                    )
                  }
                >
                  {copy.remind}
                </Button>
              )}
              {signer.mayRemove && (
                <Button kind="quiet" onClick={() => ask(signer)}>
                  {copy.remove}
                </Button>
              )}
            </div>
          )}
          {signer.mayCorrectEmail && <SignerEmailCorrection file={file} signer={signer} />}
          {signer.type === 'CO_BORROWER' && (
            <CoBorrowerForm file={file} signer={signer.uuid} name={signer.name} step={signer.step} />
          )}
        </div>
      ))}
      {problem && <p role="alert">{problem}</p>}
      <Dialog isOpen={removed !== undefined} title={copy.remove} onClose={() => ask(undefined)}>
        {removed && (
          <>
            <p>{copy.sure(removed.name)}</p>
            <div className="form-actions">
              <Button
                kind="danger"
                onClick={() => {
                  ask(undefined);
                  void decide(removed.uuid, 'REMOVED', copy.removed);
                }}
              >
                {copy.remove}
              </Button>
              <Button kind="quiet" onClick={() => ask(undefined)}>
                {fileCopy.review.cancel}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </Card>
  );
}
