import { LiveRegion } from '@homeline/ui/feedback/live-region.tsx';
import { Toasts } from '@homeline/ui/feedback/toasts.tsx';
import { Frame } from '@homeline/ui/page/frame.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TopBar } from './top-bar.tsx';

/** Only who is signed in needs it. */
const SessionWarning = lazy(() => import('./session-warning.tsx'));

type ShellProps = { readonly progress?: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

/** What surrounds every page of the product. */
export function Shell({ progress, aside, children }: ShellProps) {
  const { isSignedIn } = useSession();
  return (
    <>
      <OfflineNotice />
      <Frame top={<TopBar />} progress={progress} aside={aside} foot={<Footer />}>
        {children}
      </Frame>
      {isSignedIn && (
        <Suspense>
          <SessionWarning />
        </Suspense>
      )}
      <Toasts />
      <LiveRegion />
    </>
  );
}
