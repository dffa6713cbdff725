import { type ReactNode, useEffect } from 'react';
import PageViews from '../features/telemetry/page-views.area.tsx';
import { watchSlowButtons } from './slow-buttons.ts';

/** What runs beside every page once the first one has shown. */
export default function Always(): ReactNode {
  useEffect(watchSlowButtons, []);
  return <PageViews />;
}
