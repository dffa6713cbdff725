import '@homeline/ui/tokens/tokens.css';
import '@homeline/ui/tokens/base.css';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import { wearBrand } from '@homeline/ui/tokens/brand-tokens.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { organisation } from './organisation.ts';
import { routes } from './routes.tsx';
import { queries } from './session/client.ts';
import { BASE } from './session/end-of-session.ts';

wearBrand(document, organisation.orgBrand);
const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = organisationFilePath(organisation.orgCode, organisation.orgBrand.icon);
document.head.append(icon);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={createBrowserRouter(routes, { basename: BASE })} />
    </QueryClientProvider>
  </StrictMode>,
);
