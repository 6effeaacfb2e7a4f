import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import type { ReactNode } from 'react';
import classes from './page-state.module.css';

export const PageWaiting = ({ children }: { children: string }) => (
  <h1 className={classes.waiting} aria-busy="true">
    {children}
  </h1>
);

export type PageFailedProps = {
  title: string;
  retry: string;
  onRetry: () => void;
  children?: ReactNode;
};

export const PageFailed = ({ title, retry, onRetry, children }: PageFailedProps) => (
  <div role="alert">
    <EmptyState
      level={1}
      picture="lost"
      title={title}
      actions={<Button onClick={onRetry}>{retry}</Button>}
    >
      {children}
    </EmptyState>
  </div>
);
