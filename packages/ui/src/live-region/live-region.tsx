import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type LiveRegionProps = {
  /** What to announce: "42 résultats". Keep the region mounted and change its words, or nothing is read. */
  children: ReactNode;
  /** Shown to everybody rather than to screen readers only. */
  isVisible?: boolean;
};

/** Polite announcements: counts, loading, saved. */
export function LiveRegion({ children, isVisible = false }: LiveRegionProps) {
  return (
    <div role="status">{isVisible ? children : <VisuallyHidden>{children}</VisuallyHidden>}</div>
  );
}
