import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { withdrawSignerRecordsConsent } from '@homeline/contract/signers/signer-acts.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { WithdrawRecords } from '../disclosures/withdraw-records.tsx';
import { documentsCopy } from '../documents/copy.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { DownloadAll } from '../documents/download-all.tsx';
import { groupOf, libraryOf } from '../documents/library.ts';
import { isUpload } from '../documents/unique-titles.ts';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerAct } from './use-signer-form.ts';

/** A signer's library: everything that they may read, as the borrower has it, while they wait and when they are done. */
export function SignersLibrary({ documents }: { readonly documents: readonly DocumentSummary[] }) {
  const { status } = useSigner();
  return (
    <>
      <KeptDocuments documents={libraryOf(documents)} groupOf={groupOf} />
      {documents.some((document) => !isUpload(document)) && (
        <Suspense fallback={<Skeleton />}>
          <DocumentLinks application={status.uuid} />
        </Suspense>
      )}
      {documents.some(({ signedAt }) => signedAt) && (
        <p>
          <Link to="/check-document">{documentsCopy.kept.check}</Link>
        </p>
      )}
    </>
  );
}

const DocumentLinks = lazy(() => import('../documents/document-links.tsx'));

type Props = {
  readonly documents: readonly DocumentSummary[];
  readonly groupOf?: (document: DocumentSummary) => string;
};

/** Documents that a signer may read again, with nothing to do. */
export function KeptDocuments({ documents, groupOf: headingOf }: Props) {
  const { status } = useSigner();
  const [opened, note] = useState<string[]>();
  const withdraw = useSignerAct(withdrawSignerRecordsConsent);
  return (
    <>
      <DocumentList
        name="kept"
        label={headingOf ? <h2>{documentsCopy.kept.label}</h2> : signersCopy.documents.label}
        application={status.uuid}
        documents={documents}
        {...(headingOf && { groupOf: headingOf })}
        value={opened}
        onChange={note}
        onBlur={() => undefined}
      />
      <DownloadAll application={status.uuid} />
      {!status.recordsAccess && <WithdrawRecords withdraw={() => withdraw({ agreed: true })} />}
    </>
  );
}
