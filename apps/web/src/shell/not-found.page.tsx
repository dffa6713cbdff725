import { useSession } from '@homeline/client/session/use-session.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { deferredCopy } from './deferred-copy.ts';
import { Page } from './page.tsx';
import { Phone } from './phone.tsx';
import { Shell } from './shell.tsx';

const copy = deferredCopy.notFound;

/** Shows the not-found page inside the shell. */
export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}

/** Says that the page does not exist, in the same words for another person's application. */
export function NotFound() {
  const { isSignedIn } = useSession();
  return (
    <Page hasOwnBack heading={copy.heading} why={copy.why}>
      <QuestionActions>
        {isSignedIn ? (
          <Link className={buttonClass()} to="/dashboard">
            {copy.applications}
          </Link>
        ) : (
          <>
            <Link className={buttonClass()} to="/auth/login">
              {copy.signIn}
            </Link>
            <Link className={buttonClass('secondary')} to="/register">
              {copy.apply}
            </Link>
          </>
        )}
      </QuestionActions>
      <p>
        {copy.fromUs} <Phone />.
      </p>
    </Page>
  );
}
