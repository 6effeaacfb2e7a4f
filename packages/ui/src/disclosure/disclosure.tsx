import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Content that expands when its title is pressed, with an arrow before the title. */
export const Disclosure = ({ summary, isOpen = false, onToggle, children }: DisclosureProps) => (
  <details
    className={classes.disclosure}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
  >
    <summary>{summary}</summary>
    {children}
  </details>
);
