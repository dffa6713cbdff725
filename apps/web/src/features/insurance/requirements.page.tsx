import { getInsurance } from '@homeline/contract/insurance/get-insurance.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { RequirementLines } from './requirement-lines.tsx';

/** What to tell the insurer. */
export default function InsuranceRequirementsPage() {
  const { uuid } = useApplication();
  return (
    <Page
      heading="What must the policy say?"
      why="Your insurer can add us as mortgagee, usually the same day and at no cost. Send them these lines."
    >
      <QueryBoundary call={getInsurance}>{(insurance) => <RequirementLines {...insurance} />}</QueryBoundary>
      <QuestionActions>
        <Link className={buttonClass('primary')} to={`/${uuid}/insurance/upload`}>
          Upload the policy
        </Link>
      </QuestionActions>
    </Page>
  );
}
