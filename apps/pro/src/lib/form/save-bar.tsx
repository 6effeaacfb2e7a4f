import { LiveRegion } from '@parages/ui/live-region/live-region';
import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

export type SaveBarProps = {
  /**
   * For example "Enregistré à 14:02"; announced politely by screen readers when it changes.
   */
  status?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
};

/** The sticky foot of a long form: its save status and its buttons. */
export const SaveBar = ({ status, children }: SaveBarProps) => (
  <div className={classes.saveBar}>
    <div className={classes.saveStatus}>
      <LiveRegion isVisible>{status}</LiveRegion>
    </div>
    <div className={classes.saveActions}>{children}</div>
  </div>
);
