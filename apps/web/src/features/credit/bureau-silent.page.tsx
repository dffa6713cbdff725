import { retryCredit } from '@homeline/contract/credit/retry-credit.ts';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { formatInstant } from '../applications/format-instant.ts';
import { useSave } from '../applications/use-save.ts';
import { creditCopy } from './copy.ts';

const words = creditCopy.silent;

/** Offers another try where the bureau did not answer in time. */
export default function BureauSilentPage() {
  const { status } = useApplication();
  return (
    <ConfirmPage heading={words.heading} why={words.why} action={words.action} act={useSave(retryCredit)}>
      <p>
        {words.kept(formatInstant(status.since))} <Phone />.
      </p>
    </ConfirmPage>
  );
}
