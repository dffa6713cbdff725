import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { signersCopy } from './copy.ts';
import { KeptDocuments } from './kept-documents.tsx';
import { SignerDocuments } from './signer-documents.tsx';

const copy = signersCopy.cancelled;

/** Tells a signer that nothing is asked of them any more, and not why. Their documents stay available. */
export default function SignerCancelledPage() {
  return (
    <Page heading={copy.heading} why={copy.why} hasOwnBack>
      <SignerDocuments>
        {(documents) => documents.length > 0 && <KeptDocuments documents={documents} />}
      </SignerDocuments>
      <p className="fine-print">
        {copy.help} <Phone />.
      </p>
    </Page>
  );
}
