import { useServerBack } from '@homeline/client/session/use-server-back.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { shellCopy } from './copy.ts';
import { Page } from './page.tsx';
import { reloadScreen } from './screen-loading.ts';
import { Shell } from './shell.tsx';

const copy = shellCopy.reloading;

/** Waits for the server's answer, then a moment, before it reloads a page that could not load: else the browser shows its own error. */
export function ReloadingScreen({ pauseMs }: { pauseMs: number }) {
  const isDown = useServerBack(true, () => setTimeout(reloadScreen, pauseMs), true);
  return (
    <Shell>
      <Page hasOwnBack heading={copy.heading} why={isDown ? shellCopy.loadError.kept : copy.why}>
        <p role="status">{isDown && shellCopy.loadError.down}</p>
        <Skeleton />
      </Page>
    </Shell>
  );
}
