import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { useSession } from '../session/use-session.ts';
import { Page } from './page.tsx';
import { Phone } from './phone.tsx';
import { Shell } from './shell.tsx';

/** The same with the shell around it. */
export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}

/** An address that leads nowhere. Another's application and one that never was are told in the same words. */
export function NotFound() {
  const { isSignedIn } = useSession();
  return (
    <Page
      hasOwnBack
      heading="We could not find this page"
      why="The address may be incomplete or out of date, or it belongs to another account."
    >
      <QuestionActions>
        {isSignedIn ? (
          <Link className={buttonClass()} to="/dashboard">
            Go to your applications
          </Link>
        ) : (
          <>
            <Link className={buttonClass()} to="/auth/login">
              Sign in
            </Link>
            <Link className={buttonClass('secondary')} to="/register">
              Apply for a line of credit
            </Link>
          </>
        )}
      </QuestionActions>
      <p>
        Did a letter or an e-mail of ours lead you here? Call us at <Phone />.
      </p>
    </Page>
  );
}
