import type { ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import classes from './error-state.module.css';

export type ErrorStateProps = {
  /** "Une erreur est survenue". */
  title: string;
  children?: ReactNode;
  /** Button under the message: "Réessayer". */
  action?: ReactNode;
};

/** Error message of a part of the page, announced at once (`role="alert"`). */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <Notice tone="danger" title={title} isLive>
      {children}
      {action && <div className={classes.action}>{action}</div>}
    </Notice>
  );
}
