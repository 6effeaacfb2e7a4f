import type { ReactNode } from 'react';
import classes from './danger-zone.module.css';

export type DangerZoneProps = {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
};

export const DangerZone = ({ title, isOpen = false, children }: DangerZoneProps) => (
  <details className={classes.zone} open={isOpen}>
    <summary>{title}</summary>
    <div className={classes.content}>{children}</div>
  </details>
);
