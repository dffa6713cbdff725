import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useEffect } from 'react';
import { shellCopy } from './copy.ts';
import { Page } from './page.tsx';
import { reloadScreen } from './screen-loading.ts';
import { Shell } from './shell.tsx';
import { useOnline } from './use-online.ts';

const copy = shellCopy.reloading;

/** Waits a moment, and for the connection, before it reloads a page that could not load. */
export function ReloadingScreen({ pauseMs }: { pauseMs: number }) {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    const timer = setTimeout(reloadScreen, pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs, isOnline]);
  return (
    <Shell>
      <Page hasOwnBack heading={copy.heading} why={copy.why}>
        <Skeleton />
      </Page>
    </Shell>
  );
}
