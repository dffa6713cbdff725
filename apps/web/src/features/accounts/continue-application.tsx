import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { useStanding } from '../applications/use-standing.ts';

/**
 * Somebody signed in comes to the registration: with an application under way they go on with it, since an account has one at a time;
 * where all have ended they apply again.
 */
export default function ContinueApplication({ children }: { children: ReactNode }) {
  const { isPending, data } = useStanding();
  if (isPending) return <Shell>{<Skeleton />}</Shell>;
  if (!data?.newest) return children;
  if (!data.open) return <Navigate to="/apply-again" replace />;
  const { uuid, property } = data.open;
  return (
    <Shell>
      <Page
        heading="Continue your application"
        why={`You have an application under way${property ? ` for ${property.address.street1}` : ''}. Every answer is kept; you go on where you left off.`}
      >
        <QuestionActions>
          <Link className={buttonClass()} to={`/${uuid}`}>
            Continue
          </Link>
          <Link className={buttonClass('secondary')} to="/dashboard">
            Go to dashboard
          </Link>
        </QuestionActions>
        <p>To apply for another home, finish this application or cancel it first.</p>
      </Page>
    </Shell>
  );
}
