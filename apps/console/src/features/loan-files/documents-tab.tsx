import { getFilePapers } from '@homeline/contract/loan-files/file-document.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { FileDocument } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { SECTION_TITLES, STACKING_ORDER } from '@homeline/domain/documents/stacking-order.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { dateInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { Beside } from './beside.tsx';
import { ChosenDocument, useDocuments } from './chosen-document.tsx';
import { AddDocument } from './document-forms.tsx';
import { documentsCopy as copy, RECEIVED_BY } from './documents-copy.ts';
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
          <Stack documents={shown} chosen={chosen} onChoose={choose} />
        )}
        {isAdding ? (
          <Beside title={copy.add.heading} onClose={() => add(false)}>
            <AddDocument file={file} onDone={() => add(false)} />
          </Beside>
        ) : (
          chosen && <ChosenDocument file={file} document={chosen} all={data} onChoose={choose} />
        )}
      </div>
    </>
  );
}

type StackProps = {
  readonly documents: readonly FileDocument[];
  readonly chosen: FileDocument | undefined;
  readonly onChoose: (document: FileDocument) => void;
};

function Stack({ documents, chosen, onChoose }: StackProps) {
  return (
    <TableScroll label={copy.caption}>
      <table className="table documents-stack">
        <caption className="hidden-visually">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.title}</th>
            <th scope="col">{copy.person}</th>
            <th scope="col">{copy.created}</th>
            <th scope="col">{copy.opened}</th>
          </tr>
        </thead>
        {STACKING_ORDER.map(({ section }) => {
          const within = documents.filter((document) => document.section === section);
          if (within.length === 0) return null;
          return (
            <tbody key={section}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {SECTION_TITLES[section]}
                </th>
              </tr>
              {within.map((document) => (
                <tr key={document.uuid} data-chosen={document === chosen || undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      className="link"
                      aria-current={document === chosen || undefined}
                      onClick={() => onChoose(document)}
                    >
                      {document.title}
                    </button>{' '}
                    <Marks document={document} />
                  </th>
                  <td>{document.person?.name}</td>
                  <td className="figures">{dateInWords(document.created)}</td>
                  <td className="figures">{document.openedAt && dateInWords(document.openedAt)}</td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </TableScroll>
  );
}

/** How a document came, and whether another stands for it. */
function Marks({ document: { receivedBy, pagesOf, isReplaced, isSplit } }: { document: FileDocument }) {
  const marks = [
    receivedBy && RECEIVED_BY[receivedBy],
    pagesOf && copy.pages(pagesOf.firstPage, pagesOf.lastPage),
    isReplaced && copy.replaced,
    isSplit && copy.split,
  ].filter((mark) => typeof mark === 'string');
  return marks.map((mark) => (
    <span key={mark} className="tag">
      {mark}
    </span>
  ));
}
