import { organisation } from '@homeline/client/organisation.ts';
import type { getDocumentsArchive } from '@homeline/contract/documents/get-document.ts';
import { Button } from '@homeline/ui/button.tsx';
import { send } from '../../session/client.ts';
import { useAct } from '../applications/use-act.ts';
import { documentsCopy } from './copy.ts';
import { useDocumentCalls } from './document-calls.ts';
import { saveFileAs } from './document-file.ts';

const copy = documentsCopy.archive;

type Props = { readonly application: string; readonly of?: string };

/** Saves every document that the person may read as one file. */
export function DownloadAll({ application, of }: Props) {
  const { archive } = useDocumentCalls();
  const { act, isBusy, problem } = useAct(async () => {
    const packed = await send(archive as typeof getDocumentsArchive, { params: { uuid: application } });
    saveFileAs(packed, copy.fileName(organisation.orgMetaData.companyInfo.companyNameShort));
  });
  return (
    <div className="documents-archive">
      <Button kind="secondary" isBusy={isBusy} onClick={act}>
        {copy.action}
        {of && <span className="hidden-visually">{documentsCopy.kept.of(of)}</span>}
      </Button>
      <p className="field-hint">{copy.about}</p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
