import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import type { ReactNode } from 'react';

export type NoMatchProps = {
  title: string;
  clear: string;
  onClear: () => void;
  children?: ReactNode;
};

export const NoMatch = ({ title, clear, onClear, children }: NoMatchProps) => (
  <EmptyState
    title={title}
    actions={
      <Button variant="secondary" onClick={onClear}>
        {clear}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
