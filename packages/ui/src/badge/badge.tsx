import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeProps = {
  /** `ink` for neutral facts (sponsored), `highlight` for good news, the other tones for states. */
  tone?: 'ink' | 'highlight' | 'success' | 'warning' | 'danger' | 'info' | 'paper';
  children: ReactNode;
};

/** A short state or fact in a coloured box. */
export function Badge({ tone = 'paper', children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
