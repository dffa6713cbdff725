import { Component, type ReactNode } from 'react';
import { PageError } from './load-error.tsx';

type ErrorBoundaryProps = {
  /** The current URL: a new one resets the error. */
  readonly at: string;
  readonly children: ReactNode;
};

/** Shows what failed instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps, { error }: { error: unknown }) {
    if (error !== undefined && at !== this.props.at) this.setState({ error: undefined });
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <PageError error={this.state.error} />;
  }
}
