import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import { ReloadingScreen } from './reloading-screen.tsx';
import { clearScreenFailure, pauseBeforeReload } from './screen-loading.ts';

type ErrorBoundaryProps = {
  /** The address shown: another one gets another try. */
  readonly at: string;
  readonly children: ReactNode;
};

/** Reloads when a page fails to load, and shows the error page when that doesn't help or a page throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    // A failed navigation updates address and error state together.
    if (!hasFailed || at === this.props.at) return;
    clearScreenFailure();
    this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const pauseMs = pauseBeforeReload();
    return pauseMs === undefined ? <ErrorPage /> : <ReloadingScreen pauseMs={pauseMs} />;
  }
}
