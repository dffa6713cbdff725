import type { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { lazy } from 'react';
import { Navigate } from 'react-router';

/** Lazy: only lenders closed to applications need it. */
const NotAccepting = lazy(() => import('./not-accepting.tsx'));

/** Shows why nobody can apply here now, instead of a page that leads to an application. */
export function ClosedPage({ why }: { why: NonNullable<ReturnType<typeof whyClosed>> }) {
  return why === 'NOT_ACCEPTING' ? <NotAccepting /> : <Navigate to="/coming-soon" replace />;
}
