import { LiveRegion } from '@homeline/ui/feedback/live-region.tsx';
import { Toasts } from '@homeline/ui/feedback/toasts.tsx';
import { Frame } from '@homeline/ui/page/frame.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TopBar } from './top-bar.tsx';

/** Loaded only for a signed-in person. */
const SessionWarning = lazy(() => import('./session-warning.tsx'));

type ShellProps = { readonly progress?: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

/** The frame around every page: top bar, sidebar, footer and notices. */
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
