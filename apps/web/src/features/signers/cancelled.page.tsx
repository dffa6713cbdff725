import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { Letters } from '../co-borrowers/letters.tsx';
import { signersCopy } from './copy.ts';

const copy = signersCopy.cancelled;

/** Tells a signer that nothing is asked of them any more, and not why. */
export default function SignerCancelledPage() {
  return (
    <Page heading={copy.heading} why={copy.why} hasOwnBack>
      <Letters />
      <p className="fine-print">
        {copy.help} <Phone />.
      </p>
    </Page>
  );
}
