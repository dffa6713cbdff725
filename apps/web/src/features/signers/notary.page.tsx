import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { formatInstant } from '../applications/format-instant.ts';
import { signersCopy } from './copy.ts';
import { SignersLibrary } from './kept-documents.tsx';
import { useSigner } from './signer.ts';
import { SignerDocuments } from './signer-documents.tsx';

const copy = signersCopy.notary;

const FAILED: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.online.failed };

/** Leads the signer to the notary, where the borrower and every owner sign the deed together. */
export default function SignerNotaryPage() {
  const { status } = useSigner();
  const { deed } = status;
  return (
    <Page {...wordsOf(status)} alerts={deed?.where === 'ONLINE' && deed.hasFailed ? [FAILED] : []} hasOwnBack>
      {deed?.where === 'ONLINE' && !deed.hasFailed && (
        <QuestionActions>
          <a className={buttonClass()} href={deed.joinUrl} target="_blank" rel="noopener">
            {copy.online.action}
            <span className="hidden-visually">{copy.online.newTab}</span>
          </a>
        </QuestionActions>
      )}
      {deed?.where === 'IN_PERSON' && (
        <Card tone="accent">
          <Lines
            lines={[
              { label: copy.inPerson.when, value: formatInstant(deed.at) },
              { label: copy.inPerson.where, value: deed.place },
            ]}
          />
        </Card>
      )}
      <SignerDocuments>
        {(documents) => documents.length > 0 && <SignersLibrary documents={documents} />}
      </SignerDocuments>
      <p className="fine-print">
        {copy.help} <Phone />.
      </p>
    </Page>
  );
}

function wordsOf({ deed, state }: SignerStatus): { heading: string; why: string } {
  if (closesAtOffice({ state })) return deed ? copy.atOffice.booked : copy.atOffice.waiting;
  const { heading, why } =
    deed === undefined ? copy.waiting : deed.where === 'ONLINE' ? copy.online : copy.inPerson;
  return { heading, why };
}
