import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { ChosenDocument, useDocuments } from './chosen-document.tsx';
import { fileCopy } from './copy.ts';

const copy = fileCopy.documents;

/** Every document of the application, with a preview beside the list. */
export function DocumentsTab({ file: { uuid } }: { readonly file: LoanFile }) {
  const { data, error, chosen, choose } = useDocuments(uuid);
  if (error && !data) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p className="fine-print">{copy.recorded}</p>
      {chosen && <ChosenDocument uuid={uuid} document={chosen} onClose={() => choose(undefined)} />}
      <TableScroll label={copy.caption}>
        <table className="table">
          <caption className="hidden-visually">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.title}</th>
              <th scope="col">{copy.created}</th>
              <th scope="col">{copy.opened}</th>
              <th scope="col" className="number">
                {copy.size}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((document) => (
              <tr key={document.uuid}>
                <th scope="row">
                  <button type="button" className="link" onClick={() => choose(document)}>
                    {document.title}
                  </button>
                </th>
                <td className="figures">{instantInWords(document.created)}</td>
                <td className="figures">{document.openedAt && instantInWords(document.openedAt)}</td>
                <td className="number figures">{Math.ceil(document.sizeBytes / 1024)} kB</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}
