import type { ReactNode } from 'react';
import { EmptyPicture } from './empty-picture.tsx';
import classes from './empty-state.module.css';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  picture?: 'nearby' | 'favorites' | 'lost';
  level?: 1 | 2 | 3;
};

export function EmptyState({
  title,
  children,
  actions,
  picture = 'nearby',
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      <EmptyPicture name={picture} />
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
