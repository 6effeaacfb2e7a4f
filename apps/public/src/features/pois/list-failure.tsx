import { ErrorState } from '@parages/ui/error-state/error-state';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/use-translation.tsx';
import { failureMessage } from './failure-message.ts';
import classes from './pois.module.css';

/** A list that could not be read: its message, or "unknown-error", in red, and a way to ask again without scripts. */
export function ListFailure({ message }: { message: string }) {
  const { t } = useTranslation('pois');
  const { pathname, search } = useLocation();
  return (
    <div className={classes.failure}>
      <ErrorState title={t('failed')} action={<a href={pathname + search}>{t('retry')}</a>}>
        <p data-code={message}>{t(`failures.${message}`, { defaultValue: message })}</p>
      </ErrorState>
    </div>
  );
}

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
    if (question !== this.props.question && this.state.message !== null) this.setState({ message: null });
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <ListFailure message={message} />;
  }
}
