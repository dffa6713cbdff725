import { LiveRegion } from '@homeline/ui/feedback/live-region.tsx';
import { Toasts } from '@homeline/ui/feedback/toasts.tsx';
import { Frame } from '@homeline/ui/page/frame.tsx';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SessionWarning } from './session-warning.tsx';
import { TopBar } from './top-bar.tsx';

type ShellProps = { readonly progress?: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

/** What surrounds every page of the product. */
export function Shell({ progress, aside, children }: ShellProps) {
  return (
    <>
      <OfflineNotice />
      <Frame top={<TopBar />} progress={progress} aside={aside} foot={<Footer />}>
        {children}
      </Frame>
      <SessionWarning />
      <Toasts />
      <LiveRegion />
    </>
  );
}
