import { getInsurance } from '@homeline/contract/insurance/get-insurance.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { insuranceCopy } from './copy.ts';
import { RequirementLines } from './requirement-lines.tsx';

const copy = insuranceCopy.requirements;

/** Shows what to tell the insurer. */
export default function InsuranceRequirementsPage() {
  const { uuid } = useApplication();
  return (
    <Page heading={copy.heading} why={copy.why}>
      <QueryBoundary call={getInsurance}>{(insurance) => <RequirementLines {...insurance} />}</QueryBoundary>
      <QuestionActions>
        <Link className={buttonClass('primary')} to={pageUrl(uuid, 'insurance/upload')}>
          {copy.action}
        </Link>
      </QuestionActions>
    </Page>
  );
}
