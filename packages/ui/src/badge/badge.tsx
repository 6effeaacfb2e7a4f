import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeProps = {
  tone?: 'ink' | 'highlight' | 'success' | 'warning' | 'danger' | 'info' | 'paper';
  children: ReactNode;
};

export function Badge({ tone = 'paper', children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
