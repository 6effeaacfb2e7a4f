import type { ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import classes from './error-state.module.css';

export type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** Error message of a part of the page, announced at once because of its role `alert`. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <Notice tone="danger" title={title} isLive>
      {children}
      {action && <div className={classes.action}>{action}</div>}
    </Notice>
  );
}
