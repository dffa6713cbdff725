import type { RouteObject } from 'react-router';
import NotFoundPage from '../../../shell/not-found.page.tsx';
import CallbackPage from './callback.page.tsx';
import { EmailRequest } from './email-request.tsx';
import LogInPage from './log-in.page.tsx';
import ResetPasswordPage from './reset-password.page.tsx';
import SignInLinkPage from './sign-in-link.page.tsx';
import VerifyEmailPage from './verify-email.page.tsx';

/** The hosted sign-in pages, below /auth. */
export const signInRoutes: RouteObject[] = [
  { path: 'login', element: <LogInPage /> },
  { path: 'callback', element: <CallbackPage /> },
  { path: 'forgot-password', element: <EmailRequest key="password" kind="forgotPassword" /> },
  { path: 'reset-password', element: <ResetPasswordPage /> },
  { path: 'email-link', element: <EmailRequest key="link" kind="emailLink" /> },
  { path: 'sign-in-link', element: <SignInLinkPage /> },
  { path: 'verify-email', element: <VerifyEmailPage /> },
  { path: '*', element: <NotFoundPage /> },
];
