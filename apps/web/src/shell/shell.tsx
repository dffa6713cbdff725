import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { LiveRegion } from '@homeline/ui/feedback/live-region.tsx';
import { Toasts } from '@homeline/ui/feedback/toasts.tsx';
import { Frame } from '@homeline/ui/page/frame.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { Footer } from './footer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { firstScreen } from './screen-loading.ts';
import { TopBar } from './top-bar.tsx';

/** Loaded after the first page is shown, and only for a signed-in person. */
const SessionWarning = lazy(() => firstScreen.then(() => import('./session-warning.tsx')));

/** Loaded only for a person whom a loan originator referred. */
const OriginatorHeader = lazy(() => import('../features/brokers/originator-header.tsx'));

/** Loaded after the first page is shown, and only for a signed-in person. */
const FeedbackPrompt = lazy(() => firstScreen.then(() => import('../features/feedback/feedback-prompt.tsx')));

type ShellProps = {
  readonly progress?: ReactNode;
  readonly aside?: ReactNode;
  /** The id of the loan originator who referred the borrower. */
  readonly originator?: string | undefined;
  readonly children: ReactNode;
};

/** The frame around every page: top bar, sidebar, footer and notices. */
export function Shell({ progress, aside, originator, children }: ShellProps) {
  const { isSignedIn } = useSession();
  return (
    <>
      <OfflineNotice />
      <Frame
        top={<TopBar />}
        banner={
          originator && (
            <Suspense>
              <OriginatorHeader uuid={originator} />
            </Suspense>
          )
        }
        progress={progress}
        aside={aside}
        foot={
          <>
            <Footer />
            {isSignedIn && organisation.orgMetaData.feedbackEnabled && (
              <Suspense>
                <FeedbackPrompt />
              </Suspense>
            )}
          </>
        }
      >
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
