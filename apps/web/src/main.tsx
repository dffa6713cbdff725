import '@homeline/client/no-eval.ts';
import '@homeline/ui/tokens/tokens.css';
import '@homeline/ui/tokens/base.css';
import { organisation } from '@homeline/client/organisation.ts';
import { token } from '@homeline/client/session/token.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { applyBrand } from '@homeline/ui/tokens/brand-tokens.ts';
import { Activity, lazy, StrictMode, Suspense, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useRoutes } from 'react-router';
import { routes } from './routes.tsx';
import { BASE } from './session/end-of-session.ts';
import { addressAtOwnLender } from './session/own-lender.ts';
import { afterFirstPage } from './shell/after-first-page.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import './shell/first-frame.css';
import { hasShownScreen, watchScreenLoading } from './shell/screen-loading.ts';
import { Shell } from './shell/shell.tsx';

watchScreenLoading();
applyBrand(document, organisation.orgBrand);
const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = organisationFilePath(organisation.orgCode, organisation.orgBrand.icon);
document.head.append(icon);

const loading = (
  <Shell>
    <Skeleton />
  </Shell>
);

/** Keeps the frame of the HTML until the first page has loaded: a phone lays it out once. */
function Loading() {
  return hasShownScreen() && loading;
}

/** The server knows that the page is closed for maintenance. */
const isServedClosed = organisation.firstDecisions !== undefined;

const loadMaintenance = () => import('./features/flags/maintenance.area.tsx');

/** Asks for the flags after the first page is shown. Without them, every page is open. */
const Maintenance = lazy(() => (isServedClosed ? loadMaintenance() : afterFirstPage(loadMaintenance)));

/** Offers the chat, sends page views and watches slow requests after the first page is shown. */
const Always = lazy(() => afterFirstPage(() => import('./shell/always.area.tsx')));

/** Absent from a production bundle. */
const DeveloperToolbar = import.meta.env.DEV
  ? lazy(() => import('./features/developer-toolbar/developer-toolbar.tsx'))
  : undefined;

function App() {
  const page = useRoutes(routes);
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(isServedClosed);
  return (
    <ErrorBoundary at={pathname}>
      <Suspense fallback={isClosed && loading}>
        <Maintenance onClosed={setClosed} />
      </Suspense>
      {DeveloperToolbar && (
        <Suspense>
          <DeveloperToolbar />
        </Suspense>
      )}
      <Activity mode={isClosed ? 'hidden' : 'visible'}>
        <Suspense fallback={<Loading />}>{page}</Suspense>
      </Activity>
      <Suspense>
        <Always />
      </Suspense>
    </ErrorBoundary>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const elsewhere = addressAtOwnLender({
  address: window.location.href,
  lender: organisation.orgCode,
  jwt: token.read(),
});
if (elsewhere) window.location.replace(elsewhere);
// A transition lets a slow phone answer taps in between.
else
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter basename={BASE}>
          <App />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
