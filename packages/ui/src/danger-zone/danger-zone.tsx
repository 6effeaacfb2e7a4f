import type { ReactNode } from 'react';
import classes from './danger-zone.module.css';

export type DangerZoneProps = {
  /** "Supprimer mon compte". */
  title: string;
  /** Open from the start, for example when a link leads here. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Section for irreversible actions, collapsed until its title is pressed. */
export const DangerZone = ({ title, isOpen = false, children }: DangerZoneProps) => (
  <details className={classes.zone} open={isOpen}>
    <summary>{title}</summary>
    <div className={classes.content}>{children}</div>
  </details>
);
