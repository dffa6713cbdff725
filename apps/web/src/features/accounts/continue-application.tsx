import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { useStanding } from '../applications/use-standing.ts';
import { laterAccountsCopy } from './deferred-copy.ts';

const words = laterAccountsCopy.open;

/** Sends a signed-in person to their open application, or to apply again where all have ended. An account has one at a time. */
export default function ContinueApplication({ children }: { children: ReactNode }) {
  const { isPending, data } = useStanding();
  if (isPending) return <Shell>{<Skeleton />}</Shell>;
  if (!data?.newest) return children;
  if (!data.open) return <Navigate to="/apply-again" replace />;
  const { uuid, property } = data.open;
  return (
    <Shell>
      <Page heading={words.heading} why={words.why(property?.address.street1)}>
        <QuestionActions>
          <Link className={buttonClass()} to={`/${uuid}`}>
            {words.action}
          </Link>
          <Link className={buttonClass('secondary')} to="/dashboard">
            {words.dashboard}
          </Link>
        </QuestionActions>
        <p>{words.another}</p>
      </Page>
    </Shell>
  );
}
