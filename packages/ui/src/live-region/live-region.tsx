import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type LiveRegionProps = {
  /**
   * Text to announce: "42 résultats". Keep the region mounted and change its text, or screen
   * readers do not announce it.
   */
  children: ReactNode;
  /** Visible on the page, not only to screen readers. */
  isVisible?: boolean;
};

/** Polite announcements: counts, loading, saved. */
export function LiveRegion({ children, isVisible = false }: LiveRegionProps) {
  return (
    <div role="status">{isVisible ? children : <VisuallyHidden>{children}</VisuallyHidden>}</div>
  );
}
