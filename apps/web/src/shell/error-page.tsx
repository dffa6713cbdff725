import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { organisation } from '../organisation.ts';
import { Page } from './page.tsx';
import { Shell } from './shell.tsx';

/** Says that a page could not load, and what to do about it. */
export function LoadError() {
  const { phoneFormatted, email } = organisation.orgMetaData.companyInfo;
  return (
    <Page
      hasOwnBack
      heading="Sorry, looks like we have hit a snag!"
      why={
        <>
          Please click Try again. If that does not help, call us at{' '}
          <a className="figures" href={`tel:+1${phoneFormatted.replace(/\D/g, '')}`}>
            {phoneFormatted}
          </a>{' '}
          or write to <a href={`mailto:${email}`}>{email}</a>. Your answers are kept.
        </>
      }
    >
      <QuestionActions>
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Link className={buttonClass('secondary')} to="/dashboard">
          Go to dashboard
        </Link>
      </QuestionActions>
    </Page>
  );
}

/** Shows the same inside the shell, for errors that nothing else caught. */
export function ErrorPage() {
  return (
    <Shell>
      <LoadError />
    </Shell>
  );
}
