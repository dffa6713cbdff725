import { listApplications } from '@homeline/contract/applications/application.ts';
import { getStatus } from '@homeline/contract/applications/status.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';

/** Somebody signed in comes to the registration: with an application under way they go on with it; an account has one at a time. */
export default function ContinueApplication({ children }: { children: ReactNode }) {
  const open = useQuery({ queryKey: ['open-application'], queryFn: openApplication, staleTime: 0 });
  if (open.isPending) return <Shell>{<Skeleton />}</Shell>;
  if (!open.data) return children;
  const { uuid, property } = open.data;
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

/** The newest application that has not come to its end. */
async function openApplication() {
  const applications = await send(listApplications, {});
  const statuses = await Promise.all(applications.map(({ uuid }) => send(getStatus, { params: { uuid } })));
  return applications.find((_, index) => statuses[index]?.kind !== 'TERMINAL') ?? null;
}
