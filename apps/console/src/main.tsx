import '@homeline/client/no-eval.ts';
import '@homeline/ui/tokens/tokens.css';
import '@homeline/ui/tokens/base.css';
import '@homeline/ui/fields/field.css';
import '@homeline/ui/page/frame.css';
import './shell/density.css';
import './shell/table.css';
import { organisation } from '@homeline/client/organisation.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { applyBrand } from '@homeline/ui/tokens/brand-tokens.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useRoutes } from 'react-router';
import { routes } from './routes.tsx';
import { BASE } from './session/client.ts';
import { queries } from './session/queries.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';

applyBrand(document, organisation.orgBrand);
const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = organisationFilePath(organisation.orgCode, organisation.orgBrand.icon);
document.head.append(icon);

function App() {
  const page = useRoutes(routes);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary at={pathname}>
      <Suspense fallback={<Skeleton />}>{page}</Suspense>
    </ErrorBoundary>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={BASE}>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
