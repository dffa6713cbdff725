import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { type RouteObject, redirect } from 'react-router';
import { ErrorPage } from './shell/error-page.tsx';

/** The pages of one application, by their address behind it. The step gate of the area decides which of them shows. */
const applicationPages: RouteObject[] = [
  { path: 'start/profile', lazy: () => import('./features/applications/profile.page.tsx') },
];

/** The whole map of the product. An address that is not here leads to the error page. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    HydrateFallback: Skeleton,
    children: [
      { index: true, loader: () => redirect('/dashboard') },
      { path: 'account/register', loader: () => redirect('/register') },
      { path: 'register', lazy: () => import('./features/accounts/register.page.tsx') },
      { path: 'register/account-setup', lazy: () => import('./features/accounts/account-setup.page.tsx') },
      { path: 'register/support', lazy: () => import('./features/accounts/support.page.tsx') },
      { path: 'auth/login', lazy: () => import('./features/accounts/log-in.page.tsx') },
      { path: 'dashboard', lazy: () => import('./features/applications/dashboard.page.tsx') },
      {
        path: ':uuid',
        lazy: () => import('./features/applications/application.area.tsx'),
        children: [
          ...applicationPages,
          { index: true, element: null },
          { path: '*', element: <ErrorPage /> },
        ],
      },
      { path: '*', element: <ErrorPage /> },
    ],
  },
];
