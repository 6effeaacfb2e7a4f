import type { ReactNode } from 'react';
import classes from '../visually-hidden/visually-hidden.module.css';

export type LiveRegionProps = {
  /**
   * Text to announce. Keep the region mounted and change its text, or screen readers do not
   * announce it.
   */
  children: ReactNode;
  isVisible?: boolean;
};

/** Announces its text to screen readers without interrupting them (`role="status"`). */
export function LiveRegion({ children, isVisible = false }: LiveRegionProps) {
  return (
    <div role="status" className={isVisible ? undefined : classes.hidden}>
      {children}
    </div>
  );
}
