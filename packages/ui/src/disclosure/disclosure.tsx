import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

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
