import { type ComponentType, lazy } from 'react';

/** A page of one application. */
export type ApplicationPage = {
  readonly Page: ComponentType;
  /** It shows the waits and reviews of its step itself; otherwise the wait page stands in its place. */
  readonly showsWaits?: true;
};

/** The pages of one application by their address behind it. The step gate decides which of them shows. */
export const APPLICATION_PAGES: Readonly<Record<string, ApplicationPage>> = {
  'start/profile': { Page: lazy(() => import('./features/applications/profile.page.tsx')) },
  'product/select': { Page: lazy(() => import('./features/offers/select.page.tsx')) },
};
