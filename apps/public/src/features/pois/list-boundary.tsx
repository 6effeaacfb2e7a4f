import { Component, type ReactNode } from 'react';
import { failureMessage } from './failure-message.ts';
import { ListFailure } from './list-failure.tsx';

export type ListBoundaryProps = {
  /** What the list asks, in one text: another question gets another chance. */
  question: string;
  children: ReactNode;
};
type BoundaryState = { message: string | null };

/** Keeps a list that fails while it is shown (another position, another order) from taking the page with it. */
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
