import { retryCredit } from '@homeline/contract/credit/retry-credit.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { formatInstant } from '../applications/format-instant.ts';
import { useSave } from '../applications/use-save.ts';
import { creditCopy } from './copy.ts';

const { silent, failedTwice } = creditCopy;

/** Offers another try where the bureau did not answer in time. A full check that failed twice is for staff. */
export default function BureauSilentPage() {
  const { status } = useApplication();
  return status.retryUsedUp ? <FailedTwice at={formatInstant(status.since)} /> : <TryAgain />;
}

function TryAgain() {
  const { status, answers } = useApplication();
  return (
    <ConfirmPage
      heading={silent.heading}
      why={answers.hardCreditConsent ? silent.whyFull : silent.why}
      action={silent.action}
      act={useSave(retryCredit)}
    >
      <p>
        {silent.kept(formatInstant(status.since))} <Phone />.
      </p>
    </ConfirmPage>
  );
}

function FailedTwice({ at }: { readonly at: string }) {
  return (
    <Page heading={failedTwice.heading} why={failedTwice.why}>
      <p>
        {failedTwice.next(at)} <Phone />.
      </p>
      <QuestionActions>
        <Phone className={buttonClass('primary')}>{failedTwice.action}</Phone>
      </QuestionActions>
    </Page>
  );
}
