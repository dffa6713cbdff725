import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { optsOutOfTracking } from '../../session/opts-out.ts';
import { keepPilotParameter } from './first-url.ts';
import { tell } from './tell.ts';

if (!optsOutOfTracking()) keepPilotParameter();

/** Reports every page that the person opens. Renders nothing. */
export default function PageViews() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another view
  useEffect(() => {
    void tell({ event: 'PAGE_VIEW', eventType: 'PAGE', dontDedupe: true });
  }, [pathname]);
  return undefined;
}
