import { retryCredit } from '@homeline/contract/credit/retry-credit.ts';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { instantWords } from '../applications/instant-words.ts';
import { useSave } from '../applications/use-save.ts';

/** The bureau could not answer. That says nothing about the borrower, and it can be asked again. */
export default function BureauSilentPage() {
  const { status } = useApplication();
  return (
    <ConfirmPage
      heading="Shall we ask the credit bureau again?"
      why="The bureau did not answer in time. This says nothing about your credit and leaves no trace in your file."
      action="Try again"
      act={useSave(retryCredit)}
    >
      <p>
        We last asked on {instantWords(status.since)}. Your answers are kept: you can also come back later. If
        it goes on, call us at <Phone />.
      </p>
    </ConfirmPage>
  );
}
