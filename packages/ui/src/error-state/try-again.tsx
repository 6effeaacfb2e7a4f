import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

export type TryAgainProps = {
  title: string;
  /** "Réessayer". */
  retry: string;
  onRetry: () => void;
  children?: ReactNode;
};

/** A part of the page that failed, and the button that asks for it again. */
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
