import { refusalOf } from '@homeline/client/session/refusal.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { enter } from '../../../session/enter.ts';
import { findIdentity } from '../../../session/identity.ts';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { pathAfterSignIn } from './after-sign-in.ts';
import { finishAtBroker } from './broker.ts';
import { signInCopy } from './copy.ts';

const copy = signInCopy.callback;

/** Where the lender's identity provider returns a person: signs them in and continues. */
export default function CallbackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const [problem, setProblem] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    // The answer of the provider works once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    async function finish(): Promise<void> {
      const signedIn = await finishAtBroker(search.slice(1));
      if (!signedIn) return setProblem(copy.elsewhere);
      enter(signedIn.jwt);
      await findIdentity();
      await navigate(pathAfterSignIn(signedIn.redirectUrl ?? null), { replace: true });
    }
    finish().catch((error: unknown) => {
      setUnknown(refusalOf(error).code === 'USER_NOT_FOUND');
      setProblem(refusalOf(error).errors?.join(', ') ?? (error as Error).message);
    });
  }, [search, navigate]);
  return (
    <Shell>
      {problem ? (
        <Page heading={copy.heading} why={problem} hasOwnBack>
          {isUnknown && <p>{copy.notFound}</p>}
          <QuestionActions>
            <Link className={buttonClass()} to="/auth/login">
              {signInCopy.backToSignIn}
            </Link>
            <Link className={buttonClass('secondary')} to="/register">
              {signInCopy.logIn.apply}
            </Link>
          </QuestionActions>
        </Page>
      ) : (
        <Skeleton />
      )}
    </Shell>
  );
}
