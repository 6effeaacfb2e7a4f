import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

export type SkipLinkProps = {
  /** Id of the target element, which needs `tabIndex={-1}` to take the focus. */
  targetId: string;
  children: ReactNode;
};

/** A link to another part of the page, visible only while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className={classes.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
