import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

export type SkipLinkProps = {
  /** Id of the target element, which needs `tabIndex={-1}`. */
  targetId: string;
  children: ReactNode;
};

/**
 * Appears on the first Tab: "Aller au contenu", "Passer la carte". A plain anchor, so that the
 * router ignores it.
 */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className={classes.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
