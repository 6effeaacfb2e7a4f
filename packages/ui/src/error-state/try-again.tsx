import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

export type TryAgainProps = {
  title: string;
  retry: string;
  onRetry: () => void;
  children?: ReactNode;
};

export const TryAgain = ({ title, retry, onRetry, children }: TryAgainProps) => (
  <ErrorState
    title={title}
    action={
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    }
  >
    {children}
  </ErrorState>
);
