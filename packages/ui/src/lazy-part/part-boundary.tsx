import { Component, type ReactNode, Suspense } from 'react';
import { forgetLostParts, LostPart } from './lazy-part.tsx';

export type PartFailure = {
  /** A file of the part did not load; else the part threw another error. */
  isLost: boolean;
  /** A press of the retry has failed as well. */
  wasRetried: boolean;
  onRetry: () => void;
};

export type PartBoundaryProps = {
  children: ReactNode;
  /** Shown in place of the part after a failure; nothing by default. */
  failed?: (failure: PartFailure) => ReactNode;
  /** Shown while a file of the part loads. */
  waiting?: ReactNode;
  /** Names the content: another name renders it again after a failure. */
  name?: string | undefined;
};

type PartState = { error: unknown; retries: number };

/**
 * Contains the failure of one part of a page, so that the rest of the page stays. A part whose file
 * did not load is rendered again when the network returns. A class of our own instead of
 * `react-error-boundary`: it is in the first files of every page.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartState> {
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override state: PartState = { error: null, retries: 0 };
  override componentDidMount(): void {
    window.addEventListener('online', this.onOnline);
  }
  override componentWillUnmount(): void {
    window.removeEventListener('online', this.onOnline);
  }
  override componentDidUpdate({ name }: PartBoundaryProps): void {
    if (name !== this.props.name && this.state.error !== null) this.reset(0);
  }
  onOnline = (): void => {
    if (this.state.error instanceof LostPart) this.onRetry();
  };
  onRetry = (): void => this.reset(this.state.retries + 1);
  reset(retries: number): void {
    forgetLostParts();
    this.setState({ error: null, retries });
  }
  override render() {
    const { children, failed, waiting = null } = this.props;
    const { error, retries } = this.state;
    if (error === null) return <Suspense fallback={waiting}>{children}</Suspense>;
    return failed?.({
      isLost: error instanceof LostPart,
      wasRetried: retries > 0,
      onRetry: this.onRetry,
    });
  }
}
