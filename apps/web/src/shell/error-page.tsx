import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { organisation } from '../organisation.ts';
import { Page } from './page.tsx';
import { Shell } from './shell.tsx';

/** What one sees when a page could not be shown, and what one can do. */
export function Snag() {
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

/** The same with the shell around it, for an error that nothing else caught. */
export function ErrorPage() {
  return (
    <Shell>
      <Snag />
    </Shell>
  );
}
