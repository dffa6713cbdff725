import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { FileDocument } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { SECTION_TITLES, STACKING_ORDER } from '@homeline/domain/documents/stacking-order.ts';
import { dateInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { useConditionNames } from './condition-names.ts';
import { documentsCopy as copy, RECEIVED_BY } from './documents-copy.ts';

type StackProps = {
  readonly file: LoanFile;
  readonly documents: readonly FileDocument[];
  readonly chosen: FileDocument | undefined;
  readonly onChoose: (document: FileDocument) => void;
};

/** The documents by section: whom each concerns, who filed it and when, and which condition it answers. */
export function DocumentStack({ file, documents, chosen, onChoose }: StackProps) {
  const nameOf = useConditionNames(file.uuid);
  return (
    <TableScroll label={copy.caption}>
      <table className="table documents-stack">
        <caption className="hidden-visually">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.title}</th>
            <th scope="col">{copy.created}</th>
            <th scope="col">{copy.person}</th>
            <th scope="col">{copy.filedBy}</th>
            <th scope="col">{copy.filedAt}</th>
            <th scope="col">{copy.answers}</th>
            <th scope="col">{copy.opened}</th>
          </tr>
        </thead>
        {STACKING_ORDER.map(({ section }) => {
          const within = documents.filter((document) => document.section === section);
          if (within.length === 0) return null;
          return (
            <tbody key={section}>
              <tr>
                <th scope="rowgroup" colSpan={7}>
                  {SECTION_TITLES[section]}
                </th>
              </tr>
              {within.map((document) => (
                <tr key={document.uuid} data-chosen={document === chosen || undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      className="link"
                      title={document.title}
                      aria-current={document === chosen || undefined}
                      onClick={() => onChoose(document)}
                    >
                      {document.title}
                    </button>{' '}
                    <Marks document={document} />
                  </th>
                  <td className="figures">{dateInWords(document.created)}</td>
                  <td>{document.person?.name}</td>
                  <td>{document.filed?.by}</td>
                  <td className="figures">{document.filed && dateInWords(document.filed.at)}</td>
                  <td className="documents-answers">{nameOf(document.condition)}</td>
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

/** How a document arrived, and whether another one replaced it. */
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
