import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Catches what a page throws, a page that does not load included, and shows the error page instead. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
