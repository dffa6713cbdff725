import type { getDocumentFile, getDocumentHtml } from '@homeline/contract/documents/get-document.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { send } from '../../session/client.ts';
import { documentsCopy } from './copy.ts';
import { useDocumentCalls } from './document-calls.ts';
import { fileNameOf, saveFileAs } from './document-file.ts';

const copy = documentsCopy.list;

type Props = { readonly application: string; readonly document: DocumentSummary };

/** Saves a signed document as it was shown before it was signed: the two files whose checksums the certificate of signing states. */
export function ShownCopies({ application, document }: Props) {
  const calls = useDocumentCalls();
  const asked = {
    params: { uuid: application, document: document.uuid },
    query: { as: 'shown' as const },
  };
  const name = fileNameOf(copy.asShownFile(document.title));
  const save = (load: () => Promise<Blob>, as: string) =>
    load()
      .then((file) => saveFileAs(file, as))
      .catch(() => showToast(copy.downloadFailed, 'ERROR'));
  const loadPage = async () =>
    new Blob([await send(calls.html as typeof getDocumentHtml, asked)], { type: 'text/html' });
  return (
    <details>
      <summary>
        {copy.asShown}
        <span className="hidden-visually">: {said(document.title)}</span>
      </summary>
      <Button
        kind="quiet"
        onClick={() => void save(() => send(calls.file as typeof getDocumentFile, asked), name)}
      >
        {copy.shownPdf}
        <span className="hidden-visually"> {said(document.title)}</span>
      </Button>
      <Button kind="quiet" onClick={() => void save(loadPage, name.replace(/\.pdf$/, '.html'))}>
        {copy.shownPage}
        <span className="hidden-visually"> {said(document.title)}</span>
      </Button>
    </details>
  );
}
