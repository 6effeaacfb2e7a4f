import { Component, type ReactNode } from 'react';
import { failureMessage } from './failure-message.ts';
import { ListFailure } from './list-failure.tsx';

export type ListBoundaryProps = {
  /** Search query as text: a change of it resets the error. */
  question: string;
  children: ReactNode;
};
type BoundaryState = { message: string | null };

/**
 * Without this boundary, an error while the browser loads the list would replace the whole page.
 */
export class ListBoundary extends Component<ListBoundaryProps, BoundaryState> {
  override state: BoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { message: failureMessage(error) };
  }

  override componentDidUpdate({ question }: ListBoundaryProps): void {
    if (question !== this.props.question && this.state.message !== null)
      this.setState({ message: null });
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <ListFailure message={message} />;
  }
}
