import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { ListBoundary } from '../../features/pois/list-boundary.tsx';
import { ListFailure } from '../../features/pois/list-failure.tsx';
import classes from '../pages.module.css';

export type ListBodyProps = {
  /** Why the list could not be loaded. */
  failure: { message: string } | null | undefined;
  /** The query of the list: a failure is forgotten when it changes. */
  question: readonly unknown[];
  children: ReactNode;
};

/** The results of a list, or why there are none; dimmed while another page loads. */
export function ListBody({ failure, question, children }: ListBodyProps) {
  const isBusy = useNavigation().state === 'loading';
  return (
    <div className={classes.results} data-busy={isBusy || undefined}>
      {failure ? (
        <ListFailure message={failure.message} />
      ) : (
        <ListBoundary question={JSON.stringify(question)}>{children}</ListBoundary>
      )}
    </div>
  );
}
