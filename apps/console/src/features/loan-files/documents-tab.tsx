import { getFilePapers } from '@homeline/contract/loan-files/file-document.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { ChosenDocument, useDocuments } from './chosen-document.tsx';
import { AddDocument } from './document-forms.tsx';
import { DocumentStack } from './document-stack.tsx';
import { documentsCopy as copy } from './documents-copy.ts';
import { SidePanel } from './side-panel.tsx';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';
import './documents.css';

/** The documents of the application as a stack, with the chosen one beside it. */
export function DocumentsTab({ file }: { readonly file: LoanFile }) {
  const { uuid, loanNumber } = file;
  const { data, error, chosen, choose } = useDocuments(uuid);
  const [isAdding, add] = useState(false);
  const [hasAll, showAll] = useState(false);
  const { run, isBusy, problem } = useFileAct(uuid);
  if (error && !data) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  const shown = data.filter(({ isReplaced, isSplit }) => hasAll || !(isReplaced || isSplit));
  const download = async () =>
    saveFile(await send(getFilePapers, { params: { uuid } }), `loan-file-${loanNumber}.pdf`);
  return (
    <>
      <div className="form-actions">
        {!reasonAgainst(file, 'FILE_DOCUMENT') && (
          <Button kind="secondary" onClick={() => add(true)}>
            {copy.add.heading}
          </Button>
        )}
        {data.length > 0 && (
          <Button kind="quiet" isBusy={isBusy} onClick={() => void run(download, copy.downloaded)}>
            {copy.download}
          </Button>
        )}
        {shown.length < data.length || hasAll ? (
          <label className="filter">
            <input type="checkbox" checked={hasAll} onChange={({ target }) => showAll(target.checked)} />{' '}
            <span>{copy.all}</span>
          </label>
        ) : null}
        <p className="fine-print">{copy.recorded}</p>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className="documents">
        {data.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <DocumentStack
            file={file}
            documents={shown}
            chosen={chosen}
            onChoose={(document) => {
              add(false);
              choose(document);
            }}
          />
        )}
        {isAdding ? (
          <SidePanel title={copy.add.heading} onClose={() => add(false)}>
            <AddDocument file={file} onDone={() => add(false)} />
          </SidePanel>
        ) : (
          chosen && <ChosenDocument file={file} document={chosen} all={data} onChoose={choose} />
        )}
      </div>
    </>
  );
}
