import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { ListBoundary } from '../../features/pois/list-boundary.tsx';
import { ListFailure } from '../../features/pois/list-failure.tsx';
import classes from '../pages.module.css';

export type ListBodyProps = {
  failure: { message: string } | null | undefined;
  /** Query of the list: a change of it resets the error. */
  question: readonly unknown[];
  children: ReactNode;
};

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
