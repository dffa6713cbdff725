import { DOCUMENT_LANG } from '@homeline/client/documents/document-lang.ts';
import { getInsurance, type Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { addressOf, mayChange } from '@homeline/domain/client-state/pages.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { CopyButton } from '@homeline/ui/feedback/copy-button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { WaitPage } from '../applications/wait.page.tsx';
import { insuranceCopy } from './copy.ts';
import { messageToInsurer, SUBJECT_TO_INSURER } from './message-to-insurer.ts';
import './insurance.css';

const copy = insuranceCopy.requirements;

/** Gives the words to send to the insurer. While a person reviews the policy, nothing is to be sent. */
export default function InsuranceRequirementsPage() {
  const { uuid, status } = useApplication();
  if (status.step === 'INSURANCE_REVIEW') return <WaitPage />;
  const isAsked = mayChange(status, 'insurance/upload');
  return (
    <Page heading={copy.heading} why={copy.why}>
      <QueryBoundary call={getInsurance}>{(insurance) => <Message insurance={insurance} />}</QueryBoundary>
      {!isAsked && <p>{copy.early}</p>}
      <QuestionActions>
        <Link
          className={buttonClass('primary')}
          to={pageUrl(uuid, isAsked ? 'insurance/upload' : addressOf(status.page))}
        >
          {isAsked ? copy.action : copy.goOn}
        </Link>
      </QuestionActions>
    </Page>
  );
}

function Message({ insurance }: { insurance: Insurance }) {
  const { property } = useApplication().answers;
  const home = property && `${property.street1}, ${property.city}, ${property.state} ${property.zip}`;
  const words = messageToInsurer(insurance, home);
  const email = `mailto:?subject=${encodeURIComponent(SUBJECT_TO_INSURER)}&body=${encodeURIComponent(words)}`;
  return (
    <Card title={copy.message} action={<CopyButton text={words} what={copy.copied} />}>
      <p className="insurer-message" lang={DOCUMENT_LANG}>
        {words}
      </p>
      <p>
        <a href={email}>{copy.email}</a>
      </p>
    </Card>
  );
}
