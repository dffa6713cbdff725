import { useServerBack } from '@homeline/client/session/use-server-back.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useEffect, useState } from 'react';
import { shellCopy } from './copy.ts';
import { Page } from './page.tsx';
import { reloadScreen } from './screen-loading.ts';
import { Shell } from './shell.tsx';

const copy = shellCopy.reloading;

/** Waits a moment, and for the server's answer, before it reloads a page that could not load: else the browser shows its own error. */
export function ReloadingScreen({ pauseMs }: { pauseMs: number }) {
  const [hasPaused, setPaused] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(true), pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs]);
  const isDown = useServerBack(hasPaused, reloadScreen, true);
  return (
    <Shell>
      <Page hasOwnBack heading={copy.heading} why={isDown ? shellCopy.loadError.kept : copy.why}>
        <p role="status">{isDown && shellCopy.loadError.down}</p>
        <Skeleton />
      </Page>
    </Shell>
  );
}
