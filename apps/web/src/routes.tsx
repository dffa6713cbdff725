import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';

const Register = lazy(() => import('./features/accounts/register.page.tsx'));
const AccountSetup = lazy(() => import('./features/accounts/account-setup.page.tsx'));
const Support = lazy(() => import('./features/accounts/support.page.tsx'));
const LogIn = lazy(() => import('./features/accounts/log-in.page.tsx'));
const Dashboard = lazy(() => import('./features/applications/dashboard.page.tsx'));
const ApplyAgain = lazy(() => import('./features/applications/apply-again.page.tsx'));
const NotFoundPage = lazy(() => import('./shell/not-found.page.tsx'));
const ApplicationArea = lazy(() => import('./features/applications/application.area.tsx'));

/** The whole map of the product; the pages of one application stand in application-pages.ts. Any other address is not found. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate to="/dashboard" replace /> },
  { path: 'account/register', element: <Navigate to="/register" replace /> },
  { path: 'register', element: <Register /> },
  { path: 'register/account-setup', element: <AccountSetup /> },
  { path: 'register/support', element: <Support /> },
  { path: 'auth/login', element: <LogIn /> },
  { path: 'dashboard', element: <Dashboard /> },
  { path: 'apply-again', element: <ApplyAgain /> },
  { path: ':uuid/*', element: <ApplicationArea /> },
  { path: '*', element: <NotFoundPage /> },
];
