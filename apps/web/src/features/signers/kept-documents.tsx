import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { withdrawSignerRecordsConsent } from '@homeline/contract/signers/signer-acts.ts';
import { useState } from 'react';
import { WithdrawRecords } from '../disclosures/withdraw-records.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { DownloadAll } from '../documents/download-all.tsx';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerAct } from './use-signer-form.ts';

type Props = { readonly documents: readonly DocumentSummary[]; readonly label?: string };

/** Documents that a signer may read again, with nothing to do. */
export function KeptDocuments({ documents, label = signersCopy.documents.label }: Props) {
  const { status } = useSigner();
  const [opened, note] = useState<string[]>();
  const withdraw = useSignerAct(withdrawSignerRecordsConsent);
  return (
    <>
      <DocumentList
        name="kept"
        label={label}
        application={status.uuid}
        documents={documents}
        value={opened}
        onChange={note}
        onBlur={() => undefined}
      />
      <DownloadAll application={status.uuid} />
      {!status.recordsAccess && <WithdrawRecords withdraw={() => withdraw({ agreed: true })} />}
    </>
  );
}
