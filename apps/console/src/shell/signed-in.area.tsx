import { useSession } from '@homeline/client/session/use-session.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '../session/client.ts';
import { StaffContext, useStaffQuery } from '../session/staff-member.ts';
import { LoadError } from './load-error.tsx';
import { OwnSection } from './own-section.tsx';
import { type NavigationParts, Shell } from './shell.tsx';

/** Every page for a signed-in member of staff: leads anyone else to the sign-in page, and a borrower away. */
export function SignedInArea({ parts }: { readonly parts: NavigationParts }) {
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const { data: member, error } = useStaffQuery();
  if (!isSignedIn) return <Navigate to={signInPath(pathname + search)} replace />;
  if (error && !member) return <LoadError error={error} />;
  if (!member) return <Skeleton />;
  if (member.needsSecondFactor) return <Navigate to="/second-factor" replace />;
  return (
    <StaffContext value={member}>
      <Shell parts={parts}>
        <Suspense fallback={<Skeleton />}>
          <OwnSection />
        </Suspense>
      </Shell>
    </StaffContext>
  );
}
