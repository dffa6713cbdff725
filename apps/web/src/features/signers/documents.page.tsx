import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import {
  actAsSigner,
  confirmNonRescissionAsSigner,
  rescindAsSigner,
  withdrawSignerRecordsConsent,
} from '@homeline/contract/signers/signer-acts.ts';
import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { isSignedBy } from '@homeline/domain/signing/signer-documents.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { Page } from '../../shell/page.tsx';
import { useAct } from '../applications/use-act.ts';
import { WithdrawRecords } from '../disclosures/withdraw-records.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { DownloadAll } from '../documents/download-all.tsx';
import { openedOf } from '../documents/opened.ts';
import { isToRead, mustReadSchema } from '../documents/packages.ts';
import { fundingCopy } from '../funding/copy.ts';
import { Rescind } from '../funding/rescind.tsx';
import { signersCopy } from './copy.ts';
import { KeptDocuments, SignersLibrary } from './kept-documents.tsx';
import { ProveSignersAccess } from './prove-signers-access.tsx';
import { useSigner } from './signer.ts';
import { SignerDocuments } from './signer-documents.tsx';
import { SignersDecline } from './signers-decline.tsx';
import { useSignerAct, useSignerForm } from './use-signer-form.ts';

const copy = signersCopy.documents;

/** The signer's documents: not ready yet, to read before signing, or to keep at the end. */
export default function SignerDocumentsPage() {
  const { status } = useSigner();
  if (status.step === 'SIGNER_COMPLETE') return <Done />;
  if (status.isPaused) return <Page {...copy.paused} />;
  if (status.recordsAccess) return <ProveSignersAccess asked={status.recordsAccess} />;
  if (!status.documentsAreReady)
    return (
      <Page {...copy.notReady}>
        <SignerDocuments>
          {(documents) => <Early documents={documents.filter((each) => each.package !== 'CLOSING')} />}
        </SignerDocuments>
      </Page>
    );
  return <SignerDocuments>{(documents) => <Read documents={documents} />}</SignerDocuments>;
}

type ReadProps = { readonly documents: readonly DocumentSummary[] };

/** What a signer reads before the closing documents are ready: their early disclosures, and our letters to them. */
function Early({ documents }: ReadProps) {
  const { status } = useSigner();
  const withdraw = useSignerAct(withdrawSignerRecordsConsent);
  const [opened, note] = useState(openedOf(status.uuid, documents));
  if (documents.length === 0) return null;
  return (
    <>
      {documents.some(({ type }) => type === 'TEXAS_12_DAY_NOTICE') && <p>{copy.early.texas}</p>}
      <DocumentList
        name="early"
        label={copy.early.label}
        application={status.uuid}
        documents={documents}
        mustRead={isToRead}
        value={opened}
        onChange={(next = []) => note(next)}
        onBlur={() => undefined}
      />
      <DownloadAll application={status.uuid} />
      <WithdrawRecords withdraw={() => withdraw({ agreed: true })} />
    </>
  );
}

function Read({ documents }: ReadProps) {
  const { status } = useSigner();
  const toRead = documents.filter(
    (document) => document.package === 'CLOSING' || document.package === 'SUMMARY',
  );
  const hasOwnersTerms = toRead.some(
    (document) => document.package === 'CLOSING' && !isSignedBy(document.type as DocumentType, status),
  );
  const form = useSignerForm({
    call: actAsSigner,
    schema: z.object({ documents: mustReadSchema(toRead, isToRead) }),
    values: { documents: openedOf(status.uuid, toRead) },
    body: () => ({ act: 'DOCUMENTS_OPENED' as const }),
  });
  if (status.documentsAreOpened && !closesAtOffice(status)) return <NotYet documents={toRead} />;
  return (
    <FormPage form={form} {...wordsOf(status)} also={<SignersDecline />}>
      {hasOwnersTerms && <p>{copy.ownersTerms}</p>}
      <DocumentList
        {...form.field('documents', copy.label)}
        application={status.uuid}
        documents={toRead}
        mustRead={isToRead}
      />
    </FormPage>
  );
}

/** Says whose turn it is, once this signer has read everything. Nothing can be signed here, so nothing asks for it. */
function NotYet({ documents }: ReadProps) {
  const { waitsForBorrower, borrowerName } = useSigner().status;
  const { heading, why } = copy.turn;
  const words = waitsForBorrower ? { heading: heading(borrowerName), why: why(borrowerName) } : copy.notYet;
  return (
    <Page {...words}>
      <KeptDocuments documents={documents} />
      <SignersDecline />
    </Page>
  );
}

/** What the page says: at an office, while another’s turn lasts, or before signing. */
function wordsOf(status: SignerStatus) {
  const { heading, why, action, atOffice, turn } = copy;
  if (closesAtOffice(status)) return { heading, ...atOffice };
  return status.waitsForBorrower
    ? { heading, why: turn.toRead(status.borrowerName), action: turn.action }
    : { heading, why, action };
}

function Done() {
  const { status } = useSigner();
  const rescind = useSignerAct(rescindAsSigner);
  return (
    <Page heading={copy.done.heading} why={copy.done.why} hasOwnBack>
      {status.rescissionEndsOn && (
        <Rescind
          endsOn={status.rescissionEndsOn}
          zone={zoneWords(status.timeZone)}
          rescind={() => rescind({ agreed: true })}
        />
      )}
      {status.mayConfirm && <Confirm />}
      <SignerDocuments>{(documents) => <SignersLibrary documents={documents} />}</SignerDocuments>
    </Page>
  );
}

/** Lets an owner confirm that they have not canceled, so that we needn't wait for the mail (12 CFR 1026.15(c)). */
function Confirm() {
  const { act, isBusy, problem } = useAct(useSignerAct(confirmNonRescissionAsSigner));
  return (
    <Card title={signersCopy.confirm.title} tone="sunken">
      <p>{signersCopy.confirm.why}</p>
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button isBusy={isBusy} onClick={act}>
          {fundingCopy.confirm.action}
        </Button>
      </div>
    </Card>
  );
}
