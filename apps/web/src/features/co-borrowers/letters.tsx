import { KeptDocuments } from '../signers/kept-documents.tsx';
import { useSigner } from '../signers/signer.ts';
import { SignerDocuments } from '../signers/signer-documents.tsx';
import { coBorrowersCopy } from './copy.ts';

/** Our letters to a co-borrower about their own credit, such as the notice of their score. */
export function Letters() {
  const { status } = useSigner();
  if (status.type !== 'CO_BORROWER') return null;
  return (
    <SignerDocuments>
      {(documents) => {
        const letters = documents.filter((document) => document.package === undefined);
        return letters.length > 0 && <KeptDocuments documents={letters} label={coBorrowersCopy.letters} />;
      }}
    </SignerDocuments>
  );
}
