import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import type { ReactNode } from 'react';

export type NoMatchProps = {
  title: string;
  /** Label of the button, for example "Effacer les filtres". */
  clear: string;
  onClear: () => void;
  children?: ReactNode;
};

/** Message for a list whose filters match no entry, with the button that clears them. */
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
