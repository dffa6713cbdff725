import { organisation } from '@homeline/client/organisation.ts';
import { useServerBack } from '@homeline/client/session/use-server-back.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { type MouseEvent, useState } from 'react';
import { Link, useHref } from 'react-router';
import { shellCopy } from './copy.ts';
import { Page } from './page.tsx';
import { Phone } from './phone.tsx';
import { Shell } from './shell.tsx';

const copy = shellCopy.loadError;

/**
 * Says that a page could not load, and what to do about it. It comes back by itself after an outage. Its buttons ask the server first:
 * else the browser would show its own error, which has no way back.
 */
export function LoadError() {
  const dashboard = useHref('/dashboard');
  const [goal, go] = useState<'HERE' | 'DASHBOARD'>();
  const leave = () => (goal === 'DASHBOARD' ? window.location.assign(dashboard) : window.location.reload());
  const isDown = useServerBack(true, leave, goal !== undefined);
  function toDashboard(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go('DASHBOARD');
  }
  const { email } = organisation.orgMetaData.companyInfo;
  return (
    <Page
      hasOwnBack
      heading={copy.heading}
      why={
        !isDown && (
          <>
            {copy.call} <Phone /> {copy.write} <a href={`mailto:${email}`}>{email}</a>. {copy.kept}
          </>
        )
      }
    >
      <p role="status">{isDown && copy.down}</p>
      <QuestionActions>
        <Button onClick={() => go('HERE')}>{copy.action}</Button>
        {/* A browser never tries a failed script again in the same document. */}
        <Link className={buttonClass('secondary')} reloadDocument to="/dashboard" onClick={toDashboard}>
          {copy.dashboard}
        </Link>
      </QuestionActions>
    </Page>
  );
}

/** Shows the load error inside the shell, for errors that nothing else caught. */
export function ErrorPage() {
  return (
    <Shell>
      <LoadError />
    </Shell>
  );
}
